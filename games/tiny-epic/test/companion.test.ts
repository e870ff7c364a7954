// The companion of a physical table: it decides as the engine does, asks little, and takes back whatever was said.

import { expect, test } from 'vitest';
import { type Standing, standing } from '../companion/dialogue.ts';
import { kingGame } from '../companion/king/game.ts';
import { type Entry, fits, type Prompt } from '../companion/prompts.ts';
import { changeAnswer, type Session, say, sessionFrom, standingOf, takeBack } from '../companion/session.ts';
import { kingReport, questionsEach, rivalReport, teammateReport } from './companion/tables.ts';

const LONG = 300_000;

/** Questions a turn of the Rival may cost. */
const MOST_QUESTIONS = 4;

test(
  'the Rival of the companion does what the engine’s does, for at most four questions a turn (20.6-20.12)',
  () => {
    const report = rivalReport(40, 'companion-test');
    expect(report.troubles).toEqual([]);
    expect(report.parts).toBe(40 * 12);
    expect(questionsEach(report)).toBeLessThanOrEqual(MOST_QUESTIONS);
  },
  LONG,
);

test(
  'the Night King of the companion does what the engine’s does (21.4-21.8)',
  () => {
    const report = kingReport(24, 'companion-test');
    expect(report.troubles).toEqual([]);
    expect(report.parts).toBe(24 * 6);
  },
  LONG,
);

test(
  'the Teammate of the companion does what the engine’s does, and so does the Night King beside it (22.1-22.5)',
  () => {
    const report = teammateReport(12, 'companion-test');
    expect(report.troubles).toEqual([]);
    expect(report.parts).toBe(12 * 6);
  },
  LONG,
);

const SOLO: Session = {
  setup: {
    mode: 'solo',
    rival: 'lannister',
    person: 'stark',
    mats: ['arryn', 'greyjoy', 'tully', 'martell'],
    allies: [],
  },
  entries: [],
};

function told(session: Session, ...said: readonly Entry['said'][]): Session {
  return said.reduce(say, session);
}

test('20.8 a target nobody stands in is asked for once, and taken', () => {
  // Card 2, Whisper: March first, from the central row to Riverrun
  const asked = told(SOLO, [], 'whisper', 'rival-02');
  expect(standingOf(asked).prompt).toMatchObject({ kind: 'holder', about: { at: 'riverrun' } });
  const moved = told(asked, 'nobody');
  expect(standingOf(moved).prompt).toMatchObject({
    kind: 'deeds',
    about: { deeds: [{ does: 'move', to: 'riverrun', plan: { from: 'casterly-rock', stays: 'lannister' } }] },
  });
  // Its special action gives 2 VP, and a Plot Card leaves the game
  expect(standingOf(told(moved, 'done')).prompt).toMatchObject({
    about: { deeds: [{ does: 'points', vp: 2 }, { does: 'remove-card' }] },
  });
});

test('20.9 where the target is its own, the nearest empty fief is asked for, nearest first', () => {
  const allied: Session = { ...SOLO, setup: { ...SOLO.setup, allies: ['tully'] } as Session['setup'] };
  const { prompt } = standingOf(told(allied, [], 'whisper', 'rival-02'));
  expect(prompt).toMatchObject({ kind: 'nearest', about: { from: 'casterly-rock', sought: 'unoccupied' } });
  expect(prompt!.options.slice(0, 2).sort()).toEqual(['ashemark', 'shield-islands']);
});

test('what the Rival has done itself is remembered, until others change it', () => {
  const turn = told(SOLO, [], 'whisper', 'rival-02', 'nobody', 'done', 'done', 'done');
  const known = told(turn, [], 'whisper', 'rival-03');
  expect(standingOf(known).prompt!.kind).toBe('holder'); // where its Hero stands it knows
  const changed = told(turn, ['units'], 'whisper', 'rival-03');
  expect(standingOf(changed).prompt!.kind).toBe('hero');
});

test('undo takes back one answer after another, down to the first', () => {
  let session = told(SOLO, [], 'whisper', 'rival-02', 'nobody', 'done');
  const prompts: unknown[] = [];
  while (session.entries.length > 0) {
    session = takeBack(session);
    prompts.push(standingOf(session).prompt!.kind);
  }
  expect(prompts).toEqual(['deeds', 'holder', 'rival-card', 'die', 'changed']);
  expect(takeBack(session)).toEqual(session);
});

test('one answer is changed by itself: what still holds is kept, the rest is worked out again', () => {
  // Card 2 sends a March to Riverrun; then its special action
  const session = told(SOLO, [], 'whisper', 'rival-02', 'nobody', 'done', 'done');
  const { asked } = standingOf(session);
  const place = asked.findIndex(({ prompt }) => prompt.kind === 'holder');
  const now = standingOf(changeAnswer(session, place, 'other'));
  expect(now.prompt).toMatchObject({ kind: 'protected', about: { at: 'riverrun' } });
  expect(now.asked.map(({ prompt }) => prompt.kind)).toEqual(['die', 'rival-card', 'holder']);
  // Said as before, everything stands as it did
  expect(changeAnswer(session, place, 'nobody')).toEqual(session);
  // Another die: the card is the same, where it goes is not
  const rolled = standingOf(changeAnswer(session, 0, 'sail'));
  expect(rolled.asked.map(({ entry }) => entry.said)).toEqual(expect.arrayContaining(['sail', 'rival-02']));
  expect(changeAnswer(session, 99, 'sail')).toBe(session);
});

