// tt admin: running a server that is open to strangers.

import { parseArgs } from 'node:util';
import { MOST_MINUTES } from '@three-thrones/protocol/http';
import { vacuum } from '@three-thrones/server';
import { type Command, Refused, wholeNumber } from '../command.ts';
import { say } from '@three-thrones/game-kit/terminal/plain-words.ts';
import { orRefuse } from './copies.ts';
import { askServer, findRunning, type Request } from './running.ts';

interface Flags {
  readonly status?: string | undefined;
  readonly limit?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** One word of `tt admin`: what stands behind it, what it asks of the server, what it tells a person. */
interface Action {
  readonly needs: readonly string[];
  readonly help: string;
  request(words: readonly string[], flags: Flags): Request;
  tell(result: unknown, words: readonly string[]): string;
}

const at = (table: string, what: string): string => `/api/admin/tables/${encodeURIComponent(table)}/${what}`;
const of = (person: string): string => `/api/admin/people/${encodeURIComponent(person)}`;
const minutesIn = (text: string): number => wholeNumber('minutes', text, 1, MOST_MINUTES);

const ACTIONS: Readonly<Record<string, Action>> = {
  list: {
    needs: [],
    help: 'tables, the last changed first; --status, --limit, --before TIME',
    request: (_words, flags) => get('/api/admin/tables', flags, ['status', 'limit', 'before']),
    tell: rows('no tables'),
  },
  people: {
    needs: [],
    help: 'people; --limit, --after PERSON',
    request: (_words, flags) => get('/api/admin/people', flags, ['limit', 'after']),
    tell: rows('nobody'),
  },
  quarantined: {
    needs: [],
    help: 'tables that could not be opened, and why',
    request: () => ({ method: 'GET', path: '/api/admin/quarantined' }),
    tell: rows('no table is set aside'),
  },
  kick: {
    needs: ['TABLE', 'PERSON'],
    help: 'takes somebody away from a table',
    request: ([table, person]) => ({ method: 'POST', path: at(table!, 'kick'), body: { person } }),
    tell: (_result, [table, person]) => `${person} is no longer at ${table}`,
  },
  close: {
    needs: ['TABLE'],
    help: 'closes a table for good',
    request: ([table]) => ({ method: 'POST', path: at(table!, 'close'), body: {} }),
    tell: (_result, [table]) => `${table} is closed`,
  },
  mute: {
    needs: ['PERSON', 'MINUTES'],
    help: 'lets somebody say nothing for a while; 0 ends it',
    request: ([person, minutes]) =>
      minutes === '0'
        ? { method: 'POST', path: `${of(person!)}/unmute`, body: {} }
        : { method: 'POST', path: `${of(person!)}/mute`, body: { minutes: minutesIn(minutes!) } },
    tell: (_result, [person, minutes]) =>
      minutes === '0' ? `${person} may talk again` : `${person} says nothing for ${minutes} minutes`,
  },
  ban: {
    needs: ['ADDRESS', 'MINUTES'],
    help: 'does not serve an address for a while',
    request: ([address, minutes]) => ({
      method: 'POST',
      path: '/api/admin/bans',
      body: { address, minutes: minutesIn(minutes!) },
    }),
    tell: (_result, [address, minutes]) => `${address} is not served for ${minutes} minutes`,
  },
  unban: {
    needs: ['ADDRESS'],
    help: 'serves it again',
    request: ([address]) => ({
      method: 'DELETE',
      path: `/api/admin/bans/${encodeURIComponent(address!)}`,
    }),
    tell: (_result, [address]) => `${address} is served again`,
  },
  bans: {
    needs: [],
    help: 'addresses that are not served, and until when',
    request: () => ({ method: 'GET', path: '/api/admin/bans' }),
    tell: rows('no address is banned'),
  },
  delete: {
    needs: ['PERSON'],
    help: 'forgets somebody: account, devices, seats',
    request: ([person]) => ({ method: 'DELETE', path: of(person!) }),
    tell: (_result, [person]) => `${person} is forgotten`,
  },
  drain: {
    needs: [],
    help: 'no new tables from now on; all else continues',
    request: () => ({ method: 'POST', path: '/api/admin/drain', body: {} }),
    tell: () => 'No new tables are opened any more',
  },
};

const VACUUM = 'vacuum';

export const admin: Command = {
  usage: [
    'tt admin WORD … [--data DIR] [--json]',
    '',
    ...Object.entries(ACTIONS).map(([word, { needs, help }]) => line([word, ...needs], help)),
    line([VACUUM], 'gives back room on the disk; no server may be running'),
    '',
    'Finds the running server by its data folder. --json prints what it says.',
    '',
  ].join('\n'),
  async run(args, _catalogue, io) {
    const { word, words, flags } = read(args);
    if (word === VACUUM) {
      const result = await vacuumed(flags.data);
      io.out(
        flags.json
          ? `${JSON.stringify(result)}\n`
          : `${result.before} bytes before, ${result.after} bytes now\n`,
      );
      return 0;
    }
    const action = ACTIONS[word]!;
    const result = await askServer(flags.data, action.request(words, flags));
    io.out(flags.json ? `${JSON.stringify(result)}\n` : `${action.tell(result, words)}\n`);
    return 0;
  },
};

/** A word there is, with as many others as it needs. */
function read(args: readonly string[]) {
  const { values: flags, positionals } = parse(args);
  const [word = '', ...words] = positionals;
  const needs = needsOf(word);
  if (!needs)
    throw new Refused('bad-flag', { message: `there is no 'tt admin ${word}'; see tt admin --help` });
  if (words.length !== needs.length)
    throw new Refused('bad-flag', { message: `wanted: tt admin ${[word, ...needs].join(' ')}` });
  return { word, words, flags };
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  data: { type: 'string', default: 'data' },
  json: { type: 'boolean', default: false },
  ...{ status: TEXT, limit: TEXT, before: TEXT, after: TEXT },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Refused('bad-flag', { message: (error as Error).message });
  }
}

function needsOf(word: string): readonly string[] | undefined {
  if (word === VACUUM) return [];
  return Object.hasOwn(ACTIONS, word) ? ACTIONS[word]!.needs : undefined;
}

async function vacuumed(data: string): Promise<{ before: number; after: number }> {
  if (await findRunning(data)) throw new Refused('store-in-use');
  return orRefuse((async () => vacuum(data))());
}

function get(path: string, flags: Flags, names: readonly (keyof Flags)[]): Request {
  const query = new URLSearchParams();
  for (const name of names) if (flags[name] !== undefined) query.set(name, flags[name]);
  return { method: 'GET', path: query.size === 0 ? path : `${path}?${query.toString()}` };
}

/** One line each, whatever there is to know about it. */
function rows(none: string): Action['tell'] {
  return (result) => {
    const list = result as readonly Record<string, unknown>[];
    const lines = list.map((row) =>
      Object.entries(row)
        .map(([name, value]) => `${name} ${say(value)}`)
        .join('  '),
    );
    return lines.join('\n') || none;
  };
}

function line(words: readonly string[], help: string): string {
  return `  ${words.join(' ').padEnd(24)} ${help}`;
}
