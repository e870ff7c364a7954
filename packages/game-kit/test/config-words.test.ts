import { describe, expect, it } from 'vitest';
import { configAt, configFromWords } from '../src/config-words.ts';

describe('a configuration in words', () => {
  it('knows yes and no, numbers, lists and names', () => {
    const words: [string, string][] = [
      ['mode', 'solo'],
      ['players', '1'],
      ['dragons', 'true'],
      ['listed', 'false'],
      ['seats', 'stark+tully'],
    ];
    expect(configFromWords(words)).toEqual({
      ...{ mode: 'solo', players: 1, dragons: true, listed: false },
      seats: ['stark', 'tully'],
    });
  });

  it('puts values where their path says', () => {
    const values: [string, boolean | string][] = [
      ['switches.tides', true],
      ['switches.pointer', 'next'],
      ['profile', 'print'],
    ];
    expect(configAt(values)).toEqual({ switches: { tides: true, pointer: 'next' }, profile: 'print' });
  });
});
