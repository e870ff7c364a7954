// The words of the timing strip, the negotiation, the encounter and the scenes: the same in four languages, and one for
// every id a key is put together from.

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { conditions, sequence } from '../../data/data.ts';
import { UNTIL } from '../timing/goes-by.ts';
import { PHASES, SPECIAL } from '../timing/moments.ts';
import en from '../moments/text/en.json' with { type: 'json' };
import fa from '../moments/text/fa.json' with { type: 'json' };
import hu from '../moments/text/hu.json' with { type: 'json' };
import uk from '../moments/text/uk.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
const languages: Readonly<Record<string, Texts>> = { en, uk, hu, fa };

const WHY = [
  ...['noPart', 'emptyHand', 'liesOpen', 'dead', 'notBrought', 'noTruce', 'nothingToDo'],
  ...['notInHand', 'captive'],
];

function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as (string | [string, string?, unknown?])[]) {
      if (typeof token === 'string') continue;
      found.add(token[0]);
      if (typeof token[2] === 'object' && token[2] !== null)
        for (const branch of Object.values(token[2])) walk(branch);
    }
  };
  walk(compileMessageOrThrow(message));
  return [...found].sort();
}

describe.each(Object.entries(languages))('%s', (_language, texts) => {
  it('says the same things in the same order', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, message] of Object.entries(texts)) {
      expect(message.trim(), key).not.toBe('');
      expect(argumentsOf(message), key).toEqual(argumentsOf((en as Texts)[key]!));
    }
  });
});

it('Persian has no Latin digits and no other alphabet', () => {
  for (const [key, message] of Object.entries(fa))
    expect(message.replace(/\{[^{}]*\}?/g, ''), key).not.toMatch(/[0-9A-Za-zА-Яа-я]/);
});

it('there is a word for every moment, condition, reason and time', () => {
  const keys = [
    ...[...sequence.map(({ id }) => id), ...PHASES, SPECIAL].map((id) => `timing.short.${id}`),
    ...Object.keys(conditions).map((id) => `timing.if.${id}`),
    ...WHY.map((id) => `timing.why.${id}`),
    ...['now', 'then', 'held', 'maybe', 'over', 'no'].map((id) => `timing.is.${id}`),
    ...UNTIL.map((id) => `pass.${id}`),
  ];
  expect(Object.keys(en)).toEqual(expect.arrayContaining(keys));
});
