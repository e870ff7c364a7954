// A table on a server, as its messages change it: who comes and goes, and an answer given anew on another device.

import type { Full, TableInfo, ServerMessage } from '@three-thrones/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords, t } from '@three-thrones/ui/i18n/index.ts';
import { connectionWords } from '../src/play/connection.tsx';
import type { Connection } from '../src/tables/client.ts';
import type { OnlineOptions } from '../src/tables/online/online-table.ts';

interface Heard {
  readonly type: string;
  readonly id: string;
}

/** The other end of the line: hears what the table says, and says what a test wants. */
class Line {
  static last: Line;
  static readonly OPEN = 1;
  readonly readyState = Line.OPEN;
  binaryType = '';
  #listeners = new Map<string, (event: unknown) => void>();

  constructor() {
    Line.last = this;
  }

  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.#listeners.set(name, listener);
  }

  open(): void {
    this.#listeners.get('open')!({});
  }

  say(message: ServerMessage): void {
    this.#listeners.get('message')!({ data: JSON.stringify(message) });
  }

  /** Whether it answers what it hears. */
  isDumb = false;
  reconnects = 0;

  send(text: string): void {
    const { id, type } = JSON.parse(text) as Heard;
    if (!this.isDumb) this.say({ type: type === 'ping' ? 'pong' : 'done', id });
  }

  close(): void {}
  reconnect(): void {
    this.reconnects++;
  }
}

vi.mock('partysocket', () => ({ WebSocket: Line }));

let windowHears = new Map<string, () => void>();

beforeEach(() => {
  const nothing = () => undefined;
  windowHears = new Map();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => windowHears.set(name, listener));
  vi.stubGlobal('removeEventListener', nothing);
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing });
});

afterEach(() => vi.unstubAllGlobals());

const lobby: TableInfo = {
  ...{ type: 'lobby', table: 'table-01', status: 'playing', host: 'anna', round: 0, serverKey: 'key' },
  chairs: [
    { seat: 'stark', person: { id: 'anna', name: 'Anna' }, online: true, commitment: 'of-anna' },
    { seat: 'arryn', person: { id: 'bela', name: 'Béla' }, online: false },
    { seat: 'tully', bot: 'squire', online: false },
  ],
  ...{ proposals: [], commitment: 'server' },
};

function full(seq: number, said: string): Full {
  return { type: 'full', table: 'table-01', seq, view: { said }, asked: [], hash: '' };
}

async function openTable(fetchFacts: OnlineOptions['fetchFacts'] = async () => []) {
  const { openOnlineTable } = await import('../src/tables/online/online-table.ts');
  const no = async () => undefined;
  const client = openOnlineTable({
    ...{ table: 'table-01', game: 'tiny-epic', seat: 'stark', key: 'k1', person: 'anna', url: '' },
    ...{
      becomeSomebody: async () => 'k1',
      turnedAway: () => undefined,
      standIn: no,
      playAgain: async () => '/t/next',
    },
    people: {
      ...{ mute: no, open: no, closeTable: no },
      recovery: { code: () => undefined, kept: () => undefined },
    },
    ...{ fetchAt: no, fetchFacts, fetchChat: async () => [] },
  });
  Line.last.open();
  await vi.waitFor(() => expect(client.snapshot().connection).toBe('open'));
  return { client, line: Line.last };
}

describe('silence', () => {
  afterEach(() => vi.useRealTimers());

  it('is said two seconds after something was sent, and the connection is replaced soon after', async () => {
    const { client, line } = await openTable();
    vi.useFakeTimers();
    line.isDumb = true;
    void client.talk!.say('anybody there?');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(client.snapshot().isSilent ?? false).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(client.snapshot()).toMatchObject({ isSilent: true, connection: 'open' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([line.reconnects, client.snapshot().connection]).toEqual([1, 'connecting']);
    expect(client.snapshot().isSilent).toBe(false);
    client.close();
  });

  it('is said at once when the network goes, and no longer if the server is there all the same', async () => {
    const { client, line } = await openTable();
    vi.useFakeTimers();
    line.isDumb = true;
    windowHears.get('offline')!();
    await vi.advanceTimersByTimeAsync(1);
    expect(client.snapshot().isSilent).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(line.reconnects).toBe(1);
    client.close();

    const here = await (vi.useRealTimers(), openTable());
    windowHears.get('offline')!();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(here.client.snapshot()).toMatchObject({ connection: 'open' });
    expect(here.client.snapshot().isSilent ?? false).toBe(false);
    here.client.close();
  });

  it('has words for what happened', async () => {
    await loadWords();
    const said = (connection: Connection, isSilent: boolean, isOnline: boolean) =>
      connectionWords({ connection, isSilent }, isOnline);
    expect(said('open', false, false), 'a server on this machine').toBeUndefined();
    expect(said('open', true, false)).toBe(t('table.connection.offline'));
    expect(said('open', true, true)).toBe(t('table.connection.silent'));
    expect(said('connecting', false, true)).toBe(t('table.connection.again'));
    expect(said('lost', false, true)).toBe(t('table.connection.lost'));
  });
});

describe('presence', () => {
  it('changes who is there, and nothing else around the game', async () => {
    const { client, line } = await openTable();
    line.say(lobby);
    line.say({ type: 'presence', table: 'table-01', online: ['arryn'] });
    await vi.waitFor(() =>
      expect(client.snapshot().lobby?.chairs.map(({ online }) => online)).toEqual([false, true, false]),
    );
    const { chairs, ...rest } = client.snapshot().lobby!;
    expect(chairs.map(({ online: _, ...chair }) => chair)).toEqual(
      lobby.chairs.map(({ online: _, ...chair }) => chair),
    );
    expect({ ...rest, chairs: [] }).toEqual({ ...lobby, chairs: [] });
    client.close();
  });

  it('of a table nothing is known about yet says nothing', async () => {
    const { client, line } = await openTable();
    line.say({ type: 'presence', table: 'table-01', online: ['arryn'] });
    line.say(full(1, 'first'));
    await vi.waitFor(() => expect(client.snapshot().seq).toBe(1));
    expect(client.snapshot().lobby).toBeUndefined();
    client.close();
  });
});

it('an answer given anew on another device replaces the view, under the same number', async () => {
  const fetchFacts = vi.fn<OnlineOptions['fetchFacts']>(async () => []);
  const { client, line } = await openTable(fetchFacts);
  line.say(full(7, 'first'));
  await vi.waitFor(() => expect(client.snapshot().view).toEqual({ said: 'first' }));
  line.say(full(7, 'second'));
  await vi.waitFor(() => expect(client.snapshot().view).toEqual({ said: 'second' }));
  expect(client.snapshot().seq).toBe(7);
  expect(fetchFacts, 'nothing has happened that one would have to be told').toHaveBeenCalledTimes(1);
  client.close();
});
