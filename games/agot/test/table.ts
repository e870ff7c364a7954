// The words of these scenarios: given a table, when players act, then the table looks like this.

import { answer, type Choice, decisions, isOver } from '@three-thrones/kernel';
import { type Actor, type Scene, scenarios } from '@three-thrones/testkit';
import { expect } from 'vitest';
import {
  type AreaId,
  type CardId,
  type HouseId,
  type LandId,
  type OrderId,
  type TrackId,
  type UnitKind,
  type WesterosId,
  type WildlingId,
} from '../data/ids.ts';
import { possibleOn } from '../rules/combat/possible.ts';
import { controller, landsOf, structuresOf } from '../rules/control.ts';
import { agot } from '../rules/index.ts';
import { areaWords, wildlingDeck } from '../rules/notation.ts';
import type { PositionDocument, PositionHouse, PositionStep } from '../rules/position.ts';
import { unitWords } from '../rules/position-reader.ts';
import { type Ban, player, type Profile, type Side, type Switches, type World } from '../rules/state.ts';
import { armySizes } from '../rules/supply-limits.ts';
import { inPool } from '../rules/units.ts';
import { OPEN_WORDS } from './open-words.ts';

/** Six houses about to place their orders; everything else as after setup. */
function position(): PositionDocument {
  return { players: 6, at: { step: 'planning' } };
}

/** Words for the table before anything happens. What stands in an area is written as in POSITION.md. */
function given(doc: PositionDocument, _chance: (...entries: readonly unknown[]) => void) {
  const of = (id: HouseId): PositionHouse => ((doc.houses ??= {})[id] ??= {});
  const area = (at: AreaId, words: string): void => void ((doc.map ??= {})[at] = words);
  const at = (step: PositionStep): void => void (doc.at = step);
  return {
    players: (players: number): void => void (doc.players = players),
    profile: (profile: Profile): void => void (doc.profile = profile),
    switches: (switches: Partial<Switches>): void => void (doc.switches = { ...doc.switches, ...switches }),
    round: (round: number): void => void (doc.round = round),
    threat: (threat: number): void => void (doc.threat = threat),
    /** Houses from position 1 down; those not named follow in their order at setup. */
    track: (track: TrackId, ...houses: HouseId[]): void => void ((doc.tracks ??= {})[track] = houses),
    throne: (...houses: HouseId[]): void => void ((doc.tracks ??= {})['iron-throne'] = houses),
    fiefdoms: (...houses: HouseId[]): void => void ((doc.tracks ??= {}).fiefdoms = houses),
    court: (...houses: HouseId[]): void => void ((doc.tracks ??= {})['kings-court'] = houses),
    power: (id: HouseId, power: number): void => void (of(id).power = power),
    supply: (id: HouseId, supply: number): void => void (of(id).supply = supply),
    /** House cards in hand; the others of the house are in its discard pile. */
    hand: (id: HouseId, ...cards: CardId[]): void => void (of(id).hand = cards),
    discard: (id: HouseId, ...cards: CardId[]): void => void (of(id).discard = cards),
    /** What one house has in an area: `stark 2F 1K 1K~ march-0 token`; `''` is nothing. Once named here, a house has nothing elsewhere. */
    area,
    /** Several areas at once. */
    map: (map: Partial<Record<AreaId, string>>): void => void (doc.map = { ...doc.map, ...map }),
    /** Houses that are not named have nothing on the map. */
    bare: (): void => void (doc.bare = true),
    /** Garrisons and neutral forces that have been beaten. */
    gone: (...areas: LandId[]): void => void (doc.gone = areas),
    used: (...tokens: ('blade' | 'raven')[]): void => void (doc.used = tokens),
    bans: (...bans: Ban[]): void => void (doc.bans = bans),
    /** Cards on top of a deck, first one next. */
    deck: (deck: 'I' | 'II' | 'III', ...cards: WesterosId[]): void => void ((doc.decks ??= {})[deck] = cards),
    discards: (deck: 'I' | 'II' | 'III', ...cards: WesterosId[]): void =>
      void ((doc.discards ??= {})[deck] = cards),
    wildlingDeck: (...cards: WildlingId[]): void => void ((doc.decks ??= {}).wildlings = cards),
    wildlingBottom: (card: WildlingId): void => void (doc.wildlingBottom = card),
    /** Houses whose attackers came home to more than supply allows (R19). */
    overSupply: (...houses: HouseId[]): void => void (doc.overSupply = houses),
    scouted: (place: 'top' | 'bottom'): void => void (doc.scouted = place),
    /** The Westeros phase begins, and these are the cards. */
    westeros: (one: WesterosId, two: WesterosId, three: WesterosId): void => {
      doc.decks = { ...doc.decks, I: [one], II: [two], III: [three] };
      doc.round ??= 2;
      at({ step: 'westeros' });
    },
    /** Where the table stands: see `at` in POSITION.md. */
    at,
    planning: (): void => at({ step: 'planning' }),
    raven: (): void => at({ step: 'raven' }),
    raids: (turn?: HouseId): void => at({ step: 'raid', ...(turn && { turn }) }),
    /** The march step; it is this house's turn, or else the first one's in turn order. */
    marches: (turn?: HouseId): void => at({ step: 'march', ...(turn && { turn }) }),
    consolidation: (turn?: HouseId): void => at({ step: 'consolidate', ...(turn && { turn }) }),
    /** An attack on its way: units of the attacker have left `from` by a march order; the support step comes next. */
    attack: (attacker: HouseId, from: AreaId, to: AreaId, units: string, march: OrderId = 'march-0'): void =>
      at({ step: 'combat', attacker, from, to, units, march }),
    muster: (house: HouseId, ...areas: LandId[]): void =>
      at({ step: 'muster', house, ...(areas.length > 0 && { areas }) }),
    clash: (...tracks: TrackId[]): void => at({ step: 'clash', ...(tracks.length > 0 && { tracks }) }),
    wildlings: (strength?: number): void =>
      at({ step: 'wildlings', ...(strength !== undefined && { strength }) }),
  };
}

