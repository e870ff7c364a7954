// Do the scenarios notice a mistake in the rules? Plants one after another and runs them.
//
//   node --conditions=source packages/testkit/scripts/plant.ts tiny-epic [--only 7] [--ask solo-] [--types] [--first] [--write]
//
// games/GAME/test/planted.json lists the mistakes: which text of which file becomes which. Only scenarios are asked:
// no goldens, no random games, no bots. A mistake that keeps a test file from loading does not count.
//
//   --only 7   one of them, or several: 7,12,30-41
//   --ask solo-  only scenarios of files whose names begin so, or so: solo-,rulings-
//   --types    also lets the compiler look at each mistake, because a scenario runs without types
//   --first    notes in planted.json which of them nobody noticed, so that the page can tell how many that were
//   --write    writes the game's part of docs/planted-bugs.md; with --only the others stay there as they are

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

interface Planted {
  readonly file: string;
  /** Text that occurs once in the file, and what it becomes. */
  readonly was: string;
  readonly becomes: string;
  /** The rule that is broken, with its number, and in which corner. */
  readonly about: string;
  /** No scenario noticed it when it was planted first. */
  readonly survived?: true;
}

/** What became of one mistake: noticed by a test, by nobody, or not a mistake that counts. */
type Outcome =
  | { readonly by: string; readonly file: string }
  | { readonly by: undefined }
  | { readonly invalid: string };

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const root = join(import.meta.dirname, '..', '..', '..');
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const LONGEST = 180_000;
/** Tests that read other tests, that ask the bots, or that play whole games. */
const NO_SCENARIOS =
  /^(properties-|squire|heuristics|coverage|invariants|rulings-index|companion|cards\.check)/;
const WHOLE_GAMES = /playRandomGame|golden\//;

const { game, only, asked, flags } = commandLine(process.argv.slice(2));
const home = join(root, 'games', game);
const list = join(home, 'test', 'planted.json');
const page = join(root, 'docs', 'planted-bugs.md');
const scratch = mkdtempSync(join(tmpdir(), 'planted-'));
/** How to put back the file that is changed at the moment. */
let putBack: () => void = () => undefined;

function commandLine(words: string[]): {
  game: string;
  only: Set<number> | undefined;
  asked: readonly string[];
  flags: Set<string>;
} {
  const valueOf = (option: string): string | undefined => {
    const at = words.indexOf(option);
    return at < 0 ? undefined : words.splice(at, 2)[1];
  };
  const numbers = valueOf('--only');
  const starts = valueOf('--ask')?.split(',') ?? [''];
  const [name, ...rest] = words;
  if (!name || !existsSync(join(root, 'games', name))) throw new Error('which game?');
  return {
    game: name,
    only: numbers === undefined ? undefined : new Set(numbersIn(numbers)),
    asked: starts,
    flags: new Set(rest),
  };
}

/** `7,30-32` is 7, 30, 31 and 32. */
function numbersIn(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({ length: last! - first! + 1 }, (_, more) => first! + more);
  });
}

function scenarioFiles(): string[] {
  const folder = join(home, 'test');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !NO_SCENARIOS.test(name))
    .filter((name) => asked.some((start) => name.startsWith(start)))
    .map((name) => join(folder, name))
    .filter((path) => !WHOLE_GAMES.test(readFileSync(path, 'utf8')));
}

/** Runs a program of the repository quietly; undefined when it took too long. */
async function runs(
  script: string,
  words: readonly string[],
): Promise<{ code: number | undefined; said: string }> {
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    env: { ...process.env, SCENARIO_MODE: 'plain' },
    timeout: LONGEST,
    killSignal: 'SIGKILL',
  });
  const said: string[] = [];
  child.stdout.on('data', (chunk) => said.push(String(chunk)));
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const code = await new Promise<number | undefined>((resolve) =>
    child.on('close', (status) => resolve(status ?? undefined)),
  );
  return { code, said: said.join('') };
}

/** The first test that fails, if one does. */
async function askScenarios(files: readonly string[]): Promise<Outcome> {
  const written = join(scratch, 'report.json');
  rmSync(written, { force: true });
  const { code, said } = await runs('node_modules/vitest/vitest.mjs', [
    ...['run', '--project', 'rules', '--pool=threads', '--maxWorkers=1', '--bail=1'],
    ...['--reporter=json', `--outputFile=${written}`, ...files.map((file) => relative(root, file))],
  ]);
  if (code === 0) return { by: undefined };
  if (code === undefined) return { by: 'no test: the scenarios never end', file: '' };
  if (!existsSync(written)) return { invalid: said.slice(-500) };
  return firstFailure(JSON.parse(readFileSync(written, 'utf8')) as Report);
}

function firstFailure({ testResults }: Report): Outcome {
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return { by: failed.fullName.trim(), file: relative(join(home, 'test'), name) };
  }
  const broken = testResults.find(({ status }) => status === 'failed');
  return { invalid: `nothing can be run: ${broken?.message ?? ''}` };
}

