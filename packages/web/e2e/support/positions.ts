// Games in any position: bots play until the moment somebody wants to see, then the browser gets the record.

import { botOf, choiceOf } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import {
  type Decision,
  decisions,
  isOver,
  isRefusal,
  randomFrom,
  seeded,
  type State,
} from '@three-thrones/kernel';
import { play, replay } from '@three-thrones/match';
import type { Page } from '@playwright/test';
import type { LocalRecord, Player } from '../../src/engine/records.ts';

export interface Wanted {
  /** Tiny Epic, if nothing else is said. */
  readonly game?: string;
  readonly seed: string;
  readonly players?: number;
  /** What else is asked of the table: a mode, its rules. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Squires think, and that takes its time: they give up their seats after so many answers, and chance plays on. */
  readonly squiresFor?: number;
  /** How many people sit at this device, from the first chair on. */
  readonly people?: number;
  /** The moment at which play stops: somebody here is asked this. Left out, the game is played to its end. */
  at?(decision: Decision, answered: number, chair: number, state: State<unknown>): boolean;
}

/** So many answers make an opening that looks like one of people. */
const OPENING = 20;

/** Rules and bots change, and with them what happens in a game of a given seed: then another one has that moment. */
const TRIES = 20;

/** The record of a game in which this question is open, or which is over. */
export async function gameAt(wanted: Wanted): Promise<LocalRecord> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await playUntil({ ...wanted, seed: `${wanted.seed}-${attempt}` });
    if (found) return found;
  }
  throw new Error(`no game of ${wanted.seed} comes to that question`);
}

async function playUntil(wanted: Wanted): Promise<LocalRecord | undefined> {
  const { seed, config: asked, people = 1, at, squiresFor = OPENING } = wanted;
  const { players = asked ? undefined : 3 } = wanted;
  const game = orThrow(await catalogue.rules(wanted.game ?? 'tiny-epic'));
  const config = orThrow(
    game.configure(
      { ...asked, ...(players !== undefined && { players }) },
      randomFrom(seeded(`${seed}/chairs`)),
    ),
  );
  const [squire, random] = [orThrow(botOf('squire')), orThrow(botOf('random'))];
  const seats = game.chairs(config);
  const chance = randomFrom(seeded(`${seed}/positions`));
  const base = { game: game.id, rulesVersion: game.rulesVersion, config, seed };
  let match = orThrow(replay(game, { ...base, answers: [] }));
  while (!isOver(match.state)) {
    const open = decisions(game, match.state).find(({ answered }) => !answered)!;
    const chair = seats.indexOf(open.seat);
    if (chair < people && at?.(open, match.answers.length, chair, match.state)) break;
    const bot = match.answers.length < squiresFor ? squire : random;
    const choice = choiceOf(bot, open, chance, match.state, game);
    match = orThrow(play(game, match, { seat: open.seat, decision: open.id, choice }));
  }
  if (at && isOver(match.state)) return undefined;
  const playerAt = (place: number): Player =>
    place < people
      ? { kind: 'person', name: ['Anna', 'Béla', 'Дарина', 'آرش'][place]! }
      : { kind: 'bot', level: 'squire' };
  const now = Date.now();
  return {
    ...base,
    id: `e2e-${seed}-${match.answers.length}`,
    players: Object.fromEntries(seats.map((seat, place) => [seat, playerAt(place)])),
    answers: match.answers,
    over: isOver(match.state),
    standing: {
      ...(game.rounds && { progress: game.rounds(match.state.world) }),
      asked: decisions(game, match.state).flatMap(({ seat, answered }) => (answered ? [] : [seat])),
      ...(isOver(match.state) && { outcome: game.outcome(match.state.world) }),
    },
    createdAt: now,
    changedAt: now,
  };
}

function orThrow<T>(found: T): Exclude<T, { refused: true }> {
  if (isRefusal(found)) throw new Error(found.code);
  return found as Exclude<T, { refused: true }>;
}

/** Goes to an address of ours with no client behind it: enough to put something into the stores of this device. */
export async function openBare(page: Page, home = ''): Promise<void> {
  const address = `${home}/bare`;
  // With an icon of its own: for a page without one the browser asks the server.
  const body = '<link rel="icon" href="data:,">';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.unroute(address);
}

/** Puts the game among those of this device; the page must be one of ours. Returns its address. */
export async function bring(page: Page, record: LocalRecord): Promise<string> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('three-thrones');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('error', () => reject(opening.error!));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(kept, kept.id);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    record as LocalRecord & Record<string, unknown>,
  );
  return `/here/${record.id}`;
}
