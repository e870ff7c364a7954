// The words of Tiny Epic scenarios: given a table, when players act, then the table looks like this.

import { isOver, look, type Seat, size } from '@three-thrones/kernel';
import { type Actor, type Scene, scenarios } from '@three-thrones/testkit';
import { expect } from 'vitest';
import { house as matOf } from '../data/data.ts';
import {
  ACTIONS,
  type ActionId,
  type CardId,
  type DomainId,
  type HeroId,
  type HouseId,
  type PlotCardId,
} from '../data/ids.ts';
import { poolOf, tokensOf } from '../rules/pools.ts';
import { type Line, total } from '../rules/battle/lines.ts';
import { tinyEpic } from '../rules/index.ts';
import type { Occasion } from '../rules/kit.ts';
import type { PositionDocument, PositionPlayer, PositionStep } from '../rules/position.ts';
import {
  castles,
  controller,
  goldMaximum,
  isPlayer,
  player,
  throneHolder,
  type World,
} from '../rules/state.ts';
import { nameOf, type UnitName } from '../rules/units.ts';

/** Lannister and Stark, Lannister about to place a die; everything else as after setup. */
function position(): PositionDocument {
  return {
    seats: ['lannister', 'stark'],
    nonPlayers: ['tyrell', 'tully', 'greyjoy'],
    players: { lannister: { dice: ['march', 'event'] } },
    at: { step: 'turn', seat: 'lannister' },
  };
}

/** Words for the table before anything happens. Units are written as in the notation: `lannister-2+jaime-lannister`. */
function given(doc: PositionDocument, chance: (...entries: readonly unknown[]) => void) {
  const of = (seat: HouseId): PositionPlayer => ((doc.players ??= {})[seat] ??= {});
  return {
    /** Players clockwise, the first one with the Hand of the King; the non-player houses beside Arryn. */
    players: (seats: HouseId[], nonPlayers?: HouseId[]): void => {
      doc.seats = seats;
      if (nonPlayers) doc.nonPlayers = nonPlayers;
      else delete doc.nonPlayers;
      doc.players = {};
      doc.at = { step: 'round' };
    },
    /** With the houses, Heroes and Plot Cards of Ice & Fire; `dragons` with Mother of Dragons too. */
    iceAndFire: (): void => void (doc.iceAndFire = true),
    dragons: (): void => void (doc.iceAndFire = doc.dragons = true),
    beside: (seat: HouseId, cards: PlotCardId[]): void => void (of(seat).beside = cards),
    leader: (house: HouseId, hero: HeroId): void => void ((doc.leaders ??= {})[house] = hero),
    army: (at: DomainId, units: string): void => void ((doc.map ??= {})[at] = units),
    /** The player holds King's Landing and three castles: at home with the Hero, Castle Black and Dragonstone. */
    rules: (seat: HouseId): void => {
      const { homeDomain, hero } = matOf(seat);
      const home = `${seat}-1+${doc.leaders?.[seat] ?? hero}`;
      const rest = { 'castle-black': `${seat}-1`, dragonstone: `${seat}-1`, 'kings-landing': `${seat}-2` };
      doc.map = { ...doc.map, [homeDomain]: home, ...rest };
    },
    gold: (seat: HouseId, gold: number): void => void (of(seat).gold = gold),
    score: (seat: HouseId, score: number): void => void (of(seat).score = score),
    vengeance: (seat: HouseId, tokens: number): void => void (of(seat).vengeance = tokens),
    hand: (seat: HouseId, cards: PlotCardId[]): void => void (of(seat).hand = cards),
    faceUp: (seat: HouseId, cards: HeroId[]): void => void (of(seat).faceUp = cards),
    allies: (seat: HouseId, tokens: Partial<Record<HouseId, number>>): void =>
      void (of(seat).allies = tokens),
    dice: (seat: HouseId, dice: ActionId[]): void => void (of(seat).dice = dice),
    alliance: (house: HouseId, seat: HouseId): void => void ((doc.alliances ??= {})[house] = seat),
    deck: (...top: PlotCardId[]): void => void (doc.deck = top),
    discard: (...cards: PlotCardId[]): void => void (doc.discard = cards),
    slots: (slots: Partial<Record<ActionId, ActionId>>): void => void (doc.slots = slots),
    bottom: (...dice: ActionId[]): void => void (doc.bottom = dice),
    round: (round: number): void => void (doc.round = round),
    handOfTheKing: (seat: HouseId): void => void (doc.handOfTheKing = seat),
    /** The player is about to place one of these dice. */
    turn: (seat: HouseId, dice: [ActionId, ActionId]): void => {
      of(seat).dice = dice;
      doc.at = { step: 'turn', seat };
    },
    /** The player is asked whether to perform an action; afterwards it is that player's turn to place a die. */
    action: (seat: HouseId, action: ActionId, as: 'slot' | 'die' | 'follow' | 'bottom' = 'die'): void => {
      for (const other of doc.seats) delete of(other).dice;
      of(seat).dice = ['whisper', 'whisper'];
      doc.at = { step: 'action', seat, action, as };
    },
    step: (step: Exclude<PositionStep['step'], 'turn' | 'explore' | 'evokeTerror' | 'action'>): void =>
      void (doc.at = { step }),
    /** Dice rolls to come. */
    rolls: (...faces: ActionId[]): void => chance(...faces),
  };
}

