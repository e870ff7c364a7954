// A table on a server, as its messages change it: who comes and goes, and an answer given anew on another device.

import type { Full, TableInfo, ServerMessage } from '@three-thrones/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  send(text: string): void {
    this.say({ type: 'done', id: (JSON.parse(text) as Heard).id });
  }

  close(): void {}
  reconnect(): void {}
}

vi.mock('partysocket', () => ({ WebSocket: Line }));

beforeEach(() => {
  const nothing = () => undefined;
  vi.stubGlobal('addEventListener', nothing);
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
    people: { mute: no, open: no, closeTable: no },
    ...{ fetchAt: no, fetchFacts, fetchChat: async () => [] },
  });
  Line.last.open();
  await vi.waitFor(() => expect(client.snapshot().connection).toBe('open'));
  return { client, line: Line.last };
}

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
