// tt export, tt import and tt verify: whole games in a file, and the proof that nobody tampered with the dice.

import { readFile } from 'node:fs/promises';
import { isRefusal, type Refusal } from '@three-thrones/kernel';
import {
  exportTable,
  importTable,
  receiptIn,
  type Verified,
  type VerifiedRecord,
  verifyExport,
  verifyRecord,
} from '@three-thrones/server';
import { type Command, readFlags, Refused, unlessRefused } from '../command.ts';
import { fileAndData, orRefuse } from './copies.ts';
import { report, reportRecord } from './verdict.ts';

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
    'tt verify FILE [--receipt FILE] [--json]\n\nDerives every shuffle, die and draw again from seeds and answers: of an export, held against the receipt you kept, if\nyou have one, or of the record a device has saved, finished or not. Says what that proves and what it cannot; exit 1 if anything differs.\n',
  async run(args, catalogue, io) {
    const { file, receipt: kept, asJson } = verifyFlags(args);
    const receipt = kept === undefined ? undefined : unlessRefused(receiptIn(await textOf(kept)));
    const document = documentIn(await textOf(file));
    // Nobody at a server had a hand in a game of a device, so no receipt speaks of it.
    if (typeof document !== 'string' && receipt)
      throw new Refused('bad-flag', { message: 'a game of a device has no receipt' });
    const verified: Verified | VerifiedRecord | Refusal =
      typeof document === 'string'
        ? await verifyExport(document, catalogue, receipt)
        : await verifyRecord(document, catalogue);
    if (isRefusal(verified)) {
      const no = { code: verified.code, ...(verified.args && { args: verified.args }) };
      if (asJson) io.out(`${JSON.stringify({ file, holds: false, ...no })}\n`);
      else io.err(`tt: ${file} does not hold: ${JSON.stringify(no)}\n`);
      return 1;
    }
    if (asJson) io.out(`${JSON.stringify({ file, holds: true, ...shownOf(verified) })}\n`);
    else io.out(isExport(verified) ? report(file, verified) : reportRecord(file, verified));
    return 0;
  },
};

function verifyFlags(args: readonly string[]): { file: string; receipt?: string; asJson: boolean } {
  const { flags, game: file } = readFlags(args, {
    receipt: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (file === undefined) throw new Refused('bad-flag', { message: 'a file must be named' });
  const { receipt, json: asJson } = flags;
  return { file, asJson, ...(receipt !== undefined && { receipt }) };
}

/** Everything but the lines themselves, which are in the file. */
function isExport(verified: Verified | VerifiedRecord): verified is Verified {
  return 'lines' in verified;
}

function shownOf(verified: Verified | VerifiedRecord): object {
  const { lines: _, ...rest } = { lines: undefined, ...verified };
  return rest;
}

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
