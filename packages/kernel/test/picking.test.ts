import { describe, expect, it } from 'vitest';
import { isEnough, lacking, pick } from '../src/index.ts';

const each = (area: string) => ({ code: 'one-order-each', rule: '9.1', args: { area }, words: [area] });
const decision = {
  rule: '9.1',
  min: 3,
  max: 3,
  limits: [
    ...['pyke', 'seagard', 'riverrun'].map((area) => ({ ...each(area), min: 1, max: 1 })),
    { code: 'order-used', rule: '9.2', words: ['raid'], min: 0, max: 2 },
    { code: 'star-limit', rule: '9.2', words: ['march-plus-1', 'defense-2'], min: 0, max: 2 },
    { code: 'order-used', rule: '9.2', words: ['march-plus-1'], min: 0, max: 1 },
  ],
};

describe('picking options that go together', () => {
  it('adds one, and takes it away when it is touched again', () => {
    expect(pick(decision, [], 'pyke:raid')).toEqual({ picked: ['pyke:raid'] });
    expect(pick(decision, ['pyke:raid'], 'pyke:raid')).toEqual({ picked: [] });
  });

  it('replaces where only one may be', () => {
    expect(pick(decision, ['pyke:raid'], 'pyke:march-plus-1')).toEqual({ picked: ['pyke:march-plus-1'] });
    expect(pick(decision, ['pyke:march-plus-1', 'seagard:raid'], 'seagard:march-plus-1')).toEqual({
      picked: ['seagard:march-plus-1'],
    });
  });

  it('says which limit leaves no room', () => {
    const picked = ['pyke:raid', 'seagard:raid'];
    expect(pick(decision, picked, 'riverrun:raid')).toEqual({ reason: { code: 'order-used', rule: '9.2' } });
    expect(pick({ rule: '12.1', min: 1, max: 2 }, ['a', 'b'], 'c')).toMatchObject({
      reason: { code: 'too-many' },
    });
    expect(pick({ rule: '12.1', min: 1, max: 1 }, ['a'], 'b')).toEqual({ picked: ['b'] });
  });

  it('knows what is missing', () => {
    expect(lacking(decision, ['pyke:raid']).map(({ args }) => args)).toEqual([
      { area: 'seagard' },
      { area: 'riverrun' },
    ]);
    expect(isEnough(decision, ['pyke:raid'])).toBe(false);
    expect(isEnough(decision, ['pyke:raid', 'seagard:raid', 'riverrun:defense-2'])).toBe(true);
    expect(isEnough(decision, ['pyke:raid', 'seagard:raid', 'riverrun:raid'])).toBe(false);
  });
});
