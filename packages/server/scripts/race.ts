// Everybody answers at once, many times; exits with 1 if anything had two effects, or none.
//
//   node --conditions=source packages/server/scripts/race.ts [--rounds 10000] [--tables 50] [--record]

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, report } from './parts/measurements.ts';
import { raceRun } from './parts/race-run.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000' },
    tables: { type: 'string', default: '50' },
    record: { type: 'boolean', default: false },
  },
});

const where = machine();
const data = await mkdtemp(join(tmpdir(), 'race-'));
const result = await raceRun({ rounds: Number(values.rounds), tables: Number(values.tables), data });
await rm(data, { recursive: true });

const zero = (count: number): string => `${count} (must be 0)`;
report(
  {
    id: 'race',
    title: 'Race',
    command: `node_modules/.bin/node --conditions=source packages/server/scripts/race.ts --rounds ${values.rounds} --tables ${values.tables} --record`,
    about:
      'Tables of three seats, each with two devices on sockets of their own. Every round all seats answer a sealed question ' +
      'at once, one of them from both devices; then both devices of the leader answer one question at once, with different ' +
      'answers or with the same command twice. Afterwards the logs are held against the acknowledgements.',
    columns: ['what', 'figure'],
    rows: [
      ['rounds', String(result.rounds)],
      ['simultaneous answers; of these legal and refused', `${result.bids}; ${zero(result.rejected)}`],
      ['second thoughts from the other device: taken, too late', `${result.revised}, ${result.tooLate}`],
      [
        'two devices, two answers; not exactly one of them counted',
        `${result.devices}; ${zero(result.notExactlyOne)}`,
      ],
      ['two devices, one command; not told the same number', `${result.repeats}; ${zero(result.notTheSame)}`],
      ['entries in the logs that nobody was told of, or other ones', zero(result.wrongEntries)],
      ['tables that do not add up', zero(result.wrongTables)],
      ['the run took', `${result.seconds.toFixed(1)} s`],
    ],
  },
  where,
  values.record,
);
const { rejected, notExactlyOne, notTheSame, wrongEntries, wrongTables } = result;
process.exitCode = rejected + notExactlyOne + notTheSame + wrongEntries + wrongTables > 0 ? 1 : 0;
