// How a battle stands before all cards are open (§6): what a board shows of it.

import { beginAt, begin, isRefusal, pile, type View, view } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { card } from '../data/data.ts';
import { BASE_PLOT_CARDS, type CardId } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';
import {
  band,
  type Prospect,
  prospectNow,
  prospectOf,
  type Side,
  spread,
  STRONGEST,
  type World,
} from '../rules/queries.ts';

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

  it('counts what the card and the Hero of a Rival add to its defence (20.13)', () => {
    const start = beginAt(
      tinyEpic,
      {
        ...{ mode: 'solo', seats: ['lannister'], nonPlayers: ['tyrell', 'tully', 'greyjoy'] },
        rival: { house: 'martell', bonus: 2 },
        map: {
          sunspear: 'martell-1',
          'old-town': 'oberyn-martell',
          highgarden: 'lannister-1',
          'shield-islands': 'tyrell-3',
        },
        players: { lannister: { dice: ['march', 'march'] } },
        at: { step: 'turn', seat: 'lannister' },
      },
      'board',
    );
    if (isRefusal(start)) throw new Error(start.code);
    const { world } = view(start.state, 'lannister');
    const force = [{ house: 'lannister' as const, tokens: 1, hero: false }];
    const { defender } = prospectOf(world, 'lannister', force, 'old-town');
    const lines = defender.lines.map(({ what, strength }) => `${what} ${strength}`);
    expect(lines).toEqual(['heroes 4', 'solo-hero 2', 'rival-card 2']);
    expect(defender.unknown).toBe('deck');
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
