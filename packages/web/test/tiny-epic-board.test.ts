// What the board adds up from views and facts: marks on the map, who placed which die, what an option leads to.

import {
  answer,
  begin,
  beginAt,
  decisions,
  type Game,
  isRefusal,
  pile,
  type View,
  view,
} from '@three-thrones/kernel';
import { tinyEpic } from '@three-thrones/tiny-epic';
import type { CardId, DomainId, HouseId } from '@three-thrones/tiny-epic/data/ids.ts';
import type { Asking, World } from '@three-thrones/tiny-epic/queries';
import { beforeAll, describe, expect, it } from 'vitest';
import { battles, isTie, lastBattle } from '@three-thrones/tiny-epic/board/last-battle.ts';
import {
  arrowsOf,
  domainsIn,
  fitOf,
  originOf,
  surroundings,
} from '@three-thrones/tiny-epic/board/map-marks.ts';
import { consequences, sureConsequences } from '@three-thrones/tiny-epic/board/preview/consequences.ts';
import { placedBy } from '@three-thrones/tiny-epic/board/placed-by.ts';
import type { GameFact } from '@three-thrones/tiny-epic/board/types.ts';
import { Look } from '../src/engine/preview.ts';
import { tinyEpicWords } from '@three-thrones/tiny-epic/text/words.ts';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import { sectionsOf } from '../src/play/timeline/log-sections.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { fact, option, prompt, section, waits } from '@three-thrones/tiny-epic/board/words/index.ts';

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

/** Stark attacks Casterly Rock with 3 against 4 and a card. */
function assault(): World {
  const nothing = (seat: string) => ({ down: pile<CardId>([], [seat]), up: [], spent: [], passed: false });
  const { world } = playing(
    {
      seats: ['stark', 'lannister'],
      nonPlayers: ['tully', 'greyjoy', 'martell'],
      map: { ashemark: 'stark-2', winterfell: 'stark-1', 'casterly-rock': 'lannister-3' },
      players: { lannister: { hand: ['vendetta'] } },
    },
    'stark',
  );
  world.battle = {
    domain: 'casterly-rock',
    attacker: 'stark',
    defender: 'lannister',
    terms: {},
    cards: { attacker: nothing('stark'), defender: nothing('lannister') },
    retreated: false,
  };
  world.army = {
    side: 'stark',
    from: 'ashemark',
    at: 'casterly-rock',
    force: [{ house: 'stark', tokens: 1, hero: true }],
  };
  return world;
}

/** A view of a written-down position. */
function playing(document: object, seat: string): View<World> {
  const start = beginAt(tinyEpic, document, 'board');
  if (isRefusal(start)) throw new Error(JSON.stringify(start));
  return structuredClone(view(start.state, seat));
}

describe('the question whether to retreat', () => {
  type Kind = 'battle.attackerRetreat' | 'battle.defenderRetreat';
  const asked = (kind: Kind): Asking => ({
    ...{ id: '1-stark', seat: 'stark', kind, rule: '26.7', shape: 'one', min: 1, max: 1 },
    options: ['retreat', 'fight'],
  });
  const seen = (world: World): View<World> => ({ ...opening(), world });
  const words = (kind: Kind, world: World): (string | undefined)[] => {
    const { title, detail } = prompt(asked(kind), seen(world));
    const options = asked(kind).options.map((id) => option(asked(kind), id, seen(world)));
    return [title, detail, ...options.flatMap(({ label, detail: more }) => [label, more])].map(
      (text) => text && plain(text),
    );
  };

  it('6.5 says what a battle would be like', () => {
    const world = assault();
    world.battle!.cards.attacker.up = ['drain-the-coffers'];
    expect(words('battle.attackerRetreat', world)).toEqual([
      'Battle in Casterly Rock: retreat or fight',
      expect.stringContaining('nobody wins'),
      'Retreat',
      'No unit is lost, and nobody wins',
      'Fight',
      'The Retreat card adds 0. You show 3, the other side 4.',
    ]);
    expect(words('battle.defenderRetreat', world)[0]).toBe('Battle in Casterly Rock: retreat or fight');
    expect(plain(waits({ seat: 'stark', kind: 'battle.attackerRetreat' }))).toContain('retreat');
  });

  it('26.7 or that the defender has left', () => {
    const world = assault();
    world.battle!.retreated = true;
    expect(words('battle.attackerRetreat', world).filter((_, at) => at % 2 === 0)).toEqual([
      'Battle in Casterly Rock: retreat or stay',
      'Retreat',
      'Stay',
    ]);
  });
});

