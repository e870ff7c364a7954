// Proves that every card says only what the types, the glossaries and the scales know.
import { describe, expect, it } from 'vitest';
import type { Card, EventCost, EventParams } from './data.ts';
import { card } from './data.ts';
import housesJson from './houses.json' with { type: 'json' };
import type { EffectId, IceAndFireEffectId, IceAndFirePrerequisiteId, PrerequisiteId } from './ids.ts';
import {
  ALTERNATE_HEROES,
  BASE_HEROES,
  BASE_HOUSES,
  BASE_PLOT_CARDS,
  BATTLE_TYPES,
  DOMAIN_KINDS,
  DOMAINS,
  EFFECTS,
  HEROES,
  HOUSES,
  ICE_AND_FIRE_EFFECTS,
  ICE_AND_FIRE_PREREQUISITES,
  PLOT_CARDS,
  PREREQUISITES,
} from './ids.ts';
import plotCardsJson from './plot-cards.json' with { type: 'json' };
import tablesJson from './tables.json' with { type: 'json' };

const rows = [...plotCardsJson.cards, ...housesJson.heroes];
const cards = [...PLOT_CARDS, ...HEROES].map((id) => card(id));
const baseCards = [...BASE_PLOT_CARDS, ...BASE_HEROES, ...ALTERNATE_HEROES].map((id) => card(id));

const sorted = (words: readonly string[]) => [...new Set(words)].sort();
const idsOf = (some: readonly Card[], wrong: (one: Card) => boolean) =>
  some.filter(wrong).map((one) => one.id);

// The compiler reads these lines: a word that a type has and its glossary lacks does not compile.
const effectGlossary: Readonly<Record<EffectId | IceAndFireEffectId, string>> = {
  ...plotCardsJson.effectGlossary,
  ...housesJson.extraEffects,
};
const prerequisiteGlossary: Readonly<Record<PrerequisiteId | IceAndFirePrerequisiteId, string>> = {
  ...plotCardsJson.prerequisiteGlossary,
  ...housesJson.extraPrerequisites,
};
const costGlossary: Readonly<Record<keyof EventCost, string>> = plotCardsJson.costGlossary;
const paramGlossary: Readonly<Record<keyof EventParams, string>> = plotCardsJson.paramGlossary;

/** What JSON gives for a type: words are plain strings, `null` is allowed. */
type Widened<T> = T extends string ? string : T extends readonly (infer E)[] ? readonly Widened<E>[] : T;
type ParamRow = { readonly [P in keyof EventParams]: Widened<EventParams[P]> | null | undefined };
const paramRows: readonly ParamRow[] = rows.map((row) => row.event.params);

type Texts<T> = T extends readonly (infer E)[] ? Texts<E> : T extends string ? T : never;
type WordParam = {
  [P in keyof EventParams]-?: Texts<NonNullable<EventParams[P]>> extends never ? never : P;
}[keyof EventParams];

/** The words each param may use; the numbers and yes-or-no params are checked by the compiler above. */
const paramWords: { readonly [P in WordParam]: readonly Texts<NonNullable<EventParams[P]>>[] } = {
  bonusIfTargetKinds: DOMAIN_KINDS,
  bonusVpWhen: ['battle-starts'],
  defender: ['non-player-house'],
  discardOn: ['lose-battle', 'scoring-phase-start'],
  exclude: DOMAINS,
  from: ['force-track', 'allied-house', 'one-allied-house', 'force-track-or-allied-house'],
  giveTo: ['another-player'],
  hero: ['own-or-allied'],
  into: ['domain-of-controlled-hero', 'hostile-domain', 'domain-of-returned-token'],
  measure: ['march-steps'],
  modes: ['march', 'sail'],
  npToken: ['own-ally-pool'],
  owner: ['another-player', 'kings-landing-controller'],
  playerToken: ['eliminate'],
  range: ['adjacent-to-own'],
  returnCard: ['plot-card-only'],
  takeFrom: ['one-other-np-house'],
  target: [...DOMAINS, 'own-home-domain'],
  targetKinds: DOMAIN_KINDS,
  where: ['any-domain', 'kings-landing'],
  who: ['any', 'controlled-by-another-player', 'own-house-of-another-player'],
};

