// The words of cooperative scenarios: those of every table, and what lies beyond the Wall.

import { look, type Seat } from '@three-thrones/kernel';
import { type Actor, type Scene, scenarios } from '@three-thrones/testkit';
import { expect } from 'vitest';
import {
  ACTIONS,
  type ActionId,
  type DomainId,
  type HeroId,
  type HouseId,
  type TokenKind,
} from '../data/ids.ts';
import { type Line, total } from '../rules/battle/lines.ts';
import type { PositionCoop } from '../rules/coop/position.ts';
import { tinyEpic } from '../rules/index.ts';
import type { PositionDocument } from '../rules/position.ts';
import { dragonAt } from '../rules/coop/state.ts';
import { castles, type World } from '../rules/state.ts';
import { words } from './table.ts';

/** Lannister and Stark in the Treaty, Lannister about to place a die. */
function position(): PositionDocument {
  return {
    seats: ['lannister', 'stark'],
    mode: 'coop',
    nonPlayers: ['tyrell', 'tully', 'greyjoy'],
    players: { lannister: { dice: ['march', 'event'] } },
    at: { step: 'turn', seat: 'lannister' },
  };
}

function given(doc: PositionDocument, chance: (...entries: readonly unknown[]) => void) {
  return {
    ...words.given(doc, chance),
    coop: (coop: PositionCoop): void => void (doc.coop = { ...doc.coop, ...coop }),
    /** The house has joined the Treaty. */
    joined: (house: HouseId): void => void ((doc.alliances ??= {})[house] = 'treaty'),
    explores: (seat: HouseId, dice: [ActionId, ActionId]): void => {
      (doc.players ??= {})[seat] = { ...doc.players[seat], dice };
      doc.at = { step: 'explore', seat };
    },
    /** The turn is over but for Evoke Terror. */
    terror: (seat: HouseId): void => void (doc.at = { step: 'evokeTerror', seat }),
  };
}

const when = (actor: Actor) => ({
  ...words.when(actor),
  answers: (...said: string[]) => actor.answers(...said),
});

function then(scene: Scene<World>) {
  const coop = () => scene.world.coop!;
  return {
    ...words.then(scene),
    coop: {
      up: (at: DomainId, kinds: TokenKind[]): void => expect(coop().tokens.up[at] ?? [], at).toEqual(kinds),
      walkers: (...at: DomainId[]): void => expect([...coop().walkers].sort()).toEqual([...at].sort()),
      nightKing: (at: DomainId): void => expect(coop().nightKing.at).toBe(at),
      terror: (id: HouseId, n: number): void => expect(coop().terror.allies[id] ?? 0, id).toBe(n),
      terrorWalkers: (n: number): void => expect(coop().terror.walkers).toBe(n),
      terrified: (...ids: HouseId[]): void => expect([...coop().terrified].sort()).toEqual([...ids].sort()),
      gold: (n: number): void => expect(coop().treaty.gold).toBe(n),
      score: (n: number): void => expect(coop().treaty.score).toBe(n),
      glass: (n: number): void => expect(coop().glass, 'Dragon Glass').toBe(n),
      steel: (n: number): void => expect(coop().steel, 'Valyrian Steel').toBe(n),
      allies: (id: HouseId, n: number): void => expect(coop().treaty.allies[id] ?? 0, id).toBe(n),
      walkersInPool: (n: number): void => expect(coop().walkerPool, 'pool of White Walkers').toBe(n),
      wall: (stands: boolean): void => expect(coop().wall, 'the Wall stands').toBe(stands),
      /** Where the Ice Dragon is: in a domain, at the place of the Wall, or nowhere. */
      dragon: (at: DomainId | 'wall' | undefined): void => expect(dragonAt(coop()), 'Ice Dragon').toBe(at),
      destroyed: (...at: DomainId[]): void => expect([...coop().destroyed].sort()).toEqual([...at].sort()),
      nightThrone: (isHis: boolean): void => expect(coop().nightKing.throne === true).toBe(isHis),
      faceDown: (at: DomainId, lies: boolean): void =>
        expect(coop().tokens.down[at] !== undefined, `a token face down in ${at}`).toBe(lies),
      castles: (n: number): void => expect(castles(scene.world, 'treaty'), 'castles of the Treaty').toBe(n),
      heroCards: (...cards: HeroId[]): void => expect(coop().treaty.heroCards).toEqual(cards),
      nightScore: (n: number): void => expect(coop().nightKing.score).toBe(n),
      /** Strength of the Night King's side in the last battle, but for its card. */
      enemyWithoutCard: (n: number): void => {
        const decided = scene.facts.findLast(({ kind }) => kind === 'battle.decided')!;
        const { attack, defence } = decided.data as Record<'attack' | 'defence', Line[]>;
        const isEnemys = (lines: Line[]): boolean =>
          lines.some(({ what }) => what === 'night-king' || what === 'walkers');
        expect(total((isEnemys(attack) ? attack : defence).filter(({ what }) => what !== 'card'))).toBe(n);
      },
      hand: (seat: Seat): readonly string[] => look(scene.world.players[seat]!.hand),
    },
  };
}

/** For a single player's table. A module that exports `then` itself would be taken for a promise. */
export const coopWords = { given, when, then };

export const coopScenario = scenarios(tinyEpic, { position, given, when, then, openWords: ACTIONS });
