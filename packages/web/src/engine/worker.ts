// The worker: rules, bots and foresight run here, so that the page never waits for them.

import { type AnyGame, catalogue } from '@three-thrones/catalogue';
import {
  type Choice,
  type Decision,
  decisions,
  type Eye,
  isRefusal,
  type Reason,
  type Refusal,
  refusal,
  type Refused,
  resample,
  rulesRefusal,
  type Seat,
  seeded,
  type View,
} from '@three-thrones/kernel';
import { type Link, walk, type Walk } from '@three-thrones/match';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import { answerCalls } from './calls.ts';
import { newId } from './ids.ts';
import { Look } from './preview.ts';
import { type IsOpen, LocalGame, type LocalNews, noneIsOpen } from './local-game.ts';
import { type NewLocalGame, newRecord } from './new-record.ts';
import {
  type Branch,
  changesOfGames,
  replaceRecord,
  type LocalRecord,
  loadRecord,
  type Player,
  saveRecord,
  announceChange,
} from './records.ts';

type Listener = (news: LocalNews) => void;

interface Table {
  readonly rules: AnyGame;
  readonly isOpenQuestion: IsOpen;
  game: LocalGame;
  readonly listeners: Set<Listener>;
  /** Bots go on when what they answered last is being shown: so many answers have been. */
  shown: number;
  /** Somebody waits to hear that. */
  goOn: (() => void) | undefined;
  busy: boolean;
  /** When what is stored of it was changed, as far as is known here. */
  stored: number;
  /** Reading and writing what is stored: one after another. */
  storing: Promise<unknown>;
  trouble: string | undefined;
}

const open = new Map<string, Table>();

/** What each table is thought about from. */
const looks = new Map<string, Promise<Look>>();

async function lookOf(id: string): Promise<Look> {
  const look = looks.get(id);
  if (!look) throw new Error('nobody looks there');
  return look;
}

async function rules(id: string, version?: number): Promise<AnyGame | Refusal> {
  try {
    return await catalogue.rules(id, version);
  } catch {
    return refusal('rules-not-here', '0');
  }
}

/** The rules of a game that is being played already. */
async function knownRules({ game: id, rulesVersion }: View<unknown>): Promise<AnyGame> {
  const game = await rules(id, rulesVersion);
  if (isRefusal(game)) throw new Error(game.code);
  return game;
}

async function create(wanted: NewLocalGame): Promise<string | Refusal> {
  const game = await rules(wanted.game);
  if (isRefusal(game)) return game;
  const { config, madeFor = game.rulesVersion } = wanted;
  const today = { ...wanted, config: game.renewed?.(config, madeFor) ?? config };
  const record = newRecord(game, today, Date.now());
  if (isRefusal(record)) return record;
  const local = new LocalGame(game, record);
  local.letBotsOpen();
  return saved(local.record);
}

/** The id of a new game, once it is kept. */
async function saved(record: LocalRecord): Promise<string | Refusal> {
  try {
    await saveRecord(record);
    return record.id;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return refusal(isFull ? 'device-full' : 'device-keeps-nothing', '0');
  }
}

/**
 * A game that goes on from what one eye sees of another, against bots. Whatever that eye cannot see is dealt anew, so
 * that nobody learns from it what the others hold.
 */
async function branchOff(branch: Branch, bots: string): Promise<string | Refusal> {
  const { seen, eye } = branch;
  const game = await rules(seen.game, seen.rulesVersion);
  if (isRefusal(game)) return game;
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
  return saved(local.record);
}

async function opened(id: string): Promise<Table | Refusal> {
  const known = open.get(id);
  if (known) return known;
  let record: LocalRecord | undefined;
  try {
    record = await loadRecord(id);
  } catch {
    return refusal('device-keeps-nothing', '0');
  }
  if (record === undefined) return refusal('no-such-local-table', '0');
  if (typeof record?.game !== 'string') return refusal('game-unreadable', '0');
  const game = await rules(record.game, record.rulesVersion);
  if (isRefusal(game)) return game;
  const isOpenQuestion = await openQuestionsOf(record.game);
  const local = gameFrom(game, record, isOpenQuestion);
  if (isRefusal(local)) return local;
  const table: Table = {
    ...{ rules: game, isOpenQuestion, game: local, listeners: new Set(), busy: false },
    ...{ shown: 0, goOn: undefined },
    ...{ stored: record.changedAt, storing: Promise.resolve(), trouble: undefined },
  };
  open.set(id, table);
  return table;
}