describe('marks on the map', () => {
  const decision = {
    id: '1',
    seat: 'stark',
    kind: 'movement.chooseDestination',
    about: { mode: 'march' },
    rule: '27.2',
    shape: 'one',
    options: [],
    min: 0,
    max: 0,
  } as const satisfies Asking;
  const targets = new Map<DomainId, 'go' | 'battle'>([
    ['pyke', 'go'],
    ['riverrun', 'battle'],
  ]);

  it('finds domains among things', () => {
    expect(domainsIn(new Set(['domain:pyke', 'card:vendetta', 'domain:nowhere']))).toEqual(['pyke']);
  });

  it('draws an arrow to each of a few targets, and only the marked one of many', () => {
    const aims = { targets, far: new Set<DomainId>(), chosen: undefined, way: [] };
    expect(arrowsOf(decision, 'ashemark', aims)).toEqual([
      { from: 'ashemark', to: 'pyke', battle: false },
      { from: 'ashemark', to: 'riverrun', battle: true },
    ]);
    const many = new Map(
      ['pyke', 'riverrun', 'the-reach', 'starfall', 'sunspear'].map((id) => [id as DomainId, 'go' as const]),
    );
    expect(arrowsOf(decision, 'ashemark', { ...aims, targets: many, chosen: 'starfall' })).toEqual([
      { from: 'ashemark', to: 'starfall', battle: false },
    ]);
    expect(arrowsOf(undefined, 'ashemark', aims)).toEqual([]);
  });

  it('draws both steps of the march that is marked, and no arrow to what is two steps away otherwise', () => {
    const far = new Set<DomainId>(['riverrun']);
    const aims = { targets, far, chosen: undefined, way: [] };
    expect(arrowsOf(decision, 'ashemark', aims).map(({ to }) => to)).toEqual(['pyke']);
    expect(
      arrowsOf(decision, 'ashemark', { ...aims, chosen: 'riverrun', way: ['pyke', 'riverrun'] }),
    ).toEqual([
      { from: 'ashemark', to: 'pyke', battle: false },
      { from: 'pyke', to: 'riverrun', battle: true },
    ]);
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
  const told: readonly GameFact[] = [
    { kind: 'round.began', data: { round: 1, handOfTheKing: 'stark' } },
    { kind: 'dice.rolled', data: { dice: ['march'] } },
    { kind: 'die.placed', data: { seat: 'stark', die: 'march', slot: 'sail' } },
    { kind: 'battle.started', data: { attacker: 'stark', defender: 'lannister', domain: 'casterly-rock' } },
    {
      kind: 'battle.revealed',
      data: { sides: ['stark', 'lannister'], attacker: ['lone-wolf'], defender: [] },
    },
    { kind: 'battle.secretReplaced', data: { side: 'stark', card: 'lone-wolf', by: 'vendetta' } },
    {
      kind: 'battle.decided',
      data: {
        ...{ winner: 'stark', loser: 'lannister' },
        attack: [{ what: 'card', strength: 4 }],
        defence: [{ what: 'castle', strength: 1 }],
      },
    },
  ];
  const log = told.map((one, seq) => ({ seq, fact: one }));

  it('stand under the turn they belong to, the newest last', () => {
    const sections = sectionsOf({ fact, section }, log);
    expect(sections.map(({ key }) => key)).toEqual(['draft:1', 'turn:1:stark']);
    expect(sections[1]!.lines).toHaveLength(5);
    expect(sectionsOf({ fact, section }, log, 'lannister').flatMap(({ lines }) => lines)).toHaveLength(3);
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

  it('tell of every battle, and which of them was a tie', () => {
    const tied: readonly GameFact[] = [
      { kind: 'battle.started', data: { attacker: 'lannister', defender: 'arryn', domain: 'the-eyrie' } },
      {
        kind: 'battle.decided',
        data: {
          ...{ winner: 'arryn', loser: 'lannister' },
          attack: [{ what: 'tokens', strength: 3 }],
          defence: [{ what: 'tokens', strength: 3 }],
        },
      },
    ];
    const tie = tied.map((one, at) => ({ seq: log.length + at, fact: one }));
    const all = battles([...log, ...tie]);
    expect(all.map(({ domain }) => domain)).toEqual(['casterly-rock', 'the-eyrie']);
    expect(all.map(isTie)).toEqual([false, true]);
  });

  it('name the own ability without naming the house twice', () => {
    const changed = (by: HouseId) =>
      fact({ seq: 1, fact: { kind: 'die.changed', data: { seat: 'stark', house: by, dice: ['sail'] } } })!
        .text;
    expect(plain(changed('stark'))).toBe('Stark uses its house ability and now has Sail');
    expect(plain(changed('arryn'))).toBe('Stark uses the ability of Arryn and now has Sail');
  });
});

it('says what a choice changes, and nothing else', () => {
  const { world } = opening();
  expect(consequences(world, world, 'stark')).toEqual([]);
  const after = structuredClone(world);
  after.players['stark']!.gold = 1;
  after.map.winterfell = [];
  const lines = plain(consequences(world, after, 'stark').join(' | '));
  expect(lines).toContain('Gold: 3 → 1');
  expect(lines).toContain('Castles: 1 → 0');
});

describe('what an option leads to', () => {
  const seats = { seats: ['stark', 'lannister'], nonPlayers: ['tully', 'greyjoy', 'martell'] };
  // Somebody else's turn is still to come: the round goes on.
  const lannister = { dice: ['march', 'sail'] };
  const hand = ['tariffs-from-your-subjects', 'trial-by-combat', 'vendetta'];
  const at = (action: string) => ({ step: 'action', seat: 'stark', action, as: 'die' });

  /** What the panel says about the last of these answers. */
  function foreseen(document: object, ...choices: (string | string[])[]) {
    const start = beginAt(tinyEpic, { ...seats, ...document }, 'board');
    if (isRefusal(start)) throw new Error(JSON.stringify(start));
    let { state } = start;
    for (const choice of choices.slice(0, -1)) {
      const turn = answer(tinyEpic, state, 'stark', decisions(tinyEpic, state)[0]!.id, choice);
      if (isRefusal(turn)) throw new Error(turn.code);
      state = turn.state;
    }
    const seen = view(state, 'stark');
    const look = new Look(tinyEpic as Game<unknown>, seen, 'stark');
    const preview = look.preview(choices.at(-1)!) as Preview<World>;
    return { seen, preview, lines: plain(sureConsequences(seen.world, preview, 'stark').join(' | ')) };
  }

  it('says what is sure even where chance comes into it', () => {
    const players = { stark: { gold: 3, hand }, lannister };
    const { preview, lines } = foreseen({ players, at: at('whisper') }, 'perform', ['vendetta', hand[0]!]);
    expect(preview.barrier).toBe(true);
    expect(lines).toContain('Gold: 3 → 5');
    // The Hero Card is no Plot Card: four of those and it.
    expect(lines).toContain('Cards in hand: 4 → 5');
  });

  it('says what an Event brings although playing its card shows it', () => {
    const players = { stark: { gold: 3, hand }, lannister };
    const { preview, lines } = foreseen({ players, at: at('event') }, 'perform', hand[0]!);
    expect(preview.barrier).toBe(true);
    expect(lines).toContain('Gold: 3 → 4');
  });

  it('says nothing that another table would contradict', () => {
    const { seen, preview } = foreseen(
      { players: { stark: { hand } }, at: at('event') },
      'perform',
      hand[0]!,
    );
    const other = structuredClone(seen);
    other.world.players['stark']!.gold = 8;
    const lines = sureConsequences(seen.world, { ...preview, otherwise: [other] }, 'stark');
    expect(lines.map(plain).filter((line) => line.startsWith('Gold:'))).toEqual([]);
  });

  it('a March that may go on says what stopping there would bring', () => {
    const map = { winterfell: 'stark-2', 'flints-finger': 'stark-1+eddard-stark', ashemark: 'tully-3' };
    const { seen, preview, lines } = foreseen(
      { map, players: { lannister }, at: at('march') },
      'perform',
      'flints-finger',
      'stark-1+eddard-stark',
      'riverrun',
    );
    expect(lines).not.toContain('Castles');
    const stopped = plain(consequences(seen.world, preview.stopped!.world, 'stark').join(' | '));
    expect(stopped).toContain('Castles: 1 → 2');
  });
});
