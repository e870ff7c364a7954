// The section of docs/measurements.md that the balance command writes, and leaves everything else alone.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rowsOf, type Tally } from './shares.ts';

const FILE = fileURLToPath(new URL('../../../../docs/measurements.md', import.meta.url));
const BEGIN = '<!-- iron-throne-balance -->';
const END = '<!-- end of iron-throne-balance -->';

/** How the last of the games were played. */
interface Run {
  readonly games: number;
  readonly jobs: number;
  readonly seconds: number;
  /** Of the machine before. */
  readonly load: number;
}

const COLUMNS = ['', 'games', 'won', 'fair', 'share', 'interval'];

export function sectionOf(
  tally: Tally,
  { games, jobs, seconds, load }: Run,
  args: readonly string[],
): string {
  const rounds = (tally.rounds / tally.games).toFixed(1);
  const run = `${games} of them in ${seconds.toFixed(0)} s, ${jobs} at a time, load average before ${load.toFixed(1)}`;
  return [
    BEGIN,
    '## The Iron Throne: balance of what is reconstructed',
    '',
    `${tally.games} games between quick squires (8 candidates, one imagined table, one try), three, four and five at the table in turn, houses, seats and leaders at random;`,
    `${rounds} rounds each. Share is what was won by what is fair; nineteen times in twenty the truth lies in the interval. Wanted is 0.5 to 2.`,
    '',
    `    ${['npm run balance-iron-throne --', ...args].join(' ')}`,
    '',
    rowText(COLUMNS),
    rowText(COLUMNS.map(() => '---')),
    ...rowsOf(tally).map(rowText),
    '',
    `${new Date().toISOString().slice(0, 10)}; ${run}.`,
    END,
  ].join('\n');
}

function rowText(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** In the place of the last one. */
export function replaced(page: string, section: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error('docs/measurements.md has no place for the balance');
  return page.slice(0, from) + section + page.slice(to + END.length);
}

export function writeSection(section: string): void {
  writeFileSync(FILE, replaced(readFileSync(FILE, 'utf8'), section));
}
