// §20.1-20.3, §20.17: a table against the Rival.

import { begin, beginAt, isRefusal, look, randomFrom, seeded } from '@three-thrones/kernel';
import { describe, expect, test } from 'vitest';
import soloJson from '../data/solo.json' with { type: 'json' };
import { DIFFICULTIES, RIVAL_CARDS, RIVAL_HOUSES } from '../data/solo.ts';
import { configure } from '../rules/config.ts';
import { tinyEpic } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import { firstAllies, giveHeadStart } from '../rules/solo/setup.ts';
import { castles, goldMaximum, player, type World } from '../rules/state.ts';

function table(config: object, seed = 'setup'): World {
  const random = randomFrom(seeded(seed));
  const full = configure({ mode: 'solo', ...config }, random);
  if (isRefusal(full)) throw new Error(JSON.stringify(full));
  return setup(full, random);
}

describe('setup', () => {
  test('20.1 the Rival has a house, a Hero and a first token, and neither gold nor cards', () => {
    const w = table({ seats: ['lannister'], rival: 'stark', difficulty: 'easy' });
    expect(w.order).toEqual(['lannister', 'stark']);
    expect(w.map.winterfell).toEqual([{ house: 'stark', tokens: 1, hero: true }]);
    expect(player(w, 'stark')).toMatchObject({ gold: 0, score: 0, recruited: 1, leader: 'eddard-stark' });
    expect(look(player(w, 'stark').hand)).toEqual([]);
    expect(look(player(w, 'lannister').hand)).toHaveLength(5);
    expect(w.mats).toHaveLength(4);
    expect([...look(w.rival!.deck)].sort()).toEqual([...RIVAL_CARDS]);
    expect(tinyEpic.seats(w)).toEqual(['lannister']);
  });

  test('20.1 left out, the Rival is any base house other than yours, never one of the others', () => {
    const met = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const w = table({ seats: ['lannister'] }, `random/${i}`);
      met.add(w.rival!.seat);
      expect(new Set([...w.order, ...w.mats]).size).toBe(6);
    }
    expect([...met].sort()).toEqual(RIVAL_HOUSES.filter((id) => id !== 'lannister').sort());
  });

  test('20.1 its Hero is the one of its Solo Hero Card, whatever leaders were chosen', () => {
    const w = table({ seats: ['stark'], rival: 'lannister', leaders: { lannister: 'cersei-lannister' } });
    expect(player(w, 'lannister').leader).toBe('jaime-lannister');
  });

  test('20.2 its home castle covers space 9 of your Gold Track; your own castles do not count', () => {
    const w = table({ seats: ['lannister'], rival: 'stark', difficulty: 'easy' });
    expect(castles(w, 'lannister')).toBe(1);
    expect(goldMaximum(w, 'lannister')).toBe(8);
    expect(goldMaximum(w, 'stark')).toBe(0);
    w.map['casterly-rock'] = [];
    expect(goldMaximum(w, 'lannister')).toBe(8);
  });

  test('20.3 you go first, with three dice', () => {
    const turn = begin(tinyEpic, { mode: 'solo', seats: ['lannister'] }, 'first');
    if (isRefusal(turn)) throw new Error(turn.code);
    expect(player(turn.state.world, 'lannister').dice).toHaveLength(3);
    expect(turn.state.frames.at(-1)).toMatchObject({ flow: 'turn', args: { seat: 'lannister' } });
    expect(turn.state.seats).toEqual(['lannister']);
  });
});

describe('20.17 difficulty', () => {
  test.each([
    ['easy', 0, 0],
    ['normal', 1, 3],
    ['hard', 2, 5],
  ] as const)('%s: %i alliances and %i points', (difficulty, alliances, points) => {
    for (let i = 0; i < 20; i++) {
      const w = table({ difficulty }, `${difficulty}/${i}`);
      const { seat } = w.rival!;
      const allies = w.mats.filter((id) => w.nonPlayers[id]!.ally === seat);
      expect(allies).toHaveLength(alliances);
      for (const id of allies) expect(w.nonPlayers[id]!.pool).toBe(4);
      expect(player(w, seat).allies).toEqual(Object.fromEntries(allies.map((id) => [id, 2])));
      expect(player(w, seat).score).toBe(points);
      expect(goldMaximum(w, w.rival!.person)).toBe(8 - alliances);
      expect(tinyEpic.broken(w)).toEqual([]);
    }
  });

  test('X69 the first house whose shield is revealed, the leftmost shield of a card first', () => {
    const w = { mats: ['arryn', 'tyrell', 'tully', 'greyjoy'] } as unknown as World;
    expect(firstAllies(w, ['unjust-trial', 'safe-passage'], 1)).toEqual(['arryn']);
    expect(firstAllies(w, ['lone-wolf', 'critical-battle'], 1)).toEqual(['arryn']); // Stark is no such house
    expect(firstAllies(w, ['muster-your-troops'], 1)).toEqual(['tully']);
    expect(firstAllies(w, ['safe-passage', 'press-into-battle', 'dealmaking'], 2)).toEqual([
      'tully',
      'arryn',
    ]);
    expect(firstAllies(w, ['muster-your-troops'], 2)).toEqual(['tully', 'tyrell']);
  });

  test('what was revealed is shuffled back', () => {
    const w = table({ difficulty: 'easy' });
    w.rival!.difficulty = 'normal';
    const last = look(w.deck).at(-1)!;
    giveHeadStart(w, randomFrom(seeded('back', [[last]])));
    expect(look(w.deck)).toHaveLength(41);
    expect(look(w.deck)[0]).toBe(last);
  });

  test('the words of the product are those of the book in another tongue', () => {
    expect(DIFFICULTIES).toEqual(['easy', 'normal', 'hard']);
  });
});

test('E69 should a card pair Whisper with Event, its special action is done twice', () => {
  const card = soloJson.rivalCards.find(({ id }) => id === 'rival-02')!; // 2 VP
  const { pairs } = card;
  card.pairs = [
    ['whisper', 'event'],
    ['recruit', 'march'],
    ['sail', 'plot'],
  ];
  const start = beginAt(
    tinyEpic,
    {
      mode: 'solo',
      seats: ['lannister'],
      rival: { house: 'stark', deck: ['rival-02'] },
      at: { step: 'rival' },
    },
    'E69',
    ['event'],
  );
  card.pairs = pairs;
  if (isRefusal(start)) throw new Error(JSON.stringify(start));
  expect(player(start.state.world, 'stark').score).toBe(4);
  expect(start.state.world.rival!.removed).toHaveLength(2); // each time one Plot Card leaves the game
});

describe('what does not go together is refused', () => {
  const random = () => randomFrom(seeded('refused'));
  test.each([
    [{ mode: 'solo', players: 2 }, 'players', 'config-player-count'],
    [{ mode: 'solo', seats: ['lannister'], rival: 'lannister' }, 'rival', 'config-house-twice'],
    [{ mode: 'solo', rival: 'arryn' }, 'rival', 'config-unknown-house'],
    [{ mode: 'solo', rival: 'targaryen', iceAndFire: true }, 'rival', 'config-unknown-house'],
    [{ mode: 'solo', difficulty: 'epic' }, 'difficulty', 'config-unknown-difficulty'],
    [{ players: 2, difficulty: 'easy' }, 'difficulty', 'config-not-in-this-mode'],
    [{ players: 2, rival: 'stark' }, 'rival', 'config-not-in-this-mode'],
  ])('%j', (config, path, code) => {
    expect(configure(config, random())).toMatchObject({ refused: true, mistakes: [{ path, code }] });
  });
});