test('what does not fit a question is not taken, nor anything after it', () => {
  const torn: Session = {
    ...SOLO,
    entries: [
      { kind: 'changed', said: [] },
      { kind: 'die', said: 'dance' },
    ],
  };
  expect(standingOf(torn)).toMatchObject({ used: 1, prompt: { kind: 'die' } });
  expect(say(torn, 'march').entries).toHaveLength(2);
  const { prompt } = standingOf(told(SOLO, [], 'plot', 'rival-01', [], 'done'));
  expect(prompt && fits(prompt, { kind: prompt.kind, said: { stark: -1 } })).toBe(false);
});

test('a session is kept as it is, and nothing else is taken for one', () => {
  const session = told(SOLO, [], 'whisper');
  expect(sessionFrom(JSON.parse(JSON.stringify(session)))).toEqual(session);
  const { setup } = SOLO;
  const wrong = [
    undefined,
    'session',
    { setup },
    { setup: { ...setup, person: 'lannister' }, entries: [] },
    { setup: { ...setup, mats: ['arryn'] }, entries: [] },
    { setup: { ...setup, rival: 'arryn' }, entries: [] },
    { setup: { ...setup, allies: ['baratheon'] }, entries: [] },
    { setup: { mode: 'coop', seats: ['stark'], mats: setup.mats }, entries: [] },
    {
      setup: { mode: 'coop', seats: ['stark', 'tyrell'], mats: setup.mats, teammate: 'lannister' },
      entries: [],
    },
    { setup: { mode: 'coop', seats: ['stark'], mats: setup.mats, teammate: 'stark' }, entries: [] },
    { setup: { mode: 'coop', seats: ['stark'], mats: setup.mats, teammate: 'targaryen' }, entries: [] },
    { setup, entries: ['done'] },
  ];
  for (const kept of wrong) expect(sessionFrom(kept)).toBeUndefined();
});

const COOP = {
  mode: 'coop',
  seats: ['stark', 'lannister', 'baratheon', 'tyrell'],
  mats: ['arryn', 'greyjoy', 'tully', 'martell'],
} as const;

/**
 * Nobody stands anywhere and nothing happens, but that all Dragon Glass is taken as soon as the Wall has fallen. The last
 * Ranger card of each round: four players know no other of round 2, and White Walkers are left for what follows.
 */
const QUIET: Readonly<Partial<Record<Entry['kind'], Entry['said']>>> = {
  deeds: 'done',
  shields: [],
  found: 'nobody',
  army: 'no',
  token: 'gold-1',
  terrified: 'no',
};

function quietly(prompt: Prompt): Entry {
  const said =
    prompt.kind === 'treaty-turn'
      ? prompt.options.filter((one) => one === 'glass')
      : (QUIET[prompt.kind] ?? prompt.options.at(prompt.kind === 'ranger-card' ? -1 : 0)!);
  return { kind: prompt.kind, said };
}

test('21.13 in the second phase he goes for the nearest castle after each turn, with a White Walker', () => {
  const entries: Entry[] = [];
  const now = (): Standing => standing((talk) => kingGame(COOP, talk), entries);
  const isHisMove = ({ prompt, place }: Standing): boolean =>
    place.turn > 0 && prompt?.kind === 'deeds' && prompt.about.deeds[0]?.does === 'king-moves';
  while (entries.length < 500 && !isHisMove(now())) entries.push(quietly(now().prompt!));
  expect(now().prompt).toMatchObject({
    about: {
      deeds: [
        { does: 'king-moves', falls: false },
        { does: 'walker', step: { does: 'stands' } },
      ],
    },
  });
});

const MATE = { mode: 'coop', seats: ['stark'], mats: COOP.mats, teammate: 'lannister' } as const;

/** Its first turn, with this die and card; nothing has happened before. */
function mateTurn(die: string, card: string, ...said: readonly Entry['said'][]): Standing {
  const entries: Entry[] = [];
  const now = (): Standing => standing((talk) => kingGame(MATE, talk), entries);
  while (entries.length < 100 && now().place.turn < 2) entries.push(quietly(now().prompt!));
  let session: Session = { setup: MATE, entries };
  for (const one of [die, card, ...said]) session = say(session, one);
  return standingOf(session);
}

test('22.3 where the Treaty stands already, the Teammate hunts the nearest White Walker, which is known', () => {
  // Card 2, Whisper: March first, from the central row to Riverrun
  const asked = mateTurn('whisper', 'rival-02');
  expect(asked.prompt).toMatchObject({ kind: 'holder', about: { at: 'riverrun' } });
  const { prompt } = mateTurn('whisper', 'rival-02', 'rival');
  expect(prompt).toMatchObject({
    kind: 'deeds',
    about: {
      deeds: [
        { move: 'march', plan: { named: 'riverrun', verdict: 'friendly', next: { begins: 'walker' } } },
      ],
    },
  });
});

test('22.4 what the Rival would gain is the Treaty’s, and after its turn terror is evoked', () => {
  const after = mateTurn('whisper', 'rival-02', 'nobody', 'done');
  expect(after.prompt).toMatchObject({
    about: { deeds: [{ does: 'points', vp: 2 }, { does: 'remove-card' }] },
  });
  const follow = mateTurn('whisper', 'rival-02', 'nobody', 'done', 'done', 'done');
  expect(follow.prompt).toMatchObject({ kind: 'treaty-turn', about: { turn: 2, isTeammate: true } });
  const terror = mateTurn('whisper', 'rival-02', 'nobody', 'done', 'done', 'done', []);
  expect(terror.prompt).toMatchObject({ kind: 'shields', about: { for: 'terror' } });
});

test('a Teammate plays with one player only', () => {
  expect(sessionFrom({ setup: MATE, entries: [] })).toBeDefined();
});