/** The prerequisites that a card's cost calls for, and those of that kind it has. */
function duePrices({ id, event: { cost } }: Card) {
  const gold = cost.gold ?? cost.goldPerUse ?? cost.goldPerToken ?? cost.goldPerEgg;
  const prices = gold === undefined ? [] : [`own-gold-at-least-${gold}`];
  if (cost.vp !== undefined) prices.push(`own-vp-at-least-${cost.vp}`);
  return { id, prices };
}

function namedPrices({ id, event }: Card) {
  return { id, prices: event.prerequisites.filter((word) => /^own-(gold|vp)-at-least/.test(word)) };
}

describe('faces', () => {
  it('spread the shields evenly in print: 8 for each house, 10 for Arryn', () => {
    const shown: Record<string, number> = {};
    const printed = plotCardsJson.cards.filter(
      ({ set, shieldsSource }) => set === 'base' && shieldsSource === 'card-scan',
    );
    for (const house of printed.flatMap(({ shields }) => shields)) shown[house] = (shown[house] ?? 0) + 1;
    expect(shown).toEqual(
      Object.fromEntries(BASE_HOUSES.map((house) => [house, house === 'arryn' ? 10 : 8])),
    );
  });

  it('show one or two shields of known houses, a Hero Card two of its own', () => {
    expect(idsOf(cards, ({ shields }) => shields.length < 1 || shields.length > 2)).toEqual([]);
    expect(HOUSES).toEqual(expect.arrayContaining(cards.flatMap(({ shields }) => shields)));
    for (const { id, house } of housesJson.heroes) {
      expect(cards.find((one) => one.id === id)).toMatchObject({
        kind: 'hero',
        house,
        shields: [house, house],
      });
    }
  });

  it('cost what the scale says to defend with', () => {
    const { strength: byStrength, ...byType } = plotCardsJson.defendCostScale;
    const scale: Readonly<Record<string, number>> = byStrength;
    const price = ({ type, strength }: Card['battle']) =>
      type === 'strength' ? scale[strength] : byType[type];
    expect(sorted(cards.map(({ battle }) => battle.type))).toEqual(sorted(BATTLE_TYPES));
    expect(idsOf(cards, ({ battle }) => battle.defendCost !== price(battle))).toEqual([]);
    expect(idsOf(cards, ({ battle }) => battle.strength > 0 !== (battle.type === 'strength'))).toEqual([]);
    expect(byType.secret).toBe(tablesJson.costs.secretWhenDefending);
  });
});

describe('events', () => {
  it('use exactly the listed effects, all explained', () => {
    const all = [...EFFECTS, ...ICE_AND_FIRE_EFFECTS];
    expect(sorted(baseCards.map(({ event }) => event.effect))).toEqual(sorted(EFFECTS));
    expect(sorted(cards.map(({ event }) => event.effect))).toEqual(sorted(all));
    expect(sorted(Object.keys(effectGlossary))).toEqual(sorted(all));
  });

  it('use exactly the listed prerequisites, all explained', () => {
    const all = [...PREREQUISITES, ...ICE_AND_FIRE_PREREQUISITES];
    expect(sorted(baseCards.flatMap(({ event }) => event.prerequisites))).toEqual(sorted(PREREQUISITES));
    expect(sorted(cards.flatMap(({ event }) => event.prerequisites))).toEqual(sorted(all));
    expect(sorted(Object.keys(prerequisiteGlossary))).toEqual(sorted(all));
  });

  it('use exactly the costs and params that are explained', () => {
    expect(sorted(rows.flatMap((row) => Object.keys(row.event.cost)))).toEqual(
      sorted(Object.keys(costGlossary)),
    );
    expect(sorted(paramRows.flatMap((row) => Object.keys(row)))).toEqual(sorted(Object.keys(paramGlossary)));
  });

  it('use only known words in params', () => {
    const known: Readonly<Record<string, readonly string[]>> = paramWords;
    for (const [param, value] of cards.flatMap(({ event }) => Object.entries(event.params))) {
      const words = [value].flat().filter((word) => typeof word === 'string');
      expect({ param, words: known[param] ?? [] }).toEqual({ param, words: expect.arrayContaining(words) });
    }
  });

  it('repeat every fixed price among the prerequisites', () => {
    expect(cards.map(namedPrices)).toEqual(cards.map(duePrices));
  });

  it('add a battle bonus only where there can be a battle', () => {
    expect(sorted(cards.map(({ event }) => event.startsBattle))).toEqual(['may', 'must', 'no']);
    expect(idsOf(cards, ({ event }) => event.startsBattle === 'no' && event.battleBonus !== 0)).toEqual([]);
  });
});
