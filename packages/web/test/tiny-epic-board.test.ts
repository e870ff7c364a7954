// What the board adds up from views and facts: prospects of a battle, marks on the map, who placed which die.

import { begin, isRefusal, type View, view } from '@three-thrones/kernel';
import { tinyEpic } from '@three-thrones/tiny-epic';
import type { DomainId } from '@three-thrones/tiny-epic/data/ids.ts';
import type { World } from '@three-thrones/tiny-epic/queries';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastBattle } from '../src/boards/tiny-epic/last-battle.ts';
import { arrowsOf, domainsIn, fitOf, originOf, surroundings } from '../src/boards/tiny-epic/map-marks.ts';
import { consequences } from '../src/boards/tiny-epic/outlook.ts';
import { placedBy } from '../src/boards/tiny-epic/placed-by.ts';
import { band, type Prospect, prospectOf, STRONGEST } from '../src/boards/tiny-epic/prospects.ts';
import { tinyEpicWords } from '../src/i18n/game-words.ts';
import { sectionsOf } from '../src/table/log-sections.ts';
import { fact, section } from '../src/boards/tiny-epic/words/index.ts';

beforeAll(() => tinyEpicWords.load());

function opening(): View<World> {
  const start = begin(
    tinyEpic,
    { seats: ['stark', 'lannister'], nonPlayers: ['tully', 'greyjoy', 'martell'], first: 'stark' },
    'board',
  );
  if (isRefusal(start)) throw new Error(start.code);
  return view(start.state, 'stark');
}

describe('a battle to come', () => {
  it('counts units and castle, and what a hidden card may add', () => {
    const { world } = opening();
    const force = [{ house: 'stark' as const, tokens: 2, hero: true }];
    const { attacker, defender } = prospectOf(world, 'stark', force, 'casterly-rock', { bonus: 1 });
    expect(attacker).toMatchObject({ total: 5, unknown: undefined });
    expect(defender.house).toBe('lannister');
    expect(defender.lines.map(({ what }) => what)).toContain('castle');
    expect(defender.unknown).toBe('hand');
    expect(prospectOf(world, 'stark', force, 'riverrun').defender.unknown).toBe('deck');
  });

  it('gives a tie to the defender, in both bands', () => {
    const side = (total: number, unknown?: 'hand') => ({
      house: 'stark' as const,
      lines: [],
      total,
      unknown,
    });
    const attack: Prospect = { domain: 'pyke', attacker: side(5), defender: side(3, 'hand') };
    expect(band(attack, 'attacker').map(({ wins }) => wins)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const defence: Prospect = { domain: 'pyke', attacker: side(3, 'hand'), defender: side(5) };
    expect(band(defence, 'defender').map(({ wins }) => wins)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(STRONGEST).toBe(5);
  });
});

describe('marks on the map', () => {
  const decision = {
    id: '1',
    seat: 'stark',
    kind: 'movement.chooseDestination',
    rule: '27.2',
    shape: 'one',
    options: [],
    min: 0,
    max: 0,
  } as const;
  const targets = new Map<DomainId, 'go' | 'battle'>([
    ['pyke', 'go'],
    ['riverrun', 'battle'],
  ]);

  it('finds domains among things', () => {
    expect(domainsIn(new Set(['domain:pyke', 'card:vendetta', 'domain:nowhere']))).toEqual(['pyke']);
  });

  it('draws an arrow to each of a few targets, and only the marked one of many', () => {
    expect(arrowsOf(decision, 'ashemark', targets, undefined)).toEqual([
      { from: 'ashemark', to: 'pyke', battle: false },
      { from: 'ashemark', to: 'riverrun', battle: true },
    ]);
    const many = new Map(
      ['pyke', 'riverrun', 'the-reach', 'starfall', 'sunspear'].map((id) => [id as DomainId, 'go' as const]),
    );
    expect(arrowsOf(decision, 'ashemark', many, 'starfall')).toEqual([
      { from: 'ashemark', to: 'starfall', battle: false },
    ]);
    expect(arrowsOf(undefined, 'ashemark', targets, undefined)).toEqual([]);
  });

  it('keeps in view what is asked about, with the neighbours of a lonely domain', () => {
    const { world } = opening();
    expect(fitOf(world, targets, 'ashemark')).toEqual(['pyke', 'riverrun', 'ashemark']);
    expect(fitOf(world, new Map([['pyke', 'go']]), undefined)).toContain('riverrun');
    expect(fitOf(world, new Map(), undefined)).toBeUndefined();
  });

  it('opens on the surroundings of my units', () => {
    const seen = opening();
    const near = surroundings(seen.world, 'stark');
    expect(near).toContain('winterfell');
    expect(near).not.toContain('sunspear');
    expect(surroundings(seen.world, 'spectator')).toEqual([]);
    expect(originOf(seen, undefined)).toBeUndefined();
  });
});

describe('facts', () => {
  const log = [
    { kind: 'round.began', data: { round: 1, handOfTheKing: 'stark' } },
    { kind: 'dice.rolled', data: { dice: ['march'] } },
    { kind: 'die.placed', data: { seat: 'stark', die: 'march', slot: 'sail' } },
    { kind: 'battle.started', data: { attacker: 'stark', defender: 'lannister', domain: 'casterly-rock' } },
    { kind: 'battle.revealed', data: { attacker: ['lone-wolf'], defender: [] } },
    { kind: 'battle.secretReplaced', data: { side: 'stark', card: 'lone-wolf', by: 'vendetta' } },
    {
      kind: 'battle.decided',
      data: {
        winner: 'stark',
        attack: [{ what: 'card', strength: 4 }],
        defence: [{ what: 'castle', strength: 1 }],
      },
    },
  ].map((told, seq) => ({ seq, fact: told }));

  it('stand under the turn they belong to, the newest first', () => {
    const sections = sectionsOf({ fact, section }, log);
    expect(sections.map(({ key }) => key)).toEqual(['turn:1:stark', 'draft:1']);
    expect(sections[0]!.lines).toHaveLength(5);
    expect(sectionsOf({ fact, section }, log, 'lannister').flatMap(({ lines }) => lines)).toHaveLength(1);
  });

  it('say who placed which die', () => {
    const { world } = opening();
    expect(placedBy({ ...world, round: 1, slots: { sail: 'march' } }, log)).toEqual({ sail: 'stark' });
    expect(placedBy({ ...world, round: 2, slots: { sail: 'march' } }, log)).toEqual({});
  });

  it('tell how the last battle went', () => {
    expect(lastBattle(log)).toMatchObject({
      domain: 'casterly-rock',
      winner: 'stark',
      attacker: { house: 'stark', cards: ['lone-wolf', 'vendetta'], total: 4 },
      defender: { house: 'lannister', cards: [], total: 1 },
    });
    expect(lastBattle(log.slice(0, 5))).toBeUndefined();
  });
});

it('says what a choice changes, and nothing else', () => {
  const { world } = opening();
  expect(consequences(world, world, 'stark')).toEqual([]);
  const after = structuredClone(world);
  after.players['stark']!.gold = 1;
  after.map.winterfell = [];
  const lines = consequences(world, after, 'stark').join(' | ');
  expect(lines).toContain('Gold: 3 → 1');
  expect(lines).toContain('Castles: 1 → 0');
});
