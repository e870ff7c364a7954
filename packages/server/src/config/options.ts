// How a server is configured: by flags, or by environment variables of the same names; a flag wins.

import { parseArgs } from 'node:util';
import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What one address, person or socket may use. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly guestsPerHour: number;
  /** Reads of one address that replay a game, with a key and without. */
  readonly heavyReadsPerMinute: number;
  readonly heavyReadsWithoutKey: number;
  /** Wrong passwords for one login from one address before it has to wait; in ten minutes an address has three times as many. */
  readonly signInAttempts: number;
  /** Recovery codes one address may try in ten minutes. */
  readonly recoveryAttempts: number;
  readonly tablesPerHour: number;
  /** Connections of one address, sockets among them; behind a proxy all would be the proxy's. */
  readonly connectionsPerAddress: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly messagesPerSecond: number;
  /** So many messages may come at once after a pause. */
  readonly messageBurst: number;
  /** What one person may say on all their sockets; an address may say four times as much. */
  readonly chatsPerMinute: number;
  readonly chatBurst: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
}

/** How many days each kind of thing is kept. */
export interface KeepDays {
  /** Tables that are over or closed. */
  readonly ended: number;
  /** Tables that never began. */
  readonly gathering: number;
  /** Games nobody plays on. */
  readonly abandoned: number;
  /** What was said at tables that are kept. */
  readonly messages: number;
  /** Keys of devices that are not used, and guests without key, account and seat. */
  readonly people: number;
}

export interface Options {
  readonly host: string;
  readonly port: number;
  /** The folder everything is kept in. */
  readonly data: string;
  /** The folder of the web client, if this server serves one. */
  readonly web: string | undefined;
  /** What nobody has touched for so many days is deleted; 0 keeps it for ever. */
  readonly keepDays: KeepDays;
  /** A table nobody looks at leaves memory after so many minutes. */
  readonly idleMinutes: number;
  /** How long a bot pretends to think, in milliseconds. */
  readonly botDelay: number;
  /** By how much threads give way to the event loop, as `nice` counts. */
  readonly threadsGiveWay: number;
  /** How many proxies in front of this server may say where a request came from. */
  readonly trustProxy: number;
  readonly logLevel: LogLevel;
  /** How long a server that was asked to stop takes no new tables before it stops. */
  readonly drainSeconds: number;
  /** Opens the metrics and everything about running the server; made at random if there is none. */
  readonly operationsToken: string | undefined;
  readonly limits: Limits;
}

interface Setting {
  readonly help: string;
  readonly value: string;
  /** Whole numbers have bounds, texts have none. */
  readonly bounds?: readonly [least: number, most: number];
}

const MANY = 1_000_000;
const MOST_DAYS = 36_500;
const TOKEN = /^[\w-]{16,200}$/;

const SETTINGS = {
  host: { value: '127.0.0.1', help: 'the address to listen on; 0.0.0.0 for every network' },
  port: { value: '8080', bounds: [0, 65_535], help: 'the port to listen on; 0 takes any that is free' },
  data: { value: 'data', help: 'the folder everything is kept in' },
  web: { value: '', help: 'the folder of the web client' },
  'retention-days': {
    value: '0',
    bounds: [0, MOST_DAYS],
    help: 'delete ended tables after so many days; 0 keeps them',
  },
  'gathering-days': { value: '30', bounds: [0, MOST_DAYS], help: 'the same for tables that never began' },
  'abandoned-days': { value: '365', bounds: [0, MOST_DAYS], help: 'the same for games nobody plays on' },
  'talk-days': { value: '0', bounds: [0, MOST_DAYS], help: 'the same for what was said at tables' },
  'guest-days': {
    value: '365',
    bounds: [0, MOST_DAYS],
    help: 'the same for unused keys, and guests without key, account and seat',
  },
  'idle-minutes': {
    value: '10',
    bounds: [0, 100_000],
    help: 'a table nobody looks at leaves memory after so many minutes',
  },
  'bot-delay': { value: '600', bounds: [0, 60_000], help: 'how long a bot seems to think, in milliseconds' },
  'threads-give-way': {
    value: '10',
    bounds: [0, 19],
    help: 'by how much the threads of bots and readers give way to the rest, as nice counts',
  },
  'trust-proxy': { value: '0', bounds: [0, 10], help: 'how many proxies stand in front of this server' },
  'log-level': { value: 'info', help: LOG_LEVELS.join(', ') },
  'drain-seconds': {
    value: '0',
    bounds: [0, 3_600],
    help: 'after SIGTERM go on so long without new tables, then stop',
  },
  'operations-token': {
    value: '',
    help: 'opens /metrics and /api/admin; 16 or more letters, digits, - and _',
  },
  'requests-per-minute': { value: '600', bounds: [1, MANY], help: 'HTTP requests of one address' },
  'heavy-reads-per-minute': {
    value: '240',
    bounds: [1, MANY],
    help: 'reads of one address that replay a game, with a key',
  },
  'heavy-reads-without-key': { value: '40', bounds: [1, MANY], help: 'the same without one' },
  'guests-per-hour': { value: '60', bounds: [1, MANY], help: 'new guests and accounts from one address' },
  'sign-in-attempts': {
    value: '10',
    bounds: [1, MANY],
    help: 'wrong ones for a login from one address before it has to wait; three times as many in ten minutes for all',
  },
  'recovery-attempts': {
    value: '20',
    bounds: [1, MANY],
    help: 'recovery codes one address may try in ten minutes',
  },
  'tables-per-hour': { value: '30', bounds: [1, MANY], help: 'new tables of one person' },
  'connections-per-address': {
    value: '256',
    bounds: [1, MANY],
    help: 'open connections of one address, sockets among them; not counted behind a proxy',
  },
  sockets: { value: '10000', bounds: [1, MANY], help: 'open sockets in all' },
  'sockets-per-address': { value: '200', bounds: [1, MANY], help: 'open sockets of one address' },
  'messages-per-second': { value: '20', bounds: [1, MANY], help: 'messages on one socket, in the long run' },
  'message-burst': { value: '60', bounds: [1, MANY], help: 'messages on one socket at once' },
  'chats-per-minute': { value: '30', bounds: [1, MANY], help: 'what one person may say, in the long run' },
  'chat-burst': { value: '10', bounds: [1, MANY], help: 'what one person may say at once' },
  backlog: {
    value: '1048576',
    bounds: [65_536, 1_073_741_824],
    help: 'bytes that may wait for a slow reader',
  },
} as const satisfies Record<string, Setting>;