/** Ways of acting. */
function when(actor: Actor) {
  return {
    /** Bids, plays a card, chooses an area: one answer, under the name of what it is. */
    bids: (power: number): void => actor.answers(power),
    plays: (card: CardId): void => actor.answers(card),
    chooses: (...options: Choice[]): void => actor.answers(...options),
    /** Places orders: `{ winterfell: 'march-0', 'white-harbor': 'raid' }`. */
    orders: (orders: Partial<Record<AreaId, OrderId>>): void =>
      actor.answers(Object.entries(orders).map(([at, order]) => `${at}:${order}`)),
    uses: (): void => actor.answers('yes'),
    declines: (): void => actor.answers('no'),
    /** Nothing, and nothing more. */
    none: (): void => actor.answers('none'),
    done: (): void => actor.answers('done'),
  };
}

/** Words for what the table looks like. */
function then(scene: Scene<World>) {
  const number = (what: string, read: (w: World) => number) => ({
    is: (wanted: number): void => expect(read(scene.world), what).toBe(wanted),
  });
  const set = (what: string, read: (w: World) => readonly string[]) => ({
    is: (...wanted: readonly string[]): void =>
      expect([...read(scene.world)].sort(), what).toEqual([...wanted].sort()),
    includes: (...wanted: string[]): void =>
      expect(read(scene.world), what).toEqual(expect.arrayContaining(wanted)),
    excludes: (...wanted: string[]): void => {
      for (const one of wanted) expect(read(scene.world), what).not.toContain(one);
    },
  });
  const list = (what: string, read: (w: World) => readonly string[]) => ({
    is: (...wanted: string[]): void => expect(read(scene.world), what).toEqual(wanted),
  });
  return {
    power: (id: HouseId) => number(`power of ${id}`, (w) => player(w, id).power),
    supply: (id: HouseId) => number(`supply of ${id}`, (w) => player(w, id).supply),
    structures: (id: HouseId) => number(`structure areas of ${id}`, (w) => structuresOf(w, id).length),
    lands: (id: HouseId) => number(`land areas of ${id}`, (w) => landsOf(w, id).length),
    pool: (id: HouseId, kind: UnitKind) => number(`${kind} pool of ${id}`, (w) => inPool(w, id, kind)),
    threat: () => number('threat', (w) => w.threat),
    round: () => number('round', (w) => w.round),
    hand: (id: HouseId) => set(`hand of ${id}`, (w) => player(w, id).hand),
    discard: (id: HouseId) => set(`discards of ${id}`, (w) => player(w, id).discard),
    bans: () => set('bans', (w) => w.bans),
    track: (track: TrackId) => list(track, (w) => w.tracks[track]),
    throne: () => list('Iron Throne track', (w) => w.tracks['iron-throne']),
    fiefdoms: () => list('Fiefdoms track', (w) => w.tracks.fiefdoms),
    court: () => list("King's Court track", (w) => w.tracks['kings-court']),
    holder: (token: 'throne' | 'blade' | 'raven') => ({
      is: (id: HouseId): void => {
        const track = ({ throne: 'iron-throne', blade: 'fiefdoms', raven: 'kings-court' } as const)[token];
        expect(scene.world.holders[track], `holder of the ${token}`).toBe(id);
      },
    }),
    bladeUsed: (used: boolean): void => expect(scene.world.bladeUsed, 'blade used').toBe(used),
    ravenUsed: (used: boolean): void => expect(scene.world.ravenUsed, 'raven used').toBe(used),
    /** What stands in an area, in the words of the notation: `stark 2F 1K~ march-0 token`. */
    area: (at: AreaId) => ({
      is: (words: string): void => expect(areaWords(scene.world, at), at).toBe(words),
      /** Units alone: `2F 1K~`; nobody's is the empty word. */
      has: (units: string): void => {
        const army = scene.world.armies[at];
        expect(army ? unitWords(army.units, army.routed) : '', at).toBe(units);
      },
      order: (order: OrderId | undefined): void =>
        expect(scene.world.orders[at]?.order, `order in ${at}`).toBe(order),
      token: (id: HouseId | undefined): void =>
        expect(scene.world.tokens[at as LandId], `Power token in ${at}`).toBe(id),
    }),
    empty: (...areas: AreaId[]): void => {
      for (const at of areas) expect(areaWords(scene.world, at), at).toBe('');
    },
    controls: (id: HouseId | undefined, ...areas: AreaId[]): void => {
      for (const at of areas) expect(controller(scene.world, at), `controller of ${at}`).toBe(id);
    },
    garrison: (at: LandId, strength: number | undefined): void =>
      expect(scene.world.garrisons[at], `garrison of ${at}`).toBe(strength),
    neutral: (at: LandId, strength: number | undefined): void =>
      expect(scene.world.neutrals[at], `neutral force of ${at}`).toBe(strength),
    /** Sizes of a house's armies, largest first; single units are none. */
    armies: (id: HouseId) => ({
      are: (...sizes: number[]): void => expect(armySizes(scene.world, id), `armies of ${id}`).toEqual(sizes),
    }),
    /** An answer that is refused as a whole, such as orders that break a limit. */
    cannotAnswer: (id: HouseId, choice: Choice) => ({
      because: (code: string, rule: string): void => {
        const { state } = scene.match;
        const asked = decisions(agot, state).find(({ seat }) => seat === id)!;
        expect(answer(agot, state, id, asked.id, choice), `the answer of ${id}`).toMatchObject({
          code,
          rule,
        });
      },
    }),
    /** No combat is under way. */
    peace: (): void => expect(scene.world.combat, 'combat').toBeUndefined(),
    /** Cards of the wildling deck, from the top; only the first ones need be named. */
    wildlingDeck: (...top: WildlingId[]): void =>
      expect(wildlingDeck(scene.world).slice(0, top.length), 'wildling deck').toEqual(top),
    wildlingBottom: (card: WildlingId): void =>
      expect(wildlingDeck(scene.world).at(-1), 'bottom of the wildling deck').toBe(card),
    /** What houses could bring to an area next, as `house strength from`, and what would meet them; '' is nobody. */
    possible: (at: AreaId) => ({
      attacks: (...wanted: string[]): void =>
        expect(
          possibleOn(scene.world, at).attacks.map(({ house, total, from }) => `${house} ${total} ${from}`),
          `attacks on ${at}`,
        ).toEqual(wanted),
      defence: (wanted: string): void => {
        const { defence } = possibleOn(scene.world, at);
        expect(defence ? `${defence.house} ${defence.total}` : '', `defence of ${at}`).toBe(wanted);
      },
    }),
    /** The game is over; who won, and why. */
    wins: (id: HouseId, reason: 'seven-areas' | 'last-round'): void => {
      expect(isOver(scene.match.state), 'the game is over').toBe(true);
      const { ranking, reason: why } = agot.outcome(scene.world);
      expect([ranking[0], why], 'winner').toEqual([[id], reason]);
    },
    /** Strength of a side as it was announced last. */
    strength: (side: Side) => ({
      is: (wanted: number): void => {
        const last = scene.facts.findLastIndex(({ kind }) => kind === 'combat.strength');
        const told = scene.facts[last];
        // Once cards lie open only the final strength is worth looking at
        const isStale = scene.facts.slice(last).some(({ kind }) => kind === 'cards.revealed');
        expect(isStale, 'cards are revealed, but the final strength is not announced yet').toBe(false);
        expect((told!.data as Record<Side, { total: number }>)[side].total, `strength of the ${side}`).toBe(
          wanted,
        );
      },
    }),
  };
}

export const scenario = scenarios(agot, { position, given, when, then, openWords: OPEN_WORDS });
