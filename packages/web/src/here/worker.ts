// The worker: rules, bots and foresight run here, so that the page never waits for them.

import { type AnyGame, loadGame } from '@three-thrones/catalogue';
import {
  type Choice,
  decisions,
  isRefusal,
  randomFrom,
  type Reason,
  type Refusal,
  refusal,
  type Refused,
  resample,
  type Seat,
  seeded,
  type View,
} from '@three-thrones/kernel';
import { expose } from 'comlink';
import type { Preview } from '../table/client.ts';
import { newId } from '../app/ids.ts';
import { previewOf, reasonAgainst, refusedOf } from './foresight.ts';
import { LocalGame, type LocalNews } from './local-game.ts';
import { type Branch, type LocalRecord, loadRecord, type Player, saveRecord } from './records.ts';

/** A game to be set up on this device. Seats nobody named are played by bots. */
export interface NewLocalGame {
  readonly game: string;
  readonly config: unknown;
  /** Names of the people here, by seat, or for the first so many chairs. */
  readonly people: readonly string[] | Readonly<Record<Seat, string>>;
  readonly bots: string;
  readonly seed?: string;
}

type Listener = (news: LocalNews) => void;

/** How long bots wait before they answer, in milliseconds: slowly enough to be followed. */
const PACE = 250;

const open = new Map<string, { game: LocalGame; listeners: Set<Listener>; pace: number; busy: boolean }>();

async function rules(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (isRefusal(game)) throw new Error(game.code);
  return game;
}

async function create({
  game: id,
  config,
  people,
  bots,
  seed = newId(),
}: NewLocalGame): Promise<string | Refusal> {
  const game = await rules(id);
  const checked = game.configure(config, randomFrom(seeded(`${seed}/chairs`)));
  if (isRefusal(checked)) return checked;
  const named = (seat: Seat, at: number): string | undefined =>
    Array.isArray(people) ? (people as string[])[at] : (people as Record<Seat, string>)[seat];
  const players = Object.fromEntries(
    game.chairs(checked).map((seat, at): [Seat, Player] => {
      const name = named(seat, at);
      return [seat, name === undefined ? { kind: 'bot', level: bots } : { kind: 'person', name }];
    }),
  );
  const now = Date.now();
  const table = newId();
  const local = new LocalGame(game, {
    ...{ id: table, game: id, rulesVersion: game.rulesVersion, config: checked, seed, players },
    ...{ answers: [], over: false, createdAt: now, changedAt: now },
  });
  local.letBotsOpen();
  await saveRecord(local.record);
  return table;
}

/**
 * A game that goes on from what one eye sees of another, against bots. Whatever that eye cannot see is dealt anew, so
 * that nobody learns from it what the others hold.
 */
async function branchOff(branch: Branch, bots: string): Promise<string> {
  const { seen, eye } = branch;
  const game = await rules(seen.game);
  const seed = newId();
  const me = eye === 'spectator' ? decisions(game, resample(game, seen, eye, seeded(seed)))[0]!.seat : eye;
  const players = Object.fromEntries(
    seen.seats.map((seat): [Seat, Player] => [
      seat,
      seat === me ? { kind: 'person', name: '' } : { kind: 'bot', level: bots },
    ]),
  );
  const now = Date.now();
  const local = new LocalGame(game, {
    ...{
      id: newId(),
      game: game.id,
      rulesVersion: seen.rulesVersion,
      config: undefined,
      branch,
      seed,
      players,
    },
    ...{ answers: [], over: false, createdAt: now, changedAt: now },
  });
  await saveRecord(local.record);
  return local.record.id;
}

async function opened(id: string) {
  const known = open.get(id);
  if (known) return known;
  const record = await loadRecord(id);
  if (!record) return undefined;
  const table = {
    game: new LocalGame(await rules(record.game), record),
    listeners: new Set<Listener>(),
    pace: PACE,
    busy: false,
  };
  open.set(id, table);
  return table;
}

async function tell(id: string): Promise<void> {
  const table = open.get(id);
  if (!table) return;
  await saveRecord(table.game.record);
  const news = table.game.news();
  for (const listener of table.listeners) listener(news);
}

/** Bots answer one after another until somebody here is asked. */
async function letBotsPlay(id: string): Promise<void> {
  const table = open.get(id);
  if (!table || table.busy) return;
  table.busy = true;
  try {
    while (table.game.waitsForBot && table.listeners.size > 0) {
      if (table.pace > 0) await new Promise((resolve) => setTimeout(resolve, table.pace));
      table.game.letBotDecide();
      await tell(id);
    }
  } finally {
    table.busy = false;
  }
}

async function act(
  id: string,
  change: (game: LocalGame) => Refusal | undefined,
): Promise<Refusal | undefined> {
  const table = await opened(id);
  if (!table) return refusal('no-such-table', '0');
  const no = change(table.game);
  if (no) return no;
  await tell(id);
  void letBotsPlay(id);
  return undefined;
}

const api = {
  /** Fetches the rules before they are needed. */
  async prepare(game: string): Promise<void> {
    await rules(game);
  },
  create,
  branchOff,
  /** Tells the listener how the table stands, and again after every answer. */
  async watch(id: string, listener: Listener): Promise<boolean> {
    const table = await opened(id);
    if (!table) return false;
    table.listeners.add(listener);
    listener({ ...table.game.news(), afresh: true });
    void letBotsPlay(id);
    return true;
  },
  leave(id: string): void {
    open.delete(id);
  },
  setPace(id: string, milliseconds: number): void {
    const table = open.get(id);
    if (table) table.pace = milliseconds;
  },
  answer: (id: string, decision: string, choice: Choice) => act(id, (game) => game.answer(decision, choice)),
  undo: (id: string) => act(id, (game) => game.undo()),
  liftCurtain: (id: string) =>
    act(id, (game) => {
      game.liftCurtain();
      return undefined;
    }),
  async at(id: string, seq: number): Promise<View<unknown> | undefined> {
    return (await opened(id))?.game.at(seq);
  },
  async record(id: string): Promise<LocalRecord | undefined> {
    return (await opened(id))?.game.record;
  },

  async refused(game: string, seen: View<unknown>, seat: Seat): Promise<readonly Refused[]> {
    return refusedOf(await rules(game), seen, seat);
  },
  async why(game: string, seen: View<unknown>, seat: Seat, option: string): Promise<Reason | undefined> {
    return reasonAgainst(await rules(game), seen, seat, option);
  },
  async preview(game: string, seen: View<unknown>, seat: Seat, choice: Choice): Promise<Preview | undefined> {
    return previewOf(await rules(game), seen, seat, choice);
  },
};

export type WorkerApi = typeof api;

expose(api);
