// tt backup and tt restore.

import { parseArgs } from 'node:util';
import { backupSqlite, restoreSqlite, StoreRefused, storePath } from '@three-thrones/server';
import { type Command, Refused } from '../command.ts';

export const backup: Command = {
  usage:
    'tt backup FILE [--data DIR]\n\nCopies the store as it is at one moment, whether a server is using it or not.\n',
  async run(args, _catalogue, io) {
    const { file, data } = fileAndData(args);
    await orRefuse(backupSqlite(storePath(data), file));
    io.out(`Saved to ${file}\n`);
    return 0;
  },
};

export const restore: Command = {
  usage:
    'tt restore FILE [--data DIR]\n\nPuts a backup in the place of a store nobody is using. What was there is kept beside it.\n',
  async run(args, _catalogue, io) {
    const { file, data } = fileAndData(args);
    const { kept } = await orRefuse(restoreSqlite(file, storePath(data)));
    io.out(kept === undefined ? `Restored ${file}\n` : `Restored ${file}; what was there is now ${kept}\n`);
    return 0;
  },
};

/** One word besides the flags, and the data folder. */
export function fileAndData(args: readonly string[]): { file: string; data: string } {
  const options = { data: { type: 'string', default: 'data' }, json: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, second] = positionals;
    if (file === undefined) throw new Error('a file or a table must be named');
    if (second !== undefined) throw new Error(`nobody asked for '${second}'`);
    return { file, data: values.data };
  } catch (error) {
    throw new Refused('bad-flag', { message: (error as Error).message });
  }
}

/** A store that may not be used is a coded no; anything else is a fault. */
export async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreRefused) throw new Refused(error.code);
    throw error;
  }
}
