// Breaks each lint ban on purpose: a ban that no longer bites would otherwise go unnoticed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outputOf, repository, withTree } from './temp-tree.ts';

const IN_RULES = {
  'the clock, called': ['export const now = Date.now();', 'no-restricted-globals'],
  'the clock, constructed': ['export const now = new Date();', 'no-restricted-globals'],
  'the clock, Temporal': ['export const now = Temporal.Now.instant();', 'no-restricted-globals'],
  'the clock, performance': ['export const now = performance.now();', 'no-restricted-globals'],
  'Math.random': ['export const roll = Math.random();', 'no-restricted-properties'],
  'Math.random, unpacked': [
    'const { random } = Math;\nexport const roll = random();',
    'no-restricted-properties',
  ],
  crypto: ['export const id = crypto.randomUUID();', 'no-restricted-globals'],
  process: ['export const home = process.env;', 'no-restricted-globals'],
  globalThis: ['export const now = globalThis.Date.now();', 'no-restricted-globals'],
  fetch: ["export const page = fetch('/');", 'no-restricted-globals'],
  setTimeout: ['setTimeout(() => {}, 1);', 'no-restricted-globals'],
  setInterval: ['setInterval(() => {}, 1);', 'no-restricted-globals'],
  setImmediate: ['setImmediate(() => {});', 'no-restricted-globals'],
  queueMicrotask: ['queueMicrotask(() => {});', 'no-restricted-globals'],
  'node: imports': ["export { readFileSync } from 'node:fs';", 'no-nodejs-modules'],
  'node: imports, in use': [
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    'no-nodejs-modules',
  ],
  'bare Node imports': ["import { join } from 'path';\nexport const j = join;", 'no-nodejs-modules'],
  console: ["console.log('hello');", 'no-console'],
  any: ['export const a = (x: any): void => x;', 'no-explicit-any'],
  'default exports': ['export default 1;', 'no-default-export'],
} as const satisfies Record<string, readonly [code: string, rule: string]>;

const PLACES = [
  'packages/kernel/src',
  'games/tiny-epic/rules',
  'games/tiny-epic/rules/battle',
  'games/tiny-epic/data',
];

const sample = (place: string, index: number) => `${place}/sample-${index}.ts`;

/** Which rules complain about which file, for all samples in one run of the linter. */
function complaints(): ReadonlyMap<string, readonly string[]> {
  const codes = Object.values(IN_RULES).map(([code]) => code);
  const elsewhere = ['packages/server/src', 'packages/kernel/test', 'packages/cli/src'];
  const files: Record<string, string> = {
    '.oxlintrc.json': readFileSync(join(repository, '.oxlintrc.json'), 'utf8'),
    'packages/kernel/src/fine.ts': 'export const die = (faces: number): number => Math.floor(faces / 2);\n',
    'games/tiny-epic/rules/fine.test.ts': 'export const now = Date.now();\n',
  };
  for (const place of [...PLACES, ...elsewhere]) {
    for (const [index, code] of codes.entries()) files[sample(place, index)] = `${code}\n`;
  }
  const report = withTree(files, (folder) => outputOf('oxlint', ['--format=json'], folder));
  const { diagnostics } = JSON.parse(report) as { diagnostics: { filename: string; code: string }[] };
  const found = new Map<string, string[]>();
  for (const { filename, code } of diagnostics) {
    const rule = /\((.*)\)/.exec(code)?.[1] ?? code;
    found.set(filename, [...(found.get(filename) ?? []), rule]);
  }
  return found;
}

describe('lint bans', () => {
  const found = complaints();

  for (const [index, [name, [, rule]]] of Object.entries(IN_RULES).entries()) {
    for (const place of PLACES) {
      test(`${name} in ${place}`, () => {
        expect(found.get(sample(place, index))).toContain(rule);
      });
    }
  }

  test('plain rules code passes, and so does a clock in a test', () => {
    expect(found.get('packages/kernel/src/fine.ts')).toBeUndefined();
    expect(found.get('games/tiny-epic/rules/fine.test.ts')).toBeUndefined();
  });

  test('the server may read the clock, the command line may print', () => {
    expect(found.get(sample('packages/server/src', 0))).toBeUndefined();
    const printing = Object.keys(IN_RULES).indexOf('console');
    expect(found.get(sample('packages/server/src', printing))).toContain('no-console');
    expect(found.get(sample('packages/cli/src', printing))).toBeUndefined();
  });
});
