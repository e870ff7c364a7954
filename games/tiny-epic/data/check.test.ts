// Proves that the JSON files, the ids and the tables agree. Cards and texts: check-cards and check-texts.
import { describe, expect, it } from 'vitest';
import { domain, house, seaLine, tables } from './data.ts';
import housesJson from './houses.json' with { type: 'json' };
import {
  ACTIONS,
  ALTERNATE_HEROES,
  BASE_HEROES,
  BASE_HOUSES,
  BASE_PLOT_CARDS,
  DOMAIN_KINDS,
  DOMAINS,
  HEROES,
  HOUSES,
  MAP_CARDS,
  PLOT_CARDS,
} from './ids.ts';
import mapJson from './map.json' with { type: 'json' };
import plotCardsJson from './plot-cards.json' with { type: 'json' };
import tablesJson from './tables.json' with { type: 'json' };

const ids = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);
const inSet = (rows: readonly { id: string; set: string }[], ...sets: string[]) =>
  ids(rows.filter((row) => sets.includes(row.set)));
const ofKind = (kind: string) => DOMAINS.filter((id) => domain(id).kind === kind);
const sorted = (words: Iterable<string>) => [...new Set(words)].sort();
const pair = (a: string, b: string) => [a, b].sort().join(' – ');

/** Every `source` mark anywhere in a file, also `shieldsSource`, `homeSource` and the like. */
function sourceMarks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    /source$/i.test(key) && typeof member === 'string' ? [member] : sourceMarks(member),
  );
}

describe('ids', () => {
  it('are those of the files, in the same order', () => {
    expect(ids(mapJson.domains)).toEqual(DOMAINS);
    expect(ids(mapJson.mapCards)).toEqual(MAP_CARDS);
    expect(ids(housesJson.houses)).toEqual(HOUSES);
    expect(ids(plotCardsJson.cards)).toEqual(PLOT_CARDS);
    expect(ids(housesJson.heroes)).toEqual(HEROES);
    expect(tablesJson.dice.faces).toEqual(ACTIONS);
    expect(tablesJson.actionMat.slots).toEqual(ACTIONS);
  });

  it('split into sets as the files say', () => {
    expect(inSet(housesJson.houses, 'base')).toEqual(BASE_HOUSES);
    expect(inSet(plotCardsJson.cards, 'base')).toEqual(BASE_PLOT_CARDS);
    expect(inSet(housesJson.heroes, 'base')).toEqual(BASE_HEROES);
    expect(inSet(housesJson.heroes, 'alternate-leaders', 'deluxe-hand-of-the-king')).toEqual(
      ALTERNATE_HEROES,
    );
  });

  it('are as many as the box holds', () => {
    const { base, iceAndFire } = tablesJson.components;
    expect(DOMAINS).toHaveLength(mapJson.counts.domains);
    expect(MAP_CARDS).toHaveLength(base.mapMats);
    expect(BASE_HOUSES).toHaveLength(base.houseMats);
    expect(HOUSES).toHaveLength(base.houseMats + iceAndFire.houseMats);
    expect(BASE_PLOT_CARDS).toHaveLength(base.plotCards);
    expect(PLOT_CARDS).toHaveLength(base.plotCards + iceAndFire.plotCards);
    expect(plotCardsJson.counts).toEqual({ base: base.plotCards, iceAndFire: iceAndFire.plotCards });
    expect(BASE_HEROES).toHaveLength(base.heroCards);
    expect(ALTERNATE_HEROES).toHaveLength(8);
    expect(HEROES).toHaveLength(17);
  });
});

describe('map', () => {
  it('has neighbours that agree with each other and with the borders', () => {
    const neighbours = DOMAINS.flatMap((a) => domain(a).neighbours.map((b) => ({ a, b })));
    expect(neighbours.filter(({ a, b }) => !domain(b).neighbours.includes(a))).toEqual([]);
    const borders = mapJson.borders.map(({ a, b }) => pair(a, b));
    expect(sorted(borders)).toHaveLength(borders.length);
    expect(sorted(neighbours.map(({ a, b }) => pair(a, b)))).toEqual(sorted(borders));
  });

  it('marks the borders that cross Map Cards', () => {
    const cardOf = Object.fromEntries(mapJson.domains.map((row) => [row.id, row.mapCard]));
    const wrong = mapJson.borders.filter(
      ({ a, b, crossesCards }) => crossesCards !== (cardOf[a] !== cardOf[b]),
    );
    expect(wrong).toEqual([]);
  });

  it('never makes domains neighbours that touch at a corner only', () => {
    const borders = mapJson.borders.map(({ a, b }) => pair(a, b));
    for (const { a, b } of mapJson.notAdjacentButTouchingAtCorner) expect(borders).not.toContain(pair(a, b));
  });

  it('has 12 castles, 11 fiefs, King’s Landing, and four coasts on each Map Card', () => {
    expect(sorted(mapJson.domains.map((row) => row.kind))).toEqual(sorted(DOMAIN_KINDS));
    expect(ofKind('castle')).toHaveLength(mapJson.counts.castles);
    expect(ofKind('fief')).toHaveLength(mapJson.counts.fiefs);
    expect(ofKind('kings-landing')).toEqual(['kings-landing']);
    for (const mapCard of MAP_CARDS) {
      expect(DOMAINS.filter((id) => domain(id).mapCard === mapCard)).toHaveLength(
        mapJson.counts.domainsPerCard,
      );
    }
    expect(mapJson.domains.every((row) => row.coastal)).toBe(true);
  });

  it('links the Map Cards into one sea line', () => {
    expect(sorted(seaLine)).toEqual(sorted(MAP_CARDS));
    expect(mapJson.sea.links).toEqual(seaLine.slice(1).map((to, i) => [seaLine[i], to]));
    expect(mapJson.sea.baseSailRange).toBe(tables.limits.sailCards);
  });
});