/** Which questions need no curtain; if that does not come, all of them have one. */
async function openQuestionsOf(id: string): Promise<IsOpen> {
  const listed = catalogue.find(id);
  const found = isRefusal(listed) ? undefined : await listed.openQuestions?.().catch(() => undefined);
  return found ?? noneIsOpen;
}

/** What is stored may be of other rules, or nonsense. */
function gameFrom(game: AnyGame, record: LocalRecord, isOpenQuestion: IsOpen): LocalGame | Refusal {
  const other = rulesRefusal(game, record);
  if (other) return other;
  try {
    const local = new LocalGame(game, record, isOpenQuestion);
    // It must be possible to show it, too.
    local.news();
    return local;
  } catch {
    return refusal('game-unreadable', '0');
  }
}

function publish(table: Table, how?: { readonly all: boolean }): void {
  const news = { ...table.game.news(how), trouble: table.trouble };
  for (const listener of table.listeners) listener(news);
}

/** Keeps how the table stands and says it. False: another window had gone on, and what is said is how it stands there. */
async function saveAndPublish(table: Table): Promise<boolean> {
  const { game } = table;
  const isKept = await inOrder(table, () => save(table, game));
  publish(table, { all: !isKept });
  return isKept;
}

function inOrder<T>(table: Table, run: () => Promise<T>): Promise<T> {
  const done = table.storing.then(run);
  table.storing = done.catch(() => undefined);
  return done;
}

/** Without room on the device the game goes on, and the players know that it is not kept. */
async function save(table: Table, game: LocalGame): Promise<boolean> {
  if (table.game !== game) return false;
  const { record } = game;
  if (record.changedAt === table.stored) return true;
  try {
    if ((await replaceRecord(record, table.stored)) === 'overtaken') {
      await reload(table);
      return false;
    }
    table.stored = record.changedAt;
    table.trouble = undefined;
    announceChange(changes, record.id);
  } catch {
    table.trouble = 'not-kept';
  }
  return true;
}

/** Takes the game as another window has left it. */
async function reload(table: Table): Promise<void> {
  const { id } = table.game.record;
  const record = await loadRecord(id);
  const next = record
    ? gameFrom(table.rules, record, table.isOpenQuestion)
    : refusal('deleted-elsewhere', '0');
  if (isRefusal(next)) {
    table.trouble = next.code;
    if (open.get(id) === table) open.delete(id);
    return;
  }
  table.game = next;
  table.stored = next.record.changedAt;
  table.trouble = undefined;
}

/** Another window has changed this game: this one goes along. */
async function reloadIfChanged(table: Table): Promise<void> {
  const { id } = table.game.record;
  const isNew = await inOrder(table, async () => {
    const record = await loadRecord(id);
    if (record?.changedAt === table.stored) return false;
    await reload(table);
    return true;
  });
  if (!isNew) return;
  publish(table, { all: true });
  void letBotsPlay(id);
}

const changes = changesOfGames();
changes?.addEventListener('message', ({ data }) => {
  const table = open.get(String(data));
  if (table) void reloadIfChanged(table).catch(() => undefined);
});

/** Nobody at the table is overtaken by bots: they wait until their last answer is on the screen. */
async function untilShown(table: Table): Promise<void> {
  while (table.shown < table.game.length && table.listeners.size > 0)
    await new Promise<void>((resolve) => {
      table.goOn = resolve;
    });
}

/** Bots answer one after another until somebody here is asked. */
async function letBotsPlay(id: string): Promise<void> {
  const table = open.get(id);
  if (!table || table.busy) return;
  table.busy = true;
  try {
    while (open.get(id) === table && table.game.waitsForBot && table.listeners.size > 0) {
      await untilShown(table);
      if (open.get(id) !== table || !table.game.waitsForBot) continue;
      table.game.letBotDecide();
      await saveAndPublish(table);
    }
  } catch {
    table.trouble = 'rules-failed';
    publish(table);
  } finally {
    table.busy = false;
  }
}