/** Ways of acting that take several answers. */
function when(actor: Actor) {
  return {
    performs: (): void => actor.answers('perform'),
    skips: (): void => actor.answers('skip'),
    /** Performs the Event action with this card. */
    plays: (card: CardId, ...answers: string[]): void => actor.answers('perform', card, ...answers),
    /** Performs a March: origin, army, domain; then, if it goes on, the group and the second domain. */
    marches: (from: DomainId, army: string, to: DomainId, on?: { with: string; to: DomainId }): void => {
      actor.answers('perform', from, army, to);
      if (on) actor.answers(on.with, on.to);
    },
    /** Performs a March that ends after one step into a domain that is not hostile. */
    marchesAndStops: (from: DomainId, army: string, to: DomainId): void =>
      actor.answers('perform', from, army, to, 'stop'),
    sails: (from: DomainId, army: string, to: DomainId): void => actor.answers('perform', from, army, to),
    commits: (...cards: (CardId | 'pass')[]): void => actor.answers(...cards),
    /** Lays an unplaced die on a slot of the Action Mat. */
    places: (die: ActionId, slot: ActionId): void => actor.answers(`place:${die}@${slot}`),
    /** Performs a Recruit: `lannister@casterly-rock`, `jaime-lannister@ashemark`, and `done` to stop early. */
    recruits: (...units: string[]): void => actor.answers('perform', ...units),
    whispers: (...discards: PlotCardId[]): void => actor.answers('perform', discards),
    /** Performs a Plot: the card, then what its shields do, such as `arryn:take:arryn`. */
    plots: (card: CardId, ...shields: string[]): void => actor.answers('perform', card, ...shields),
    /** Loses a unit: a Power Token is named by its house, a Hero by its own name. */
    loses: (unit: UnitName): void => actor.answers(unit),
    /** What to do with the Retreat on the own card. */
    retreats: (): void => actor.answers('retreat'),
    fightsOn: (): void => actor.answers('fight'),
    retreatsTo: (at: DomainId): void => actor.answers(at),
  };
}

