// How fair the houses and leaders are: many games between quick squires, three, four and five at the table in turn.
//
//   npm run balance-iron-throne -- [--games 20000] [--jobs 1] [--seed balance] [--save FILE] [--with FILE]... [--write]
//
// The games are the same however many jobs share them. --save keeps the counts, --with adds those of another run, made with
// another seed or on another machine; --write puts the table into docs/measurements.md. Exit code 1 if a house or leader
// surely wins more than twice or less than half of its fair share.

import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Job, playJob } from './balance/games.ts';
import { sectionOf, writeSection } from './balance/section.ts';
import { addTally, newTally, type Tally, unfairIn } from './balance/shares.ts';

const TOLD_EVERY = 500;

if (process.send) process.once('message', (job: Job) => tell(playJob(job, () => tell('played'))));
else await command();

/** To the process that gave out the job. */
function tell(what: Tally | 'played'): void {
  process.send!(what);
}

async function command(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '20000' },
      jobs: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'balance' },
      save: { type: 'string' },
      with: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
    },
  });
  const [games, jobs] = [wholeNumber('games', values.games, 0), wholeNumber('jobs', values.jobs, 1)];
  const load = loadavg()[0]!;
  const started = performance.now();
  const tally = await playAll(values.seed, games, jobs);
  if (values.save) writeFileSync(values.save, `${JSON.stringify(tally)}\n`);
  for (const file of values.with) addTally(tally, JSON.parse(readFileSync(file, 'utf8')) as Tally);
  const seconds = (performance.now() - started) / 1000;
  const section = sectionOf(tally, { games, jobs, seconds, load }, process.argv.slice(2));
  process.stdout.write(`${section}\n`);
  if (values.write) writeSection(section);
  const unfair = unfairIn(tally);
  process.stdout.write(
    unfair.length === 0
      ? 'nobody is surely above twice or below half the fair share\n'
      : `unfair: ${unfair.join(', ')}\n`,
  );
  process.exitCode = unfair.length === 0 ? 0 : 1;
}

function wholeNumber(flag: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${flag} wants a whole number from ${least}, not ${text}`);
}

async function playAll(seed: string, games: number, jobs: number): Promise<Tally> {
  const tally = newTally();
  let played = 0;
  const onPlayed = (): void => {
    if (++played % TOLD_EVERY === 0) process.stderr.write(`${played} of ${games}\n`);
  };
  const parts = Array.from({ length: jobs }, (_, job) => elsewhere({ seed, games, job, jobs }, onPlayed));
  for (const part of await Promise.all(parts)) addTally(tally, part);
  return tally;
}

/** One job in a process of its own. */
function elsewhere(job: Job, onPlayed: () => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename);
    child.on('message', (said: Tally | 'played') => {
      if (said === 'played') return onPlayed();
      child.disconnect();
      return resolve(said);
    });
    child.on('exit', (code) => reject(new Error(`job ${job.job} ended with ${code}`)));
    child.send(job);
  });
}
