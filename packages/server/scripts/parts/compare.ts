// This commit and another under the same load on the same machine, in turns.

import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadOptions, LoadReport } from './load-run.ts';
import { machine, report } from './measurements.ts';
import { median } from './numbers.ts';
import { HERE, inCommit, shortName } from './other-commit.ts';

export interface Comparison {
  readonly commit: string;
  readonly tables: number;
  readonly seconds: number;
  readonly saturatedSeconds: number;
  readonly rounds: number;
  readonly folder: string;
  readonly record: boolean;
  /** The core of the server, and that of the clients. */
  readonly cores: readonly [number, number];
}

/** Both in turns, so that a slow moment of the machine meets both. */
export async function compare(how: Comparison): Promise<void> {
  const where = machine();
  const name = shortName(how.commit);
  const [before, after] = await inCommit(how.commit, async (folder) => {
    const runs: [LoadReport[], LoadReport[]] = [[], []];
    for (let round = 0; round < how.rounds; round++) {
      runs[0].push(loadOf(folder, how));
      runs[1].push(loadOf(HERE, how));
    }
    return runs;
  });
  const { tables, seconds, saturatedSeconds, rounds } = how;
  report(
    {
      id: 'load-compare',
      title: `Load, beside commit ${name}`,
      command:
        `node_modules/.bin/node --conditions=source packages/server/scripts/load.ts --compare ${name} ` +
        `--tables ${tables} --seconds ${seconds} --saturated ${saturatedSeconds} --rounds ${rounds} --record`,
      about:
        `Commit ${name} and this one in turns, ${rounds} times each: ${tables} live tables of tiny-epic with five viewers each, about ` +
        `one answer a second at every table for ${seconds} s, then as fast as it goes for ${saturatedSeconds} s. The server is a process ` +
        'of its own on one core, the clients, each of its own commit, on another. Medians of the rounds.',
      columns: ['what', name, 'this one', 'this one, times the other'],
      rows: rowsOf(before, after),
    },
    where,
    how.record,
  );
}

/** Whoever measures must not stop to tidy up: not often, and not on more threads than there are cores. */
const PATIENT = ['--heap-growing-percent=400', '--single-threaded-gc', '--max-semi-space-size=128'];

/** One run in a process of its own, with the scripts of that commit. */
function loadOf(
  repository: string,
  { tables, seconds, saturatedSeconds, folder, cores }: Comparison,
): LoadReport {
  const [core, clients] = cores;
  const data = mkdtempSync(join(folder, 'load-'));
  const options: LoadOptions = {
    ...{ tables, players: 4, seconds, plainSeconds: 3, saturatedSeconds, idle: false, core, data },
  };
  const parts = pathToFileURL(join(repository, 'packages/server/scripts/parts/load-run.ts')).href;
  const script =
    `import { loadRun } from ${JSON.stringify(parts)};` +
    `process.stdout.write(JSON.stringify(await loadRun(${JSON.stringify(options)})));`;
  const node = [process.execPath, '--conditions=source', ...PATIENT];
  const args = ['-c', String(clients), ...node, '--input-type=module', '--eval', script];
  const { status, stdout, stderr } = spawnSync('taskset', args, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`no load in ${repository}: ${stderr}`);
  const result = JSON.parse(stdout) as LoadReport;
  const { p50, p99 } = result.deflated;
  process.stderr.write(`${repository}: ${result.saturated.perSecond.toFixed(0)}/s, p50 ${p50}, p99 ${p99}\n`);
  return result;
}

function rowsOf(before: readonly LoadReport[], after: readonly LoadReport[]): string[][] {
  const row = (
    what: string,
    unit: string,
    digits: number,
    of: (run: LoadReport) => number,
  ): [string, string, string, string] => {
    const [was, is] = [median(before.map(of)), median(after.map(of))];
    return [what, `${was.toFixed(digits)}${unit}`, `${is.toFixed(digits)}${unit}`, (is / was).toFixed(2)];
  };
  return [
    row('durable answers per second at saturation', '', 0, ({ saturated }) => saturated.perSecond),
    row('the server’s own time for one of them', ' µs', 0, ({ saturated }) => costOf(saturated)),
    row('answer → last of 5 viewers, p50', ' ms', 1, ({ deflated }) => deflated.p50),
    row('answer → last of 5 viewers, p99', ' ms', 1, ({ deflated }) => deflated.p99),
    row('share of its core the server used', ' %', 0, ({ deflated }) => deflated.busy * 100),
    row('update on the wire, deflated, median', ' B', 0, ({ deflated }) => deflated.updateMedian),
    row('update on the wire, not deflated, median', ' B', 0, ({ plain }) => plain.updateMedian),
    row('memory of a live table with its 5 viewers', ' KB', 1, ({ tableWatched }) => tableWatched / 1_000),
    row('cores that other processes used meanwhile', '', 2, ({ saturated }) => saturated.others),
  ];
}

function costOf({ busy, perSecond }: LoadReport['saturated']): number {
  return (busy / perSecond) * 1e6;
}
