// Why a player acts, and how far an army may go.

import type { Seat } from '@three-thrones/kernel';
import type { DomainId, DomainKind, HouseId } from '../data/ids.ts';
import type { BattleTerms } from './state.ts';

/** Why a player acts: the slot or the die of the own turn, a follow, a bottom die, or an Event. */
export type Occasion = 'slot' | 'die' | 'follow' | 'bottom' | 'event';

/** Where an army may go and what it must do there; an Event can be stricter than the plain actions. */
export interface MoveRules {
  seat: Seat;
  /** `direct`: straight to any domain, whatever lies between; `fly`: so too, but only a Dragon (§23.6). */
  mode: 'march' | 'sail' | 'direct' | 'fly';
  /** Map Cards for a Sail, March steps for a direct move; without it 2 Map Cards or any distance. */
  range?: number;
  must?: 'battle' | 'capture';
  targetKinds?: readonly DomainKind[];
  /** Only an unallied non-player house may be attacked. */
  unalliedOnly?: boolean;
  /** A Hero of the player belongs to the army from start to finish. */
  ledByHero?: boolean;
  /** The Hero of this house belongs to the army from start to finish. */
  hero?: HouseId;
  /** The army goes nowhere but there. */
  target?: DomainId;
  armySize?: number;
  /** Exact number of units in the domain attacked. */
  targetUnits?: number;
  /** Gold for each Map Card strictly between the origin and the destination of a Sail. */
  goldPerCardPassed?: number;
  terms?: BattleTerms;
}
