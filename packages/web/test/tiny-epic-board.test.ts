// What the board adds up from views and facts: prospects of a battle, marks on the map, who placed which die.

import {
  answer,
  begin,
  beginAt,
  type Decision,
  decisions,
  type Game,
  isRefusal,
  pile,
  type View,
  view,
} from '@three-thrones/kernel';
import { tinyEpic } from '@three-thrones/tiny-epic';
import { card } from '@three-thrones/tiny-epic/data/data.ts';
import { BASE_PLOT_CARDS, type CardId, type DomainId } from '@three-thrones/tiny-epic/data/ids.ts';
import type { Side, World } from '@three-thrones/tiny-epic/queries';
import { beforeAll, describe, expect, it } from 'vitest';
import { battles, isTie, lastBattle } from '../src/boards/tiny-epic/last-battle.ts';
import { arrowsOf, domainsIn, fitOf, originOf, surroundings } from '../src/boards/tiny-epic/map-marks.ts';
import { consequences, sureConsequences } from '../src/boards/tiny-epic/preview/consequences.ts';
import { placedBy } from '../src/boards/tiny-epic/placed-by.ts';
import {
  band,
  type Prospect,
  prospectNow,
  prospectOf,
  spread,
  STRONGEST,
} from '../src/boards/tiny-epic/prospects.ts';
import { Look } from '../src/engine/preview.ts';
import { tinyEpicWords } from '../src/i18n/game-words.ts';
import { sectionsOf } from '../src/play/timeline/log-sections.ts';
import { plain } from '../src/ui/rich.ts';
import { fact, option, prompt, section, waits } from '../src/boards/tiny-epic/words/index.ts';
import { inLine } from '../src/boards/use-reveals.ts';

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
      hidden: unknown ? 1 : 0,
      most: STRONGEST,
      secrets: [],
      secretMost: STRONGEST,
      retreat: undefined,
      fled: false,
    });
    const at = { domain: 'pyke', retreated: false } as const;
    const attack: Prospect = { ...at, attacker: side(5), defender: side(3, 'hand') };
    expect(results(attack, 'attacker')).toBe('win win lose lose lose lose');
    const defence: Prospect = { ...at, attacker: side(3, 'hand'), defender: side(5) };
    expect(results(defence, 'defender')).toBe('win win win lose lose lose');
    expect(STRONGEST).toBe(5);
  });
});

const results = (battle: Prospect, mine: Side) =>
  band(battle, mine)
    .map(({ result }) => result)
    .join(' ');

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

describe('the icons of a card that is about to be committed', () => {
  const tried = (id: CardId) => prospectNow(assault(), 'stark', { side: 'attacker', card: id })!;

  it('Strength is a line of its own', () => {
    const { attacker, defender } = tried('trial-by-combat');
    expect(attacker).toMatchObject({ total: 6, secrets: [], retreat: undefined });
    expect([defender.total, defender.unknown]).toEqual([4, 'hand']);
    expect(results(tried('trial-by-combat'), 'attacker')).toBe('win win lose lose lose lose');
  });

  it('6.4 a Secret may turn out to be any strength', () => {
    const battle = tried('inspire-your-army');
    expect(battle.attacker).toMatchObject({ total: 3, secrets: ['inspire-your-army'] });
    expect(spread(battle.attacker)).toBe(STRONGEST);
    expect(results(battle, 'attacker')).toBe('open open open open lose lose');
  });

  it('6.5 a Retreat may leave', () => {
    const { attacker, retreated } = tried('littlefingers-influence');
    expect(attacker).toMatchObject({ total: 3, retreat: 'littlefingers-influence' });
    expect(retreated).toBe(false);
  });

  it('6.7 Conscripts count the units next to the battle', () => {
    const id = BASE_PLOT_CARDS.find((one) => card(one).battle.type === 'conscripts')!;
    expect(tried(id).attacker.lines).toContainEqual({ what: 'conscripts', strength: 2, card: id });
  });

  it('tells that somebody has retreated', () => {
    const world = assault();
    world.battle!.retreated = true;
    world.battle!.cards.defender.up = ['littlefingers-influence'];
    const { defender, retreated } = prospectNow(world, 'stark')!;
    expect([retreated, defender.retreat]).toEqual([true, 'littlefingers-influence']);
  });

  it('6.5 who has only shown a Retreat, or fights on, has not fled', () => {
    const world = assault();
    world.battle!.retreated = true;
    world.battle!.cards.defender.up = ['littlefingers-influence'];
    world.battle!.cards.attacker.up = ['drain-the-coffers'];
    const asked = prospectNow(world, 'stark')!;
    expect([asked.attacker.fled, asked.defender.fled]).toEqual([false, true]);
    world.battle!.cards.attacker.fightsOn = true;
    expect(prospectNow(world, 'stark')!.attacker).toMatchObject({ retreat: undefined, fled: false });
  });
});

