// docs/measurements.md: every script writes its own section and leaves the others alone.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../../docs/measurements.md', import.meta.url));
const OPENING = `# Measurements

Figures are written by the programs named beside them, never by hand; run the command again to replace its section.
A figure means little without its machine: the load average tells how much else was going on.
`;

export interface Section {
  /** Names the place in the file. */
  readonly id: string;
  readonly title: string;
  readonly command: string;
  /** What was done, in a sentence or two. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The machine, and how busy it is already. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]!.toFixed(1);
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, Node ${process.versions.node}, load average before ${load}`;
}

/** The section as Markdown. */
function sectionText({ title, command, about, columns, rows }: Section, where: string): string {
  return [
    `## ${title}`,
    '',
    about,
    '',
    `    ${command}`,
    '',
    rowText(columns),
    rowText(columns.map(() => '---')),
    ...rows.map(rowText),
    '',
    `${new Date().toISOString().slice(0, 10)}; ${where}.`,
  ].join('\n');
}

function rowText(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Puts a section in its place, or at the end. */
function record(section: Section, where: string): void {
  const [begin, end] = [`<!-- ${section.id} -->`, `<!-- end of ${section.id} -->`];
  const text = `${begin}\n${sectionText(section, where)}\n${end}`;
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : OPENING;
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  const after =
    from < 0 || to < 0
      ? `${before}\n${text}\n`
      : before.slice(0, from) + text + before.slice(to + end.length);
  writeFileSync(FILE, after);
}

/** For tests that have figures to tell: they are written down when `RECORD=1` is in the environment. */
export function recordFromTest(section: Omit<Section, 'command'>, test: string): void {
  if (process.env['RECORD'] !== '1') return;
  const command = `RECORD=1 node_modules/.bin/node node_modules/.bin/vitest run packages/server/test/${test}`;
  record({ ...section, command }, machine());
}

/** Prints a section, and writes it down if asked to. */
export function report(section: Section, where: string, isRecorded: boolean): void {
  process.stdout.write(`${sectionText(section, where)}\n`);
  if (isRecorded) record(section, where);
}