/** What the compiler says, if it says anything; what a mistake no longer uses is left out. */
async function typesOf(): Promise<string | undefined> {
  const { code, said } = await runs('node_modules/@typescript/native/bin/tsc', [
    ...['--noEmit', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false', '-p', home],
  ]);
  return code === 0 ? undefined : said.split('\n')[0];
}

async function plant({ file, was, becomes }: Planted, files: readonly string[]): Promise<Outcome> {
  const path = join(home, file);
  const source = readFileSync(path, 'utf8');
  const found = source.split(was).length - 1;
  if (found !== 1) return { invalid: `its text occurs ${found} times in ${file}` };
  if (was === becomes) return { invalid: 'it changes nothing' };
  putBack = () => writeFileSync(path, source);
  try {
    writeFileSync(
      path,
      source.replace(was, () => becomes),
    );
    const mistake = flags.has('--types') ? await typesOf() : undefined;
    return mistake === undefined ? await askScenarios(files) : { invalid: mistake };
  } finally {
    putBack();
    putBack = () => undefined;
  }
}

function told(outcome: Outcome): string {
  if ('invalid' in outcome) return `does not count: ${outcome.invalid}`;
  return outcome.by === undefined ? '**nobody**' : `${outcome.by} (${outcome.file})`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** What the page says of a mistake that is listed and was never planted. */
const NOT_YET = 'not planted yet';

/** The game's part of the page. */
function section(bugs: readonly Planted[], noticed: readonly string[]): string {
  const caught = noticed.filter(isCaught).length;
  const planted = noticed.filter((one) => one !== NOT_YET).length;
  const first = bugs.filter(({ survived }, at) => !survived && noticed[at] !== NOT_YET).length;
  return [
    `<!-- ${game} -->`,
    `## ${game}`,
    '',
    `**${planted} planted, ${first} caught at first, ${caught} caught now.**`,
    '',
    '```sh',
    `node --conditions=source packages/testkit/scripts/plant.ts ${game}`,
    '```',
    '',
    'A star marks those that no scenario noticed at first.',
    '',
    '| | broken | in | caught by |',
    '| --- | --- | --- | --- |',
    ...bugs.map(({ file, about, survived }, at) => {
      const number = `${at + 1}${survived ? '\\*' : ''}`;
      return `| ${number} | ${cell(about)} | ${file} | ${noticed[at]!} |`;
    }),
    `<!-- end of ${game} -->`,
  ].join('\n');
}

function isCaught(noticed: string): boolean {
  return (
    noticed !== NOT_YET && noticed !== cell(told({ by: undefined })) && !noticed.startsWith('does not count')
  );
}

/** Who noticed each, now or, if it was not planted now, as the page says of the same mistake. */
function noticedBy(bugs: readonly Planted[], outcomes: ReadonlyMap<number, Outcome>): string[] {
  const old = existsSync(page) ? oldSection().exec(readFileSync(page, 'utf8'))?.[0] : undefined;
  const lines = (old ?? '').split('\n').filter((line) => /^\| \d/.test(line));
  return bugs.map(({ about }, at) => {
    const now = outcomes.get(at);
    if (now) return cell(told(now));
    const before = ` | ${cell(about)} | `;
    const line = lines.find((one) => one.includes(before));
    if (!line) return NOT_YET;
    const [, ...rest] = line.slice(line.indexOf(before) + before.length, -' |'.length).split(' | ');
    return rest.join(' | ');
  });
}

function oldSection(): RegExp {
  return new RegExp(`<!-- ${game} -->[^]*<!-- end of ${game} -->`);
}

const PREFACE = `# Planted bugs

Mistakes put into the rules on purpose, one at a time, and which scenario noticed each. Only scenarios were asked: no
goldens, no random games, no properties. The mistakes are listed in \`games/*/test/planted.json\`; whoever adds a rule adds
a mistake or two and sees whether a scenario notices.
`;

function writePage(text: string): void {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : PREFACE;
  const old = oldSection();
  writeFileSync(page, old.test(before) ? before.replace(old, () => text) : `${before}\n${text}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    putBack();
    process.exit(130);
  });
}

const bugs = JSON.parse(readFileSync(list, 'utf8')) as Planted[];
const files = scenarioFiles();
const outcomes = new Map<number, Outcome>();
const sound = await askScenarios(files);
if (!('by' in sound) || sound.by !== undefined) throw new Error(`the scenarios fail already: ${told(sound)}`);
for (const [at, bug] of bugs.entries()) {
  if (only && !only.has(at + 1)) continue;
  const outcome = await plant(bug, files);
  outcomes.set(at, outcome);
  print(`${at + 1} ${bug.file}: ${bug.about}\n    ${told(outcome)}`);
}
rmSync(scratch, { recursive: true });

const all = [...outcomes.values()];
const nobody = [...outcomes].filter(([, one]) => 'by' in one && one.by === undefined).map(([at]) => at);
const invalid = [...outcomes].filter(([, one]) => 'invalid' in one).map(([at]) => at);
print(`${all.length} planted, ${all.length - nobody.length - invalid.length} caught`);
if (nobody.length > 0) print(`nobody noticed ${nobody.map((at) => at + 1).join(',')}`);
if (invalid.length > 0) print(`do not count: ${invalid.map((at) => at + 1).join(',')}`);
if (flags.has('--first')) {
  const marked = bugs.map((bug, at) => (nobody.includes(at) ? { ...bug, survived: true } : bug));
  writeFileSync(list, `${JSON.stringify(marked, null, 2)}\n`);
}
if (flags.has('--write')) writePage(section(bugs, noticedBy(bugs, outcomes)));
process.exitCode = nobody.length + invalid.length > 0 ? 1 : 0;