describe('the question whether to retreat', () => {
  const asked = (kind: string): Decision => ({
    ...{ id: '1-stark', seat: 'stark', kind, rule: '26.7', shape: 'one', min: 1, max: 1 },
    options: ['retreat', 'fight'],
  });
  const seen = (world: World): View<World> => ({ ...opening(), world });
  const words = (kind: string, world: World): (string | undefined)[] => {
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

describe('what a card nobody knows may add', () => {
  /** Lannister defends Casterly Rock with so much gold. */
  const rich = (gold: number, changes: (world: World) => void = () => undefined) => {
    const world = assault();
    world.players['lannister']!.gold = gold;
    changes(world);
    return prospectNow(world, 'stark', { side: 'attacker', card: 'trial-by-combat' })!.defender;
  };

  it('6.3 is no more than its owner can pay for; a Secret may turn out to be anything', () => {
    expect(rich(0).most).toBe(2);
    expect(rich(1).most).toBe(STRONGEST);
    const { world } = opening();
    world.players['lannister']!.gold = 0;
    const force = [{ house: 'stark' as const, tokens: 2, hero: false }];
    expect(prospectOf(world, 'stark', force, 'casterly-rock').defender.most).toBe(2);
    expect(prospectOf(world, 'stark', force, 'riverrun').defender.most).toBe(STRONGEST);
  });

  it('6.7 may be Conscripts from all around', () => {
    const many = rich(0, (world) => {
      world.map['the-reach'] = [];
      world.map['ashemark'] = [{ house: 'lannister', tokens: 7, hero: false }];
    });
    expect(many.most).toBe(7);
  });

  it('25 one Hero in a duel is one Hero, however strong', () => {
    const { attacker } = prospectOf(
      opening().world,
      'stark',
      [{ house: 'stark', tokens: 0, hero: true }],
      'casterly-rock',
      { heroStrength: 4 },
    );
    expect(attacker.lines).toEqual([{ what: 'heroes', count: 1, strength: 4 }]);
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

  it('tell of every battle, and which of them was a tie', () => {
    const tie = [
      { kind: 'battle.started', data: { attacker: 'lannister', defender: 'arryn', domain: 'the-eyrie' } },
      {
        kind: 'battle.decided',
        data: {
          winner: 'arryn',
          attack: [{ what: 'tokens', strength: 3 }],
          defence: [{ what: 'tokens', strength: 3 }],
        },
      },
    ].map((told, at) => ({ seq: log.length + at, fact: told }));
    const all = battles([...log, ...tie]);
    expect(all.map(({ domain }) => domain)).toEqual(['casterly-rock', 'the-eyrie']);
    expect(all.map(isTie)).toEqual([false, true]);
  });

  it('a battle of mine is shown until its time is over, whatever others fight meanwhile', () => {
    const [mine] = battles(log);
    const others = (seq: number) => ({
      ...mine!,
      seq,
      attacker: { ...mine!.attacker, house: 'tully' as const },
    });
    const line = inLine([mine!, others(20), others(21)], 'stark');
    expect(line.map(({ seq }) => seq)).toEqual([mine!.seq, 21]);
    expect(inLine([others(20), mine!], 'stark').map(({ seq }) => seq)).toEqual([mine!.seq]);
  });

  it('name the own ability without naming the house twice', () => {
    const changed = (by: string) =>
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
  const lines = consequences(world, after, 'stark').join(' | ');
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
    const preview = new Look(tinyEpic as Game<unknown>, seen, 'stark').preview(choices.at(-1)!)!;
    return { seen, preview, lines: sureConsequences(seen.world, preview, 'stark').join(' | ') };
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
    expect(lines.filter((line) => line.startsWith('Gold:'))).toEqual([]);
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
    const stopped = consequences(seen.world, preview.stopped!.world as World, 'stark').join(' | ');
    expect(stopped).toContain('Castles: 1 → 2');
  });
});
