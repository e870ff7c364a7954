// Proves that the effects of the data files are those of types.ts, each with the parameters it has there.

import { expect, test } from 'vitest';
import { card, type EffectId, wildlingCard, type WildlingEffectId } from './data.ts';
import { CARDS, TRACKS, UNIT_KINDS, WILDLINGS } from './ids.ts';

type Check = (value: unknown) => boolean;
type Params = Readonly<Record<string, Check>>;

const isNumber: Check = (value) => typeof value === 'number';
const isNumberOrAll: Check = (value) => isNumber(value) || value === 'all';
const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const areAll =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const areIcons: Check = (value) =>
  Object.entries(value as object).every(([icon, n]) => ['swords', 'towers'].includes(icon) && isNumber(n));

const tracks = areAll(isOneOf(TRACKS));
const count = { count: isNumber };
const amount = { amount: isNumber };

/** The parameters an effect must have; others are notes for the reader. */
const CARD_EFFECTS: { readonly [E in EffectId]: Params } = {
  'choose-loser-retreat-area': {},
  'return-own-discards-to-hand': {},
  'no-casualties': { from: areAll(isOneOf(['house-card-abilities', 'sword-icons', 'tides-of-battle'])) },
  'double-own-defense-order': {},
  'unit-strength-when-attacking': { unit: isOneOf(UNIT_KINDS), strengthEach: isNumber },
  'bonus-when-defending-structure': { strength: isNumber, swords: isNumber },
  'zero-opponent-printed-strength': {},
  'bonus-if-unsupported': { swords: isNumber, towers: isNumber },
  'pay-to-swap-own-card': { cost: isNumber },
  'gain-power': amount,
  'cancel-opponent-card': {},
  'remove-loser-order-anywhere': {},
  'bonus-if-opponent-higher-on-track': { track: isOneOf(TRACKS), strength: isNumber },
  'upgrade-footman-to-knight': {},
  'bonus-if-own-card-discarded': { cardId: isOneOf(CARDS), strength: isNumber, swords: isNumber },
  'zero-foreign-ships-if-supported': {},
  'discard-card-from-opponent-hand': {},
  'destroy-opponent-footman': {},
  'keep-march-order-in-conquered-area': {},
  'remove-adjacent-opponent-order': {},
  'attacker-may-not-enter': {},
  'icon-by-role': { attacking: areIcons, defending: areIcons },
  'opponent-to-bottom-of-track': {},
};

const WILDLING_EFFECTS: { readonly [E in WildlingEffectId]: Params } = {
  none: {},
  'second-attack': { strength: isNumber },
  'destroy-or-drop': { units: isNumber, places: isNumber },
  'destroy-units': count,
  'destroy-units-at-structure': count,
  'downgrade-knights': { count: isNumberOrAll },
  'upgrade-footmen': count,
  'lose-supply': amount,
  'gain-supply': amount,
  'lose-power': { amount: isNumberOrAll },
  'refund-bid': {},
  'discard-highest-cards': {},
  'discard-one-card': {},
  'return-discards-to-hand': {},
  'retrieve-card': {},
  'to-bottom-of-tracks': { tracks },
  'to-bottom-of-one-track': { choose: tracks },
  'to-top-of-one-track': { choose: tracks },
  'muster-one-area': {},
};

/** Effects that do not have what they should have. */
function wrong(
  found: readonly { readonly id: string; readonly params: object }[],
  known: Readonly<Record<string, Params>>,
): string[] {
  return found
    .filter(({ id, params }) =>
      Object.entries(known[id] ?? { '': () => false }).some(
        ([name, check]) => !check((params as Readonly<Record<string, unknown>>)[name]),
      ),
    )
    .map(({ id }) => id);
}

test('effects of House cards', () => {
  const found = CARDS.flatMap((id) => Object.entries(card(id).does)).map(([id, params]) => ({ id, params }));
  expect(wrong(found, CARD_EFFECTS)).toEqual([]);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(Object.keys(CARD_EFFECTS)));
});

test('effects of wildling cards', () => {
  const found = WILDLINGS.flatMap((id) => {
    const { lowest, others, reward } = wildlingCard(id);
    return [lowest, others, reward].map(({ effect, params }) => ({ id: effect, params }));
  });
  expect(wrong(found, WILDLING_EFFECTS)).toEqual([]);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(Object.keys(WILDLING_EFFECTS)));
});
