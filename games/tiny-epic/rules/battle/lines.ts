// §6.6 The lines a strength is added up from.

/** The two sides of a battle. */
export type Side = 'attacker' | 'defender';

/** One line of a side's strength, for the log and for previews. */
export interface Line {
  what:
    | 'tokens'
    | 'heroes'
    | 'dragons'
    | 'castle'
    | 'throne'
    | 'card'
    | 'conscripts'
    | 'event'
    /** A card beside the mat (§18.10). */
    | 'companion'
    /** The Rival's: what its card and its Hero give it (§20). */
    | 'rival-card'
    | 'solo-hero'
    /** The Night King's side, and houses he has terrified (§21). */
    | 'night-king'
    | 'track'
    | 'walkers'
    | 'ice-dragon'
    | 'terrified';
  strength: number;
  /** How many units it stands for. */
  count?: number;
  card?: string;
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.strength, 0);
}
