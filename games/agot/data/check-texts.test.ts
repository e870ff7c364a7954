// Proves that the four languages speak of the same things, and of nothing else.
import { checkTexts } from '@three-thrones/testkit';
import { describe, expect, it } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import fa from '../text/fa.json' with { type: 'json' };
import hu from '../text/hu.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import housesJson from './houses.json' with { type: 'json' };
import {
  AREAS,
  CARDS,
  COMBAT_STEPS,
  HOUSES,
  ORDERS,
  TIDES,
  TRACKS,
  UNIT_KINDS,
  WESTEROS_I,
  WESTEROS_II,
  WESTEROS_III,
  WILDLINGS,
} from './ids.ts';
import mapJson from './map.json' with { type: 'json' };
import tablesJson from './tables.json' with { type: 'json' };
import westerosJson from './westeros.json' with { type: 'json' };
import wildlingsJson from './wildlings.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
const english: Texts = en;
const languages: Readonly<Record<'en' | 'uk' | 'hu' | 'fa', Texts>> = { en, uk, hu, fa };

const keysOf = (prefix: string, ids: readonly string[], forms: readonly string[]) =>
  ids.flatMap((id) => forms.map((form) => `${prefix}.${id}.${form}`));

/** What a card of the Westeros decks can do, and what it lets its chooser choose. */
const westerosCards = westerosJson.decks.flatMap<{
  readonly id: string;
  readonly options?: readonly string[];
}>(({ cards }) => cards);
const choices = westerosCards.flatMap(({ options = [] }) => options);

/** Keys that follow from the ids. General terms and the words of play are listed by the English file. */
const keysOfIds = [
  ...keysOf('house', HOUSES, ['name', 'short']),
  ...keysOf('area', AREAS, ['name', 'from', 'to', 'in']),
  ...keysOf('card', CARDS, ['name', 'text']),
  ...keysOf('westeros', [...WESTEROS_I, ...WESTEROS_II, ...WESTEROS_III], ['name', 'text']),
  ...keysOf('wildling', WILDLINGS, ['name', 'lowest', 'others', 'reward']),
  ...keysOf('tide', TIDES, ['name']),
  ...keysOf('order', ORDERS, ['name', 'text']),
  ...keysOf('unit', UNIT_KINDS, ['name', 'count', 'text']),
  ...keysOf('track', TRACKS, ['name', 'text']),
  ...keysOf('step', COMBAT_STEPS, ['name', 'text']),
  ...keysOf('setting', Object.keys(tablesJson.switches), ['name', 'text']),
  ...Object.keys(tablesJson.rulesProfiles).map((id) => `setting.profile.${id}`),
  ...[...choices, ...Object.keys(westerosJson.restrictions)].map((id) => `effect.${id}`),
];

checkTexts({ languages, keysOfIds, rules: /\.(text|lowest|others|reward)$|^(order|tide)\./ });

describe.each(Object.entries(languages))('%s', (_language, texts) => {
  it('says of the House cards without an ability that they have none, and of no other', () => {
    const cards = housesJson.houses.flatMap<{ readonly id: string; readonly timing: string }>(
      (house) => house.cards,
    );
    const textOf = (card: { readonly id: string }) => texts[`card.${card.id}.text`];
    const plain = new Set(cards.filter(({ timing }) => timing === 'none').map(textOf));
    const able = cards.filter(({ timing }) => timing !== 'none');
    expect(plain.size).toBe(1);
    expect(able.filter((card) => plain.has(textOf(card)))).toEqual([]);
  });

  it('calls one thing by one name', () => {
    expect(texts['westeros.supply.name']).toBe(texts['term.supply']);
    expect(texts['westeros.mustering.name']).toBe(texts['term.mustering']);
    expect(texts['setting.tidesOfBattle.name']).toBe(texts['term.tides-of-battle']);
    expect(texts['phase.raven.name']).toBe(texts['token.messenger-raven.name']);
  });
});

it('English has the names of the data files, with a printer’s apostrophe', () => {
  const printed = (name: string) => name.replaceAll("'", '’');
  for (const { id, name } of housesJson.houses) expect(english[`house.${id}.short`]).toBe(printed(name));
  for (const { id, name } of mapJson.areas) expect(english[`area.${id}.name`]).toBe(printed(name));
  for (const { id, name } of tablesJson.units) expect(english[`unit.${id}.name`]).toBe(printed(name));
  for (const { id, name } of tablesJson.influenceTracks)
    expect(english[`track.${id}.name`]).toBe(printed(name));
  for (const { id, name } of wildlingsJson.cards) expect(english[`wildling.${id}.name`]).toBe(printed(name));
  for (const { cards } of housesJson.houses) {
    for (const { id, name } of cards) expect(english[`card.${id}.name`]).toBe(printed(name));
  }
  for (const { cards } of westerosJson.decks) {
    for (const { id, name } of cards) expect(english[`westeros.${id}.name`]).toBe(printed(name));
  }
});
