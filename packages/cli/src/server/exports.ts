// tt export, tt import and tt verify: whole games in a file, and the proof that nobody tampered with the dice.

import { readFile } from 'node:fs/promises';
import { exportTable, importTable, verifyExport } from '@three-thrones/server';
import { type Command, Refused, unlessRefused } from '../command.ts';
import { fileAndData, orRefuse } from './copies.ts';

export const exportGame: Command = {
  usage: 'tt export TABLE [--data DIR]\n\nPrints a finished game: its seeds, its answers, its end.\n',
  async run(args, catalogue, io) {
    const { file: table, data } = fileAndData(args);
    io.out(unlessRefused(await orRefuse(exportTable(data, catalogue, table))));
    return 0;
  },
};

export const importGame: Command = {
  usage:
    'tt import FILE [--data DIR]\n\nVerifies an export, or the record of a game in progress, and keeps it as a new table.\n',
  async run(args, catalogue, io) {
    const { file, data } = fileAndData(args);
    const { table } = unlessRefused(
      await orRefuse(importTable(data, catalogue, documentIn(await textOf(file)))),
    );
    io.out(`${table}\n`);
    return 0;
  },
};

export const verify: Command = {
  usage:
    'tt verify FILE\n\nDerives every shuffle, die and draw of an export again from its seeds and answers; exit 1 if anything differs.\n',
  async run(args, catalogue, io) {
    const { file } = fileAndData(args);
    const verified = await verifyExport(await textOf(file), catalogue);
    if ('refused' in verified) {
      io.err(`tt: ${file} does not hold: ${JSON.stringify({ code: verified.code, args: verified.args })}\n`);
      return 1;
    }
    io.out(`${file} holds: ${verified.answers} answers of ${verified.game}, dice and draws as committed\n`);
    return 0;
  },
};

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Refused('no-file', { file, message: (error as Error).message });
  }
}

/** A record is plain JSON; the text of an export ends with its digest and is checked as it is. */
function documentIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