async function act(
  id: string,
  change: (game: LocalGame) => Refusal | undefined,
): Promise<Refusal | undefined> {
  const table = await opened(id);
  if (isRefusal(table)) return table;
  const no = change(table.game);
  if (no) return no;
  const isKept = await saveAndPublish(table);
  void letBotsPlay(id);
  return isKept ? undefined : refusal(table.trouble ?? 'went-on-elsewhere', '0');
}

const api = {
  /** Fetches the rules before they are needed. */
  async prepare(game: string): Promise<void> {
    await rules(game);
  },
  create,
  branchOff,
  /** Tells the listener how the table stands, and again after every answer; or why it cannot be opened. */
  async watch(id: string, listener: Listener): Promise<Refusal | undefined> {
    const table = await opened(id);
    if (isRefusal(table)) return table;
    table.listeners.add(listener);
    listener({ ...table.game.news({ all: true }), trouble: table.trouble });
    void letBotsPlay(id);
    return undefined;
  },
  leave(id: string): void {
    open.get(id)?.goOn?.();
    open.delete(id);
  },
  /** What so many answers have led to is being shown. */
  shown(id: string, answers: number): void {
    const table = open.get(id);
    if (!table) return;
    table.shown = answers;
    table.goOn?.();
  },
  answer: (id: string, decision: string, choice: Choice) => act(id, (game) => game.answer(decision, choice)),
  undo: (id: string) => act(id, (game) => game.undo()),
  liftCurtain: (id: string) =>
    act(id, (game) => {
      game.liftCurtain();
      return undefined;
    }),
  lookAlone: (id: string) =>
    act(id, (game) => {
      game.lookAlone();
      return undefined;
    }),
  async at(id: string, seq: number): Promise<View<unknown> | undefined> {
    const table = await opened(id);
    return isRefusal(table) ? undefined : table.game.at(seq);
  },
  async record(id: string): Promise<LocalRecord | undefined> {
    const table = await opened(id);
    return isRefusal(table) ? undefined : table.game.record;
  },

  /** What is asked from now on is asked about this view. */
  look(id: string, seen: View<unknown>, seat: Seat, { eye, isTogether }: Onlooker): void {
    const listed = isTogether ? undefined : openQuestionsOf(seen.game);
    const look = Promise.all([knownRules(seen), listed]).then(
      ([game, isOpen]) => new Look(game, seen, seat, { eye, isOpen }),
    );
    look.catch(() => undefined); // whoever asks is told
    looks.set(id, look);
  },
  lookAway(id: string): void {
    looks.delete(id);
  },
  refused: async (id: string, before: readonly Choice[]): Promise<readonly Refused[]> =>
    (await lookOf(id)).refused(before),
  why: async (id: string, option: string, before: readonly Choice[]): Promise<Reason | undefined> =>
    (await lookOf(id)).reasonAgainst(option, before),
  preview: async (id: string, choice: Choice, before: readonly Choice[]): Promise<Preview | undefined> =>
    (await lookOf(id)).preview(choice, before),
  asked: async (id: string): Promise<Decision | undefined> => (await lookOf(id)).asked(),
  /** What is left of a plan for a seat, as this eye can know it; some of it may have been played already. */
  async walk(
    seen: View<unknown>,
    eye: Eye,
    seat: Seat,
    links: readonly Link[],
  ): Promise<Walk<unknown> | undefined> {
    const game = await knownRules(seen);
    for (const from of links.keys()) {
      const found = walk(game, seen, { eye, seat }, links.slice(from));
      if (found) return found;
    }
    return undefined;
  },
};

/** Who looks at the questions of a seat, and whether it plays together with that. */
interface Onlooker {
  readonly eye: Eye;
  readonly isTogether: boolean;
}

export type WorkerApi = typeof api;

answerCalls(api);
