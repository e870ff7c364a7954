// What the Rival does, and why: the facts a screen shows step by step. What it moves on the table is told as for anybody
// (`army.moved`, `unit.recruited`, `ally-token.taken` …).

import type { Seat } from '@three-thrones/kernel';
import type { ActionId, DomainId, HeroId, HouseId, PlotCardId } from '../../data/ids.ts';
import type { RecruitPlace, RivalCardId, Row, SoloAbility, SpecialEffect } from '../../data/solo.ts';
import type { RivalOccasion } from './flow-args.ts';
import type { TargetSection, Verdict } from './targets.ts';
import type { ShieldOf, TokenMove } from './tokens.ts';

/** Who acts: the Rival, or the Teammate (§22), of whom it is told in other words. */
export interface Automaton {
  seat: Seat;
  teammate?: true;
}

export interface RivalFacts {
  'rival.rolled': Automaton & { die: ActionId; slot: number };
  /** The pair of the rolled icon: its partner first, the die itself second (§20.6). */
  'rival.card': { seat: Seat; card: RivalCardId; first: ActionId; second: ActionId };
  'rival.action': Automaton & { action: ActionId; as: RivalOccasion };
  /** What the card names for the Hero's row, and what the Rival finds there (§20.8). */
  'rival.target': Automaton & {
    card: RivalCardId;
    move: 'march' | 'sail';
    row: Row;
    from: DomainId;
    target: DomainId;
    verdict: Verdict;
  };
  /** How NEXT TARGET was found (§29.5). */
  'rival.nextTarget': {
    seat: Seat;
    begins: TargetSection;
    skipped: readonly TargetSection[];
    section?: TargetSection | undefined;
    targets: readonly DomainId[];
  };
  /** The Power Token that stays when the others go (§29.3). */
  'rival.leaves': { seat: Seat; house: HouseId; domain: DomainId };
  /** Nowhere to go. */
  'rival.stays': Automaton & { domain: DomainId };
  /** Why the unit that follows appears where it does. */
  'rival.recruits': Automaton & { unit: HouseId; where: RecruitPlace; domain: DomainId };
  'rival.skips': Automaton & { unit: HouseId; where: RecruitPlace; why: 'no-ally' | 'no-room' | 'no-token' };
  'rival.plot': Automaton & { card: PlotCardId };
  /** One shield of that card, and the houses of which a token may move. */
  'rival.shield': Automaton & {
    shield: HouseId;
    of: ShieldOf;
    how: TokenMove;
    houses: readonly HouseId[];
  };
  'rival.special': Automaton & { card: RivalCardId; effect: SpecialEffect };
  /** A Plot Card leaves the game (§20.12). */
  'rival.removed': { seat: Seat; card: PlotCardId };
  'rival.ability': Automaton & { hero: HeroId; effect: SoloAbility['effect'] };
  /** Slots that are blocked for a person in the round to come (§20.5). */
  'rival.coins': { seat: Seat; slots: readonly ActionId[] };
}
