// The ways to play this game that a page offers. One is offered once its rules and its table are whole; whoever writes
// a configuration by hand may ask for the others as well.

export type ModeId = 'competitive' | 'solo' | 'teammate' | 'coop';

/** Modes for one person. */
export const ALONE: readonly ModeId[] = ['solo', 'teammate'];

/** The usual one first. */
export const OFFERED: readonly [ModeId, ...ModeId[]] = ['competitive', 'solo', 'teammate', 'coop'];

/** What may be added to a game, where the mode does not bring it: the expansion, and its dragons. */
export const OFFERED_RULES = { iceAndFire: true, dragons: true } as const satisfies Record<string, boolean>;
