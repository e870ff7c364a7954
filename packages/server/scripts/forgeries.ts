// Forges finished games in every way somebody could think of; exits with 1 if a forgery passes the check.
//
//   node --conditions=source packages/server/scripts/forgeries.ts [--each 1000] [--record]

import { parseArgs } from 'node:util';
import { finishedGame } from './parts/finished.ts';
import { forgeryRun } from './parts/forgery-run.ts';
import { machine, report } from './parts/measurements.ts';

const { values } = parseArgs({
  options: { each: { type: 'string', default: '1000' }, record: { type: 'boolean', default: false } },
});

const where = machine();
const started = performance.now();
const games = await Promise.all([
  finishedGame('tiny-epic', { players: 2 }, 'one'),
  finishedGame('tiny-epic', { players: 3 }, 'two'),
  finishedGame('agot', { players: 3 }, 'three'),
]);
const caught = await forgeryRun(games, Number(values.each), 'forgeries');
const seconds = (performance.now() - started) / 1000;

const made = caught.reduce((sum, kind) => sum + kind.made, 0);
const refused = caught.reduce((sum, kind) => sum + kind.refused, 0);
report(
  {
    id: 'forgeries',
    title: 'Forgeries',
    command: `node_modules/.bin/node --conditions=source packages/server/scripts/forgeries.ts --each ${values.each} --record`,
    about:
      `Whole games of both games, forged at random and held against \`tt verify\` with the receipt of one seat. A stranger has no ` +
      `key of the server’s: he keeps the old signature, or signs with a key of his own, openly or not. Whoever runs the server ` +
      `signs with its key. Checksums, hashes, commitments and ends are made to fit where that helps. ` +
      `${refused} of ${made} refused (must be all) in ${seconds.toFixed(0)} s.`,
    columns: ['forgery', 'by', 'made', 'refused', 'because'],
    rows: caught.map(({ kind, by, made: number, refused: no, codes }) => [
      ...[kind, by, String(number), String(no)],
      Object.entries(codes)
        .map(([code, times]) => `${code} ${times}`)
        .join(', '),
    ]),
  },
  where,
  values.record,
);
process.exitCode = refused === made ? 0 : 1;
