// `tt bench`: how fast each game's rules run, beside a fixed loop, against the budget and against the record.

import { spawnSync } from 'node:child_process';
import type { Listing, Manifest } from '@three-thrones/catalogue';
import type { Budgets } from '@three-thrones/game-kit/manifest.ts';
import { type Command, type Io, Refused, readFlags, unlessRefused } from '../command.ts';
import { tableOf } from '../table.ts';
import { type Measurement, measure } from './measure.ts';
import {
  bestOf,
  medianOf,
  RECORD,
  type Regression,
  readStandards,
  regressions,
  type Standard,
  type Standards,
  standardOf,
  writeStandards,
} from './record.ts';
import { rowsOf } from './rows.ts';

const USUAL_SECONDS = 5;
/** A process may be unlucky from its first breath; only one that is slow three times is slow. */
const ATTEMPTS = 3;

interface Result {
  readonly game: string;
  readonly budgets: Budgets | undefined;
  readonly measurement: Measurement;
  readonly standard: Standard;
  readonly recorded: Standard | undefined;
  readonly regressions: readonly Regression[];
}

export const bench: Command = {
  usage: `tt bench [--game G] [--check | --update] [--json] [--seconds N]

Measures each game on one core in a process of its own, beside a fixed reference loop. The ratio to that loop is what
can be compared between machines.

  --game G       only this game (a bare name does as well)
  --check        compare with the record; exit code 1 if anything is over 20 % worse in ${ATTEMPTS} attempts
  --update       write the record anew
  --json         one JSON object instead of tables
  --seconds N    time for one measurement; ${USUAL_SECONDS} if left out
  --record FILE  another record than the one of this program
  --here         measure in this process and print the bare numbers
`,
  async run(args, catalogue, io) {
    const { flags, game } = readFlags(args, {
      game: { type: 'string' },
      check: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      here: { type: 'boolean', default: false },
      seconds: { type: 'string', default: String(USUAL_SECONDS) },
      record: { type: 'string', default: RECORD },
    });
    if (flags.check && flags.update) throw new Refused('check-or-update');
    const seconds = secondsOf(flags.seconds);
    const only = flags.game ?? game;
    const ids = only === undefined ? catalogue.ids : [only];
    const listings = ids.map((id) => ({ id, ...unlessRefused(catalogue.find(id)) }));
    if (flags.here) return here(listings, seconds, io);
    const standards = readStandards(flags.record);
    const results = listings.map((listing) =>
      result(listing, standards[listing.id], { ...flags, seconds }, io),
    );
    if (flags.update) writeStandards(flags.record, { ...standards, ...standardsOf(results) });
    io.out(flags.json ? `${JSON.stringify({ results })}\n` : results.map(inWords).join('\n'));
    return flags.check && results.some((one) => !one.recorded || one.regressions.length > 0) ? 1 : 0;
  },
};

async function here(listings: readonly Listing[], seconds: number, io: Io): Promise<number> {
  for (const { load, configFor, players } of listings)
    io.out(`${JSON.stringify(measure(await load(), configFor(players.most), seconds))}\n`);
  return 0;
}

type Listed = (Listing | Manifest) & { readonly id: string };

function result(
  listing: Listed,
  recorded: Standard | undefined,
  { check, update, seconds }: { check: boolean; update: boolean; seconds: number },
  io: Io,
): Result {
  const { id: game } = listing;
  const measurements: Measurement[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    measurements.push(elsewhere(game, seconds, io));
    if (update) continue;
    if (!check || !recorded || regressions(recorded, bestOf(measurements.map(standardOf))).length === 0)
      break;
  }
  const standards = measurements.map(standardOf);
  const standard = update ? medianOf(standards) : bestOf(standards);
  const worse = recorded && !update ? regressions(recorded, standard) : [];
  const [measurement] = measurements.sort((a, b) => b.rates.decisionsPerSecond - a.rates.decisionsPerSecond);
  const budgets = 'budgets' in listing ? listing.budgets : undefined;
  return { game, budgets, measurement: measurement!, standard, recorded, regressions: worse };
}

/** Each engine gets a process of its own, where nothing else has shaped the compiler's opinion. */
function elsewhere(game: string, seconds: number, io: Io): Measurement {
  const args = [
    ...process.execArgv,
    io.entry,
    'bench',
    '--here',
    '--game',
    game,
    '--seconds',
    String(seconds),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Refused('bench-failed', { game, message: stderr.trim() });
  return JSON.parse(stdout) as Measurement;
}

function standardsOf(results: readonly Result[]): Standards {
  return Object.fromEntries(results.map(({ game, standard }) => [game, standard]));
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 600) return seconds;
  throw new Refused('bad-number', { flag: 'seconds', given: text, min: 0, max: 600 });
}

function inWords({ game, budgets, measurement, standard, recorded, regressions: worse }: Result): string {
  const reference = Math.round(measurement.reference).toLocaleString('en');
  return [
    `${game}: one core, beside a reference loop at ${reference} turns per second`,
    tableOf(
      ['', 'measured', 'budget', '', 'ratio', 'recorded', 'change'],
      rowsOf(budgets, measurement, standard, recorded),
    ),
    ...(recorded ? [] : ['nothing recorded yet: tt bench --update']),
    ...worse.map(({ what, recorded: was, now }) => `REGRESSION: ${what} was ${was} and is ${now}`),
    '',
  ].join('\n');
}