type Name = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS) as Name[];

/** Flags first, then `TT_…` variables (and `PORT`, which hosts like to set), then what is usual. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | Refusal {
  const flags = readFlags(args);
  if (isRefusal(flags)) return flags;
  const said = Object.fromEntries(
    NAMES.map((name) => [name, flags[name] ?? fromEnvironment(name, env) ?? SETTINGS[name].value]),
  );
  const texts = said as Record<Name, string>;
  for (const name of NAMES) {
    const no = mistakeIn(name, texts[name]);
    if (no) return no;
  }
  return optionsFrom(texts);
}

function optionsFrom(texts: Record<Name, string>): Options {
  const number = (name: Name): number => Number(texts[name]);
  return {
    host: texts.host,
    port: number('port'),
    data: texts.data,
    web: texts.web === '' ? undefined : texts.web,
    keepDays: {
      ended: number('retention-days'),
      gathering: number('gathering-days'),
      abandoned: number('abandoned-days'),
      messages: number('talk-days'),
      people: number('guest-days'),
    },
    idleMinutes: number('idle-minutes'),
    botDelay: number('bot-delay'),
    threadsGiveWay: number('threads-give-way'),
    trustProxy: number('trust-proxy'),
    logLevel: texts['log-level'] as LogLevel,
    drainSeconds: number('drain-seconds'),
    operationsToken: texts['operations-token'] === '' ? undefined : texts['operations-token'],
    limits: {
      requestsPerMinute: number('requests-per-minute'),
      guestsPerHour: number('guests-per-hour'),
      heavyReadsPerMinute: number('heavy-reads-per-minute'),
      heavyReadsWithoutKey: number('heavy-reads-without-key'),
      signInAttempts: number('sign-in-attempts'),
      recoveryAttempts: number('recovery-attempts'),
      tablesPerHour: number('tables-per-hour'),
      connectionsPerAddress: number('connections-per-address'),
      sockets: number('sockets'),
      socketsPerAddress: number('sockets-per-address'),
      messagesPerSecond: number('messages-per-second'),
      messageBurst: number('message-burst'),
      chatsPerMinute: number('chats-per-minute'),
      chatBurst: number('chat-burst'),
      backlog: number('backlog'),
    },
  };
}

function readFlags(args: readonly string[]): Partial<Record<string, string>> | Refusal {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    return refusal('bad-flag', '0', { message: (error as Error).message });
  }
}

function fromEnvironment(name: Name, env: Readonly<Record<string, string | undefined>>): string | undefined {
  return env[variable(name)] ?? (name === 'port' ? env['PORT'] : undefined);
}

function variable(name: Name): string {
  return `TT_${name.toUpperCase().replaceAll('-', '_')}`;
}

function mistakeIn(name: Name, text: string): Refusal | undefined {
  const { bounds }: Setting = SETTINGS[name];
  if (name === 'log-level' && !LOG_LEVELS.includes(text as LogLevel))
    return refusal('bad-option', '0', { option: name, values: LOG_LEVELS });
  if (name === 'operations-token' && text !== '' && !TOKEN.test(text))
    return refusal('bad-option', '0', { option: name, least: 16, most: 200 });
  if (!bounds) return undefined;
  const [least, most] = bounds;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most
    ? undefined
    : refusal('bad-option', '0', { option: name, least, most });
}

/** One line for every option, as `--help` prints it. */
export function optionLines(): string[] {
  const width = Math.max(...NAMES.map(({ length }) => length));
  return NAMES.map((name) => {
    const { value, help } = SETTINGS[name];
    const usual = value === '' ? '' : ` (${value})`;
    return `  --${name.padEnd(width)} ${help}${usual}; ${variable(name)}`;
  });
}
