// How somebody plays at once: against how many, as whom, and how strong the bots are. Kept on this device.

import { catalogue } from '@three-thrones/catalogue';
import type { Rules } from '@three-thrones/game-kit/set-up.ts';
import { isRefusal } from '@three-thrones/kernel';
import { keepAt, keptAt } from '@three-thrones/ui/kept.ts';

export interface HowToPlay {
  readonly players: number;
  /** Nothing: drawn every time. */
  readonly house?: string;
  readonly level: string;
  /** Nothing: the usual one. */
  readonly mode?: string;
  /** What was chosen in that mode. */
  readonly rules?: Rules;
}

/** Bots by strength, the usual one first. */
export const LEVELS = ['squire', 'random'] as const;

const PLACE = 'three-thrones/play-now';
/** Enough to have allies and enemies, where a game takes so many. */
const COMPANY = 3;

const all = (): Readonly<Record<string, Partial<HowToPlay>>> => keptAt(PLACE);

/** As last time, as far as the game still has it. */
export function howToPlay(game: string): HowToPlay {
  const { players, house, level, mode, rules } = all()[game] ?? {};
  const isUsual = mode === undefined && rules === undefined;
  // Another mode may seat more or fewer: that is known once somebody sits down.
  const { least, most } = isUsual ? seatsAt(game) : { least: 1, most: Number(players) || COMPANY };
  return {
    players: Math.min(Math.max(Number(players) || COMPANY, least), most),
    level: LEVELS.find((one) => one === level) ?? LEVELS[0],
    ...(typeof house === 'string' && { house }),
    ...(typeof mode === 'string' && { mode }),
    ...(typeof rules === 'object' && { rules }),
  };
}

export function keepHowToPlay(game: string, how: HowToPlay): void {
  keepAt(PLACE, { ...all(), [game]: how }); // what is not kept is as usual next time
}

function seatsAt(game: string): { readonly least: number; readonly most: number } {
  const found = catalogue.find(game);
  return isRefusal(found) ? { least: COMPANY, most: COMPANY } : found.players;
}
