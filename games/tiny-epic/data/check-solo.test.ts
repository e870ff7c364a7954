// Proves that solo.json holds what solo.ts says it does.

import { describe, expect, it } from 'vitest';
import { domain, house } from './data.ts';
import { ACTIONS, BASE_HOUSES } from './ids.ts';
import {
  DIFFICULTIES,
  headStart,
  partnerOf,
  RECRUIT_PLACES,
  RIVAL_CARDS,
  RIVAL_HOUSES,
  rivalCard,
  ROWS,
  soloHero,
} from './solo.ts';
import en from '../text/en.json' with { type: 'json' };
import soloJson from './solo.json' with { type: 'json' };

const english: Readonly<Record<string, string>> = en;

describe('Rival Cards', () => {
  it('are twelve, each with the six icons in three pairs, no two alike', () => {
    expect(soloJson.rivalCards.map(({ id }) => id)).toEqual(RIVAL_CARDS);
    const pairings = RIVAL_CARDS.map((id) => {
      const { pairs } = rivalCard(id);
      expect(pairs.flat().sort()).toEqual([...ACTIONS].sort());
      return pairs
        .map((pair) => [...pair].sort().join('+'))
        .sort()
        .join(' ');
    });
    expect(new Set(pairings).size).toBe(12);
    // E69: none pairs Whisper with Event
    expect(pairings.filter((pairing) => pairing.includes('event+whisper'))).toEqual([]);
  });

  it('pair every icon both ways', () => {
    for (const id of RIVAL_CARDS)
      for (const die of ACTIONS) expect(partnerOf(rivalCard(id), partnerOf(rivalCard(id), die))).toBe(die);
  });

  it('name a domain for each row, and places for units', () => {
    for (const id of RIVAL_CARDS) {
      const { march, sail, recruit } = rivalCard(id);
      for (const row of ROWS) {
        expect(domain(march[row])).toBeDefined();
        expect(domain(sail[row])).toBeDefined();
      }
      for (const { where } of recruit) expect(RECRUIT_PLACES).toContain(where);
    }
    expect(rivalCard('rival-01').march.central).toBe('shield-islands');
    expect(partnerOf(rivalCard('rival-01'), 'whisper')).toBe('march');
  });
});

/** Numbers of the data, whatever they are called there. */
function numbersIn(params: object): string[] {
  return Object.values(params).filter(Number.isInteger).map(String).sort();
}

describe('words that repeat a number of the data', () => {
  // Olenna's second card is said in a word
  it.each(RIVAL_HOUSES.filter((one) => one !== 'tyrell'))('the Hero of %s', (id) => {
    const said = english[`solo-hero.${id}.ability`]!.match(/\d+/g) ?? [];
    expect(said.sort()).toEqual(expect.arrayContaining(numbersIn(soloHero(id).ability.params)));
  });

  it.each(RIVAL_CARDS)('the special action of %s', (id) => {
    const words = english[`rival-card.${Number(id.slice(-2))}.special`]!;
    const { params } = rivalCard(id).special;
    const open = Object.entries(params).filter(([name]) => !words.includes(`{${name}, number}`));
    expect(words.match(/\d+/g) ?? []).toEqual(expect.arrayContaining(numbersIn(Object.fromEntries(open))));
  });
});

describe('Solo Hero Cards', () => {
  it('are those of the seven playable base houses', () => {
    expect([...RIVAL_HOUSES].sort()).toEqual(BASE_HOUSES.filter((id) => house(id).playable).sort());
    for (const id of RIVAL_HOUSES) expect(soloHero(id).hero).toBe(house(id).hero);
  });
});

it('levels are harder one by one', () => {
  expect(DIFFICULTIES.map((level) => headStart(level).startVp)).toEqual([0, 3, 5]);
  expect(DIFFICULTIES.map((level) => headStart(level).startAlliances)).toEqual([0, 1, 2]);
});
