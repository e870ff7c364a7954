import { catalogue } from '@three-thrones/catalogue';
import { isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LocalGame } from '../src/engine/local-game.ts';
import type { LocalRecord } from '../src/engine/records.ts';
import { lineOfRecord } from '../src/lobby/use-my-tables.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import { goesOn } from '../src/play/director/goes-on.ts';

async function newGame(people: number): Promise<LocalGame> {
  const game = await catalogue.rules('tiny-epic');
  if (isRefusal(game)) throw new Error(game.code);
  const config = game.configure({ players: 2 }, randomFrom(seeded('chairs')));
  if (isRefusal(config)) throw new Error(config.code);
  const players = game
    .chairs(config)
    .map((seat, at) => [seat, at < people ? { kind: 'person', name: '' } : { kind: 'bot', level: 'random' }]);
  return new LocalGame(game, {
    ...{ id: 'table', game: 'tiny-epic', rulesVersion: game.rulesVersion, config, seed: 'seed' },
    ...{ players: Object.fromEntries(players), answers: [], over: false, createdAt: 1, changedAt: 1 },
  });
}

async function opened(record: LocalRecord): Promise<LocalGame> {
  const game = await catalogue.rules('tiny-epic');
  if (isRefusal(game)) throw new Error(game.code);
  return new LocalGame(game, record);
}

/** Any answer of whoever is asked. */
function answer(game: LocalGame): void {
  const { decision } = game.news().table;
  const { id, shape, options, least = 1 } = decision as NonNullable<typeof decision> & { least?: number };
  const choice = shape === 'some' ? options.slice(0, least) : options[0]!;
  const no = game.answer(id, choice);
  if (no) throw new Error(no.code);
}

describe('the curtain', () => {
  test('hangs whenever a table of several people is opened, unless all may see what is asked', async () => {
    const game = await newGame(2);
    const { curtain, asked, decision } = game.news().table;
    expect(asked.map(({ seat }) => seat)).toContain(curtain);
    expect(decision).toBeUndefined();
    game.liftCurtain();
    expect(game.news().table).toMatchObject({ curtain: undefined, eye: curtain });
    answer(game);
    const again = (await opened(game.record)).news().table;
    expect(again.curtain).toBeDefined();
    expect(again.decision).toBeUndefined();
  });

  test('never hangs where one person plays', async () => {
    const game = await newGame(1);
    game.letBotsOpen();
    expect(game.news().table.curtain).toBeUndefined();
    expect(game.news().table.decision).toBeDefined();
  });
});

test('every change of a game is later than the one before, whatever the clock says', async () => {
  const game = await newGame(2);
  game.liftCurtain();
  const future = Date.now() + 1_000_000;
  const ahead = await opened({ ...game.record, changedAt: future });
  ahead.liftCurtain();
  answer(ahead);
  expect(ahead.record.changedAt).toBe(future + 1);
});

describe('what was seen of earlier moments', () => {
  const first: Logged = { seq: 0, fact: { kind: 'begun', data: {} } };
  const seen = { eye: 'stark', seq: 5, log: [first] };

  test('holds while the game goes on', () => {
    expect(goesOn(seen, { ...seen, seq: 6, log: [first, { ...first, seq: 6 }] })).toBe(true);
  });

  test('is forgotten when something is taken back, another looks, or the log begins anew', () => {
    expect(goesOn(seen, { ...seen, seq: 4 })).toBe(false);
    expect(goesOn(seen, { ...seen, eye: 'lannister' })).toBe(false);
    expect(goesOn(seen, { ...seen, log: [{ ...first }] })).toBe(false);
  });
});

describe('a line of the list of tables', () => {
  test.each([undefined, null, 7, 'nonsense', {}, { id: 'one' }, { game: 3, players: {} }])(
    'can be deleted even where the record is %j',
    (record) => {
      const line = lineOfRecord('one', record);
      expect(line).toMatchObject({ address: '/here/one', game: '', status: 'unreadable', seats: [] });
      expect(line.forget).toBeDefined();
    },
  );

  test('says of a whole record who plays', () => {
    const players = { stark: { kind: 'person', name: '' }, lannister: { kind: 'bot', level: 'squire' } };
    const line = lineOfRecord('one', { game: 'agot', players, over: false, changedAt: 5 });
    expect(line).toMatchObject({ status: 'playing', mine: ['stark'], changedAt: 5 });
  });
});

describe('tables online that this device remembers', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('are found though one of them is damaged', async () => {
    const good = { id: 'a', game: 'agot', seat: 'stark' };
    let kept = JSON.stringify([null, 3, {}, { id: 'b' }, good]);
    vi.stubGlobal('localStorage', {
      getItem: () => kept,
      setItem: (_: string, next: string) => {
        kept = next;
      },
    });
    vi.resetModules();
    const { forgetTable, myTables } = await import('../src/tables/online/device.ts');
    expect(myTables()).toEqual([good]);
    forgetTable('a');
    expect(myTables()).toEqual([]);
  });
});

describe('the worker', () => {
  class Deaf extends EventTarget {
    static all: Deaf[] = [];
    isEnded = false;
    constructor() {
      super();
      Deaf.all.push(this);
    }
    postMessage(): void {}
    terminate(): void {
      this.isEnded = true;
    }
  }

  /** A worker starts once the page knows what the game offers. */
  function started(at: number): Deaf {
    const worker = Deaf.all[at];
    if (!worker) throw new Error('none has started yet');
    return worker;
  }

  afterEach(() => vi.unstubAllGlobals());

  test('that cannot be started refuses what it was asked, and the next question starts another', async () => {
    vi.stubGlobal('Worker', Deaf);
    vi.resetModules();
    const { playNow } = await import('../src/tables/local/local-games.ts');
    const asked = playNow('tiny-epic');
    const first = await vi.waitFor(() => started(0));
    first.dispatchEvent(new Event('error'));
    expect(await asked).toMatchObject({ refused: true, code: 'rules-not-here' });
    expect(first.isEnded).toBe(true);
    void playNow('tiny-epic');
    await vi.waitFor(() => started(1));
    expect(Deaf.all).toHaveLength(2);
  });
});