describe('houses', () => {
  it('live in castle domains of their own', () => {
    const homes = DOMAINS.filter((id) => domain(id).homeOf !== undefined);
    expect(homes).toHaveLength(HOUSES.length);
    for (const id of HOUSES) {
      expect(domain(house(id).homeDomain)).toMatchObject({ homeOf: id, kind: 'castle' });
    }
  });

  it('have Heroes of their own, and only Arryn has no player side', () => {
    const heroes = HOUSES.flatMap((id) => [house(id).hero ?? [], house(id).alternateHeroes].flat());
    expect(sorted(heroes)).toEqual(sorted(HEROES));
    for (const row of housesJson.heroes) {
      const mat = housesJson.houses.find((one) => one.id === row.house);
      expect(row.isDefault ? mat?.hero : mat?.alternateHeroes).toContain(row.id);
      expect(row.figureStrength).toBe(tables.strength.hero);
    }
    expect(HOUSES.filter((id) => !house(id).playable)).toEqual(['arryn']);
    for (const id of HOUSES) {
      const { playable, ability, hero, forceTrack, objectives } = house(id);
      const side = [ability !== undefined, hero !== undefined, forceTrack.length, objectives.length];
      expect([id, ...side]).toEqual([id, ...(playable ? [true, true, 9, 5] : [false, false, 0, 0])]);
    }
  });

  // Only Lannister's mat is published; the others may be corrected in the file one by one.
  it('have a Force Track space for each Power Token, and prices as in the tables', () => {
    const { costs, icons } = housesJson.forceTrack;
    expect(costs).toEqual(tables.costs.forceTrack);
    expect(house('lannister').forceTrack.map((space) => space.cost)).toEqual(costs);
    expect(house('lannister').forceTrack.map((space) => space.icon)).toEqual(icons);
    for (const row of housesJson.houses.filter((one) => one.playable)) {
      expect(row.forceTrack?.map((space) => space.slot)).toEqual(costs.map((_, i) => i + 1));
      expect(row.powerTokens).toBe(costs.length);
    }
    const shown = HOUSES.flatMap((id) => house(id).forceTrack.map((space) => space.icon));
    expect(sorted(shown)).toEqual(['card', 'gold', 'vp']);
    expect(housesJson.heroRecruitCost).toMatchObject({
      own: tables.costs.ownHero,
      allied: tables.costs.alliedHero,
    });
    expect(housesJson.heroReturn).toMatchObject({
      own: tables.returns.ownHero,
      allied: tables.returns.npHero,
    });
    expect(tables.setup.npTokensOnHome + tables.setup.npTokensInPool).toBe(costs.length);
  });

  it('use abilities that the glossary explains, on faces that exist', () => {
    const abilities = housesJson.houses.flatMap((row) => [row.ability ?? [], row.allianceAbility].flat());
    const ofDice = HOUSES.flatMap((id) => [house(id).ability ?? [], house(id).allianceAbility].flat());
    const named = [...abilities, ...ofDice].map((one) => one.id);
    expect(Object.keys(housesJson.abilityGlossary)).toEqual(expect.arrayContaining(named));
    const faces = ofDice.flatMap((one) => ('face' in one ? [one.face] : 'faces' in one ? one.faces : []));
    expect(ACTIONS).toEqual(expect.arrayContaining(faces));
  });

  it('have objectives that the glossary explains, in domains that exist', () => {
    const conditions = HOUSES.flatMap((id) => house(id).objectives.map((one) => one.condition));
    const named = conditions.map((one) => one.type);
    expect(Object.keys(housesJson.objectiveGlossary)).toEqual(expect.arrayContaining(named));
    const places = conditions.flatMap((one) => (one.type === 'control-domain' ? [one.domain] : []));
    expect(DOMAINS).toEqual(expect.arrayContaining(places));
  });
});

describe('tables', () => {
  it('give castle points for every rank, fewer from rank to rank', () => {
    for (const players of [2, 3, 4, 5] as const) {
      const points = tables.castleScoring.byPlayers[players];
      expect(points).toHaveLength(players);
      expect(points).toEqual([...new Set(points)].sort((a, b) => b - a));
    }
  });

  it('end every game with a Scoring Phase, and keep Vengeance for the earlier ones', () => {
    const { cooperative, ...competitive } = tables.rounds;
    expect(cooperative.vengeanceAfterScoring).toEqual([]);
    for (const { rounds, scoringAfterRounds, vengeanceAfterScoring } of Object.values(competitive)) {
      expect(scoringAfterRounds.at(-1)).toBe(rounds);
      expect(vengeanceAfterScoring).toEqual(scoringAfterRounds.slice(0, -1));
      expect(vengeanceAfterScoring).toHaveLength(tablesJson.components.base.vengeanceTokens);
    }
  });

  it('leave as many dice as the draft needs', () => {
    for (const players of [2, 3, 4, 5] as const) {
      expect(tables.dice.count[players]).toBe(players + 1 + tables.dice.bottomSlots[players]);
    }
  });
});

it('every source mark is explained', () => {
  for (const file of [mapJson, housesJson, plotCardsJson, tablesJson]) {
    expect(Object.keys(file.sources)).toEqual(expect.arrayContaining(sorted(sourceMarks(file))));
  }
});
