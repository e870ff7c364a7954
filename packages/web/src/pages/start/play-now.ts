// How somebody plays at once: against how many, as whom, and how strong the bots are. Kept on this device.

import { catalogue } from '@three-thrones/catalogue';
import type { Rules } from '@three-thrones/game-kit/set-up.ts';
import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { type Choosable, draftFor, housesOf, inMode, modeOf, withHouse } from '../../lobby/draft.ts';
import { configOfLaid, type Laid } from '../../lobby/laid.ts';
import { choosable } from '../../lobby/use-game.ts';

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

function all(): Readonly<Record<string, Partial<HowToPlay>>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Partial<HowToPlay>>) : {};
  } catch {
    return {};
  }
}

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

/** The table somebody sits down at: bots take the other chairs. */
export function laidAtOnce(choice: Choosable, { mode: id, rules = {}, players, house }: HowToPlay): Laid {
  const mode = modeOf(choice, id);
  const here = inMode(choice, mode, rules);
  const count = Math.min(Math.max(players, here.least), here.most);
  const isThere = housesOf(here, count).some((one) => one.id === house);
  return { mode, rules, draft: withHouse(draftFor(count, 'bot'), 0, isThere ? house : undefined) };
}

export function keepHowToPlay(game: string, how: HowToPlay): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [game]: how }));
  } catch {
    // Then it is as usual next time.
  }
}

function seatsAt(game: string): { readonly least: number; readonly most: number } {
  const found = catalogue.find(game);
  return isRefusal(found) ? { least: COMPANY, most: COMPANY } : found.players;
}

/** A table against bots, with no questions asked; its id. */
export async function playNow(game: string): Promise<string | Refusal> {
  const how = howToPlay(game);
  const [{ createHotSeat }, choice] = await Promise.all([
    import('../../tables/local/local-games.ts'),
    choosable(game),
  ]);
  if (!choice) return refusal('no-such-game', '0');
  const { seats, rules } = configOfLaid(choice, laidAtOnce(choice, how));
  return createHotSeat(game, { config: { seats, ...rules }, people: { [seats[0]!]: '' }, bots: how.level });
}
