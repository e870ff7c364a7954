// A table against bots at once. Fetched when somebody is about to play.

import { type Refusal, refusal } from '@three-thrones/kernel';
import { type Choosable, draftFor, housesOf, inMode, modeOf, withHouse } from '../../lobby/draft.ts';
import { configOfLaid, type Laid } from '../../lobby/laid.ts';
import { choosable } from '../../lobby/use-game.ts';
import { howToPlay, type HowToPlay } from './how-to-play.ts';

/** The table somebody sits down at: bots take the other chairs. */
export function laidAtOnce(choice: Choosable, { mode: id, rules = {}, players, house }: HowToPlay): Laid {
  const mode = modeOf(choice, id);
  const here = inMode(choice, mode, rules);
  const count = Math.min(Math.max(players, here.least), here.most);
  const isThere = housesOf(here, count).some((one) => one.id === house);
  return { mode, rules, draft: withHouse(draftFor(count, 'bot'), 0, isThere ? house : undefined) };
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
