// What every command is made of: flags, the game they name, and a coded way to say no.

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { AnyGame, Catalogue, Listing } from '@three-thrones/catalogue';
import { configFromWords } from '@three-thrones/game-kit/config-words.ts';
import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';

/** Where a command reads and writes; tests bring their own. */
export interface Io {
  readonly input: AsyncIterable<Uint8Array | string>;
  out(text: string): void;
  err(text: string): void;
  /** The file to start for a process of the same program. */
  readonly entry: string;
  readonly colours: boolean;
  /** Whether a person sits at the other end. */
  readonly interactive: boolean;
}

export interface Command {
  /** What `--help` prints; the first line stands in the overview. */
  readonly usage: string;
  run(args: readonly string[], catalogue: Catalogue, io: Io): Promise<number>;
}

/** A coded no on its way out of a command. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: string, args?: Readonly<Record<string, unknown>>, from?: Refusal) {
    super(code);
    this.refusal = from ?? refusal(code, '0', args);
  }
}

/** The value, unless it is a refusal: that ends the command. */
export function unlessRefused<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Refused(value.code, value.args, value);
  return value;
}

/** Reads flags; the name of a game may stand alone, so that `tt play tiny-epic` works. */
export function readFlags<const O extends ParseArgsOptionsConfig>(args: readonly string[], options: O) {
  const parsed = parse(args, options);
  const [game, second] = parsed.positionals;
  if (second !== undefined) throw new Refused('bad-flag', { message: `nobody asked for '${second}'` });
  return { flags: parsed.values, game };
}

function parse<const O extends ParseArgsOptionsConfig>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Refused('bad-flag', { message: (error as Error).message });
  }
}

/** A whole number between bounds, written as a flag. */
export function wholeNumber(flag: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Refused('bad-number', { flag, given: text, min, ...(max < Number.MAX_SAFE_INTEGER && { max }) });
}

/** JSON in a flag or a file. */
export function json(flag: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Refused('bad-json', { flag, message: (error as Error).message });
  }
}

/** What a flag must say. */
export function needed(flag: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new Refused('flag-missing', { flag });
  return value;
}

/** A game and how it is to be set up. */
export interface Chosen {
  readonly id: string;
  readonly game: AnyGame;
  readonly listing: Listing;
  readonly config: unknown;
  /** The flags that ask for the same again. */
  readonly flags: readonly string[];
}

/** The game a command was asked for. Without `--players` and `--config` it is the usual table. */
export async function chosenGame(
  catalogue: Catalogue,
  { game: id, players, config }: { game: string; players?: string | undefined; config?: string | undefined },
): Promise<Chosen> {
  const listing = unlessRefused(catalogue.find(id));
  if (players !== undefined && config !== undefined) throw new Refused('players-or-config');
  const game = await listing.load();
  if (config !== undefined) {
    return { id, game, listing, config: configIn(config), flags: ['--game', id, '--config', config] };
  }
  const number = players === undefined ? listing.players.usual : wholeNumber('players', players, 1, 99);
  const flags = ['--game', id, '--players', String(number)];
  return { id, game, listing, config: listing.configFor(number), flags };
}

/** A configuration as JSON, or in words: `mode=solo,difficulty=hard`; several values of one word are joined by `+`. */
function configIn(text: string): unknown {
  if (!/^[\w.]+=/.test(text)) return json('config', text);
  return configFromWords(
    text.split(',').map((part): [string, string] => {
      const [path = '', ...word] = part.split('=');
      if (word.length !== 1 || path === '' || word[0] === '') throw new Refused('bad-config-words', { part });
      return [path, word[0]!];
    }),
  );
}
