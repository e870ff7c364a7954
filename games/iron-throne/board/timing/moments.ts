// Where in a round the table stands: a window that is open, or the step that is under way.

import { sequence } from '../../data/data.ts';
import type { WindowId } from '../../data/ids.ts';
import type { Asking, World } from '../../rules/queries.ts';

export const SPECIAL = 'special_power_removal' satisfies WindowId;

/** Phases in their order, and what may happen at any time. */
export const PHASES: readonly string[] = [...new Set(sequence.map(({ phase }) => phase)), 'special'];

/** A step that a question belongs to, where no window is open. */
const STEP_OF: Partial<Record<Asking['kind'], string>> = {
  'hostages.handle': 'hostages',
  'torture.character': 'hostages',
  'defender.name': 'active_preparation',
  'preparation.participant': 'active_preparation',
  'offer.offer': 'support_offers',
  'offer.answer': 'support_offers',
  'move.choose': 'negotiation',
  'move.terms': 'negotiation',
  'spread.onto': 'rewards',
};

/** The window or step under way; nothing before the first round and after the game. */
export function momentNow(w: World, asked: readonly Pick<Asking, 'kind'>[]): string | undefined {
  if (w.round === 0 || w.winners.length > 0) return undefined;
  // Shireen's own moment comes inside others.
  if (asked.some(({ kind }) => kind === 'redirect.wish' || kind === 'redirect.character')) return SPECIAL;
  if (w.window) return w.window.id;
  const step = asked.map(({ kind }) => STEP_OF[kind]).find((one) => one !== undefined);
  return step ?? stepOf(w);
}

/** The step by what lies on the table. */
function stepOf({ encounter: e }: World): string {
  if (!e) return 'hostages';
  if (e.defender === undefined) return 'event_flip';
  if (!e.negotiation) return e.parts.length < 2 ? 'active_preparation' : 'support_offers';
  if (!e.deal && e.negotiation.row < 2 && !e.down && !e.revealed) return 'negotiation';
  if (!e.revealed) return e.down ? 'reveal_cards' : 'choose_cards';
  if (!e.result) return 'reveal_cards';
  return e.penalties.length > 0 || e.dealDone ? 'hostage_taking' : 'rewards';
}

export function placeOf(moment: string | undefined): number {
  return sequence.findIndex(({ id }) => id === moment);
}

/** Windows that come after this moment in the same round, in order. */
export function windowsAfter(moment: string | undefined): readonly WindowId[] {
  return sequence
    .slice(placeOf(moment) + 1)
    .filter(({ kind }) => kind === 'window')
    .map(({ id }) => id as WindowId);
}