/** Words for what the table looks like. */
function then(scene: Scene<World>) {
  const number = (what: string, read: (w: World) => number) => ({
    is: (wanted: number): void => expect(read(scene.world), what).toBe(wanted),
  });
  const set = (what: string, read: (w: World) => readonly string[]) => ({
    is: (wanted: readonly string[]): void =>
      expect([...read(scene.world)].sort(), what).toEqual([...wanted].sort()),
    includes: (...wanted: string[]): void =>
      expect(read(scene.world), what).toEqual(expect.arrayContaining(wanted)),
    excludes: (...wanted: string[]): void => {
      for (const one of wanted) expect(read(scene.world), what).not.toContain(one);
    },
  });
  return {
    gold: (seat: Seat) => number(`gold of ${seat}`, (w) => player(w, seat).gold),
    goldMaximum: (seat: Seat) => number(`gold maximum of ${seat}`, (w) => goldMaximum(w, seat)),
    score: (seat: Seat) => number(`score of ${seat}`, (w) => player(w, seat).score),
    recruited: (seat: Seat) => number(`tokens recruited by ${seat}`, (w) => player(w, seat).recruited),
    castles: (seat: Seat) => number(`castles of ${seat}`, (w) => castles(w, seat)),
    vengeance: (seat: Seat) => number(`Vengeance of ${seat}`, (w) => player(w, seat).vengeance),
    pool: (house: HouseId) => number(`Token Pool of ${house}`, (w) => poolOf(w, house)),
    allies: (seat: Seat, house: HouseId) =>
      number(`${house} tokens of ${seat}`, (w) => tokensOf(w, seat, house)),
    cards: (seat: Seat) => number(`cards in the hand of ${seat}`, (w) => look(player(w, seat).hand).length),
    hand: (seat: Seat) => set(`hand of ${seat}`, (w) => look(player(w, seat).hand)),
    faceUp: (seat: Seat) => set(`face-up cards of ${seat}`, (w) => player(w, seat).faceUp),
    discard: () => set('discard pile', (w) => w.discard),
    beside: (seat: Seat) => set(`cards beside the mat of ${seat}`, (w) => player(w, seat).beside ?? []),
    dice: (seat: Seat) => set(`dice of ${seat}`, (w) => player(w, seat).dice),
    /** Units in a domain, as in the notation; nobody is the empty word. */
    army: (at: DomainId) => ({
      is: (units: string): void => {
        const parts = nameOf(scene.world, scene.world.map[at]).split('+');
        expect(parts.sort(), at).toEqual(units.split('+').sort());
      },
    }),
    controls: (side: string, ...domains: DomainId[]): void => {
      for (const at of domains) expect(controller(scene.world, at), `controller of ${at}`).toBe(side);
    },
    unoccupied: (...domains: DomainId[]): void => {
      for (const at of domains) expect(scene.world.map[at], at).toEqual([]);
    },
    /** Who holds the Iron Throne, or that it stands on the map. */
    throne: (seat: Seat | undefined): void => expect(throneHolder(scene.world), 'Iron Throne').toBe(seat),
    ally: (house: HouseId, seat: Seat | undefined): void =>
      expect(scene.world.nonPlayers[house]?.ally, `ally of ${house}`).toBe(seat),
    /** On whose Gold Track the castle of a domain lies, or that it stands on the map. */
    castle: (at: DomainId, seat: Seat | undefined): void => {
      const side = controller(scene.world, at);
      expect(side !== undefined && isPlayer(scene.world, side) ? side : undefined, `castle of ${at}`).toBe(
        seat,
      );
    },
    /** A player is asked whether to perform this action, and on what occasion. */
    offered: (seat: Seat, action: ActionId, as: Occasion): void =>
      expect(scene.match.state.frames.at(-1), 'what is asked').toMatchObject({
        flow: 'action',
        args: { seat, action, as },
      }),
    bottomDice: (...dice: ActionId[]): void => expect(scene.world.bottom, 'bottom dice').toEqual(dice),
    handOfTheKing: (seat: Seat): void => expect(scene.world.handOfTheKing, 'Hand of the King').toBe(seat),
    round: (round: number): void => expect(scene.world.round, 'round').toBe(round),
    /** The game is over; who won, and what decided it. */
    wins: (winners: Seat[], reason: string): void => {
      expect(isOver(scene.match.state), 'the game is over').toBe(true);
      const { ranking, reason: decided } = tinyEpic.outcome(scene.world);
      expect([ranking[0], decided], 'winners').toEqual([winners, reason]);
    },
    deck: () => number('cards in the deck', (w) => size(w.deck)),
    /** Total strength of a side in the last battle that was decided. */
    strength: (side: 'attacker' | 'defender') => ({
      is: (wanted: number): void => {
        expect(total(strengthLines(scene, side)), `strength of the ${side}`).toBe(wanted);
      },
    }),
    /** What that strength was made of, line by line: `tokens 2`, `castle 1`, `event 3`, `vendetta 4`. */
    lines: (side: 'attacker' | 'defender') => ({
      are: (...wanted: string[]): void => {
        expect(
          strengthLines(scene, side).map(
            ({ what, card, strength }) => `${what === 'card' ? card : what} ${strength}`,
          ),
          `strength of the ${side}`,
        ).toEqual(wanted);
      },
    }),
  };
}

/** Strength in the last battle that was decided. */
function strengthLines(scene: Scene<World>, side: 'attacker' | 'defender'): Line[] {
  const decided = scene.facts.findLast(({ kind }) => kind === 'battle.decided');
  if (!decided) throw new Error('no battle was decided');
  const { attack, defence } = decided.data as Record<'attack' | 'defence', Line[]>;
  return side === 'attacker' ? attack : defence;
}

/** For scenarios of other modes. A module that exports `then` itself would be taken for a promise. */
export const words = { given, when, then };

/** Words that name kinds of things: a die face or a house is no secret because a card is called so too. */
export const scenario = scenarios(tinyEpic, { position, given, when, then, openWords: ACTIONS });
