// A game just before something happens: the answer of the person at this device brings it about.

import { botOf, choiceOf } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import {
  type Decision,
  decisions,
  type Fact,
  isOver,
  isRefusal,
  randomFrom,
  seeded,
} from '@three-thrones/kernel';
import { type Match, play, replay } from '@three-thrones/match';
import type { Page } from '@playwright/test';
import type { LocalRecord, Player } from '../../src/engine/records.ts';

export interface Wish {
  readonly game?: string;
  readonly players?: number;
  /** Rules that are not as usual, as the game's configuration has them. */
  readonly rules?: object;
  /** What the answer is to tell. */
  is(told: readonly Fact[], seat: string): boolean;
}

export interface Moment {
  readonly record: LocalRecord;
  /** What brings it about, as the list of options knows it. */
  readonly choice: readonly string[];
}

/** The same games in every run; the first that has such a moment will do. */
const SEEDS = Array.from({ length: 40 }, (_, at) => `scene-${at}`);

export async function momentBefore({
  game: id = 'tiny-epic',
  players = 3,
  rules,
  is,
}: Wish): Promise<Moment> {
  const game = orThrow(await catalogue.rules(id));
  const random = orThrow(botOf('random'));
  for (const seed of SEEDS) {
    const config = orThrow(game.configure({ players, ...rules }, randomFrom(seeded(`${seed}/chairs`))));
    const seats = game.chairs(config);
    const base = { game: game.id, rulesVersion: game.rulesVersion, config, seed };
    const chance = randomFrom(seeded(`${seed}/answers`));
    let match: Match<unknown> = orThrow(replay(game, { ...base, answers: [] }));
    while (!isOver(match.state)) {
      const open = decisions(game, match.state).find(({ answered }) => !answered)!;
      const choice = choiceOf(random, open, chance, match.state, game);
      const next: Match<unknown> = orThrow(play(game, match, { seat: open.seat, decision: open.id, choice }));
      // Whether to do something at all is not asked by itself: the table asks at once what is behind it.
      const isAsked = open.options.length > 1 && !open.options.includes('perform');
      if (typeof choice !== 'number' && isAsked && is(next.facts, open.seat)) {
        const record = recordOf(base, seats, open.seat, match.answers);
        return { record, choice: typeof choice === 'string' ? [choice] : choice };
      }
      match = next;
    }
  }
  throw new Error('no game comes to that moment');
}

/** A game in which somebody else is asked this: whoever opens it looks on. */
export async function lookingOn(
  isAsked: (asked: Decision) => boolean,
  { game: id = 'tiny-epic', players = 3 }: Pick<Wish, 'game' | 'players'> = {},
): Promise<LocalRecord> {
  const game = orThrow(await catalogue.rules(id));
  const random = orThrow(botOf('random'));
  for (const seed of SEEDS) {
    const config = orThrow(game.configure({ players }, randomFrom(seeded(`${seed}/chairs`))));
    const base = { game: game.id, rulesVersion: game.rulesVersion, config, seed };
    const seats = game.chairs(config);
    const chance = randomFrom(seeded(`${seed}/answers`));
    let match: Match<unknown> = orThrow(replay(game, { ...base, answers: [] }));
    while (!isOver(match.state)) {
      const open = decisions(game, match.state).find(({ answered }) => !answered)!;
      if (isAsked(open))
        return recordOf(base, seats, seats.find((seat) => seat !== open.seat)!, match.answers);
      const choice = choiceOf(random, open, chance, match.state, game);
      match = orThrow(play(game, match, { seat: open.seat, decision: open.id, choice }));
    }
  }
  throw new Error('nobody is asked that');
}

function recordOf(
  base: Pick<LocalRecord, 'game' | 'rulesVersion' | 'config' | 'seed'>,
  seats: readonly string[],
  person: string,
  answers: LocalRecord['answers'],
): LocalRecord {
  const playerAt = (seat: string): Player =>
    seat === person ? { kind: 'person', name: 'Anna' } : { kind: 'bot', level: 'random' };
  const now = Date.now();
  return {
    ...base,
    id: `e2e-${base.seed}-${answers.length}`,
    players: Object.fromEntries(seats.map((seat) => [seat, playerAt(seat)])),
    answers,
    over: false,
    createdAt: now,
    changedAt: now,
  };
}

/** Gives the answer, wherever it stands: in the list, or as a button of the question. */
export async function bringAbout(page: Page, choice: readonly string[]): Promise<void> {
  await page.locator('[data-option]:visible, .main-options .entry.all').first().waitFor();
  for (const option of choice) {
    const button = page.locator(`[data-option="${option}"]:visible`).first();
    const all = page.locator('.main-options .entry.all');
    if (!(await button.isVisible()) && (await all.isVisible())) await all.click();
    await button.click();
  }
  const confirm = page.locator('.entry-confirm');
  if (await confirm.isVisible()) await confirm.click();
}

function orThrow<T>(found: T): Exclude<T, { refused: true }> {
  if (isRefusal(found)) throw new Error(found.code);
  return found as Exclude<T, { refused: true }>;
}
