import { type Eye, type Hidden, isHidden, redact } from '@three-thrones/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, differences, patchFor, viewHash, ViewHashes } from '../src/index.ts';

const EYES: readonly Eye[] = ['ann', 'bob', 'spectator'];
const WORDS = ['a', 'king', 'the-rains-of-castamere'];

/** Tables of any shape, with secrets lying about in them. */
const { table } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.constantFrom(...WORDS), fc.integer({ min: 0, max: 300 }), fc.boolean()),
  single: fc.record({
    to: fc.subarray(['ann', 'bob']),
    secret: fc.oneof(fc.constantFrom(...WORDS), fc.integer({ min: 0, max: 3 })),
  }),
  pile: fc.record({
    to: fc.subarray(['ann', 'bob']),
    secret: fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }),
    counted: fc.constant(true as const),
  }),
  list: fc.array(tie('thing'), { maxLength: 4 }),
  record: fc.dictionary(fc.constantFrom('one', 'two', 'three', 'four'), tie('thing'), { maxKeys: 4 }),
  thing: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    tie('single'),
    tie('pile'),
    tie('list'),
    tie('record'),
  ),
  table: fc.record({ world: tie('record'), frames: tie('list') }),
})) as { table: fc.Arbitrary<object> };

describe('a patch', () => {
  it('makes of one view the next, for every eye', () => {
    fc.assert(
      fc.property(table, table, (before, after) => {
        const changed = differences(before, after);
        for (const eye of EYES) {
          const seen = applyPatch(redact(before, eye), overTheWire(patchFor(changed, eye)));
          expect(viewHash(seen)).toBe(viewHash(redact(after, eye)));
          expect(seen).toEqual(redact(after, eye));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('does not show that something changed which this eye may not know, nor how long it is', () => {
    const seeds = fc.tuple(fc.nat(), fc.nat());
    fc.assert(
      fc.property(table, table, fc.constantFrom(...EYES), seeds, (before, after, eye, [one, other]) => {
        const patch = patchFor(differences(before, after), eye);
        const twins = differences(withOtherSecrets(before, eye, one), withOtherSecrets(after, eye, other));
        expect(patchFor(twins, eye)).toEqual(patch);
      }),
      { numRuns: 2_000 },
    );
  });

  it('tells the whole where that is shorter, unless a secret makes it long for this eye', () => {
    const [before, after] = [{ hand: hand(1) }, { hand: hand(2) }];
    const changed = differences(before, after);
    expect(patchFor(changed, 'bob')).toEqual([['hand', redact(after.hand, 'bob')]]);
    expect(patchFor(changed, 'ann')).toEqual(FIELDS.map((field) => [`hand/${field}`, 2]));
  });

  it('remembers no more of the old and the new than it may have to tell', () => {
    const world = { a: 1, b: 2, map: Array.from({ length: 100 }, (_, at) => `domain ${at}`) };
    const changed = differences({ world }, { world: { ...world, a: 2, b: 3 } });
    expect(JSON.stringify(changed)).not.toContain('domain');
  });
});

describe('the hash of a view', () => {
  it('is the same from the whole table as from the view, whatever the order of the fields', () => {
    fc.assert(
      fc.property(table, (whole) => {
        const hashes = new ViewHashes(whole, EYES);
        for (const eye of EYES) {
          expect(viewHash(redact(whole, eye))).toBe(hashes.of(eye));
          expect(viewHash(reversed(redact(whole, eye)) as object)).toBe(hashes.of(eye));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('follows what changes without looking at the rest', () => {
    fc.assert(
      fc.property(table, table, table, (first, second, third) => {
        const hashes = new ViewHashes(first, EYES);
        hashes.follow(differences(first, second));
        for (const eye of EYES) expect(hashes.of(eye)).toBe(viewHash(redact(second, eye)));
        hashes.follow(differences(second, third));
        for (const eye of EYES) expect(hashes.of(eye)).toBe(viewHash(redact(third, eye)));
      }),
      { numRuns: 500 },
    );
  });

  it('tells lists and records of nothing from nothing, and a list from a record', () => {
    const all = [
      {},
      { a: [] },
      { a: {} },
      { a: null },
      { a: '' },
      { a: [[]] },
      { a: [{}] },
      { a: { 0: {} } },
    ];
    expect(new Set(all.map(viewHash)).size).toBe(all.length);
  });

  it('notices a secret of one’s own that has changed places', () => {
    const one = { left: card('king'), right: card('fool') };
    const other = { left: card('fool'), right: card('king') };
    expect(viewHash(one)).not.toBe(viewHash(other));
    expect(viewHash(redact(one, 'bob'))).toBe(viewHash(redact(other, 'bob')));
  });
});

const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Some open figures and one long secret. */
function hand(figure: number): object {
  return { ...Object.fromEntries(FIELDS.map((field) => [field, figure])), card: card('x'.repeat(200)) };
}

function card(secret: string): Hidden<string> {
  return { to: ['ann'], secret };
}

function overTheWire<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The same to this eye; all that is closed to it is something else. */
function withOtherSecrets(value: object, eye: Eye, seed: number): object {
  let drawn = seed;
  const draw = (): string => WORDS[drawn++ % WORDS.length]!;
  const walk = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(walk);
    if (!isHidden(part))
      return Object.fromEntries(Object.entries(part).map(([key, inside]) => [key, walk(inside)]));
    if (part.to.includes(eye)) return part;
    const secret = part.counted ? (part as Hidden<unknown[]>).secret!.map(draw) : draw();
    return { ...part, secret };
  };
  return walk(value) as object;
}

function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inside]) => [key, reversed(inside)]),
  );
}
