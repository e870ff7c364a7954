// Breaks each dependency-cruiser rule on purpose, in a copy of our layout.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputOf, repository, withTree } from './temp-tree.ts';

const importing = (...paths: string[]) =>
  paths.map((path, n) => `export * as it${n} from '${path}';\n`).join('');

const TREE = {
  'node_modules/pure-rand/package.json': '{ "name": "pure-rand", "exports": "./index.js" }',
  'node_modules/pure-rand/index.js': 'export const roll = 4;',
  'node_modules/left-pad/package.json': '{ "name": "left-pad", "exports": "./index.js" }',
  'node_modules/left-pad/index.js': 'export const pad = 4;',
  'packages/kernel/src/index.ts': importing('pure-rand'),
  'packages/testkit/src/index.ts': importing('../../kernel/src/index.ts'),
  'games/agot/rules/index.ts': importing('../../../packages/kernel/src/index.ts', '../data/ids.ts'),
  'games/agot/data/ids.ts': 'export const ids = 1;\n',
  'games/tiny-epic/rules/index.ts': importing('../../../packages/kernel/src/index.ts'),
  'games/agot/rules/queries.ts': 'export const reach = 1;\n',
  'games/agot/board/index.ts': importing('../rules/queries.ts', '../../../packages/game-kit/src/board.ts'),
  'games/agot/manifest.ts': "export const manifest = { board: () => import('./board/index.ts') };\n",
  'packages/catalogue/src/index.ts': importing('../../../games/agot/manifest.ts'),
  'packages/ui/src/i18n/index.ts': 'export const t = 1;\n',
  'packages/ui/src/icon.ts': importing('./i18n/index.ts'),
  'packages/game-kit/src/board.ts': importing('../../ui/src/icon.ts', '../../kernel/src/index.ts'),
  'packages/protocol/src/http.ts': 'export type Tempo = string;\n',
  'packages/server/src/tables/tables.ts': importing('../store/store.ts'),
  'packages/server/src/store/store.ts': 'export const store = 1;\n',
  'packages/server/src/http/app.ts': importing('../sockets/bucket.ts', '../tables/tables.ts'),
  'packages/server/src/sockets/bucket.ts': 'export const bucket = 1;\n',
  'packages/server/src/sockets/sockets.ts': importing('../http/codes.ts'),
  'packages/server/src/http/codes.ts': 'export const codes = 1;\n',
  'packages/web/src/games/boards.ts': importing('../../../catalogue/src/index.ts'),
  'packages/web/src/tables/local/table.ts': importing('../../../../ui/src/icon.ts'),
  'packages/web/src/tables/online/table.ts': importing('../../../../ui/src/icon.ts'),
  'packages/web/src/play/state/state.ts': importing('../../games/boards.ts'),
  'packages/web/src/play/screen.ts': importing('./state/state.ts', '../tables/local/table.ts'),
  'packages/web/src/shell/routes.ts': importing('../play/screen.ts'),
  'games/agot/test/combat.test.ts': importing(
    'node:fs',
    'left-pad',
    '../../../packages/testkit/src/index.ts',
  ),
  'packages/kernel/src/flow.test.ts': importing('left-pad', '../../testkit/src/index.ts'),
};

const VIOLATIONS: readonly (readonly [file: string, rule: string, imports: string])[] = [
  ['packages/kernel/src/a.ts', 'no-cycles', './a2.ts'],
  ['packages/kernel/src/b.ts', 'no-dead-ends', './nowhere.ts'],
  ['packages/kernel/src/c.ts', 'kernel-stands-alone', 'left-pad'],
  ['packages/kernel/src/d.ts', 'kernel-stands-alone', 'node:fs'],
  ['packages/kernel/src/e.ts', 'kernel-stands-alone', '../../../games/agot/data/ids.ts'],
  ['games/agot/rules/a.ts', 'rules-know-only-the-kernel', '../../tiny-epic/rules/index.ts'],
  ['games/agot/rules/b.ts', 'rules-know-only-the-kernel', 'node:fs'],
  ['games/agot/rules/c.ts', 'rules-know-only-the-kernel', 'pure-rand'],
  ['games/agot/rules/d.ts', 'rules-know-only-the-kernel', '../../../packages/catalogue/src/index.ts'],
  ['games/agot/data/a.ts', 'data-is-inert', '../rules/index.ts'],
  ['packages/match/src/a.ts', 'match-knows-kernel-and-bots', '../../catalogue/src/index.ts'],
  ['games/agot/terminal/a.ts', 'games-know-no-other-game', '../../tiny-epic/rules/index.ts'],
  ['games/agot/board/a.ts', 'games-stand-on-the-kit', '../../../packages/web/src/games/boards.ts'],
  ['games/agot/board/b.ts', 'screens-ask-queries', '../rules/combat.ts'],
  ['games/tiny-epic/manifest.ts', 'manifests-load-later', './rules/index.ts'],
  ['packages/catalogue/src/a.ts', 'catalogue-lists-manifests', '../../../games/agot/rules/index.ts'],
  ['packages/ui/src/a.ts', 'ui-knows-no-table', '../../web/src/shell/routes.ts'],
  ['packages/ui/src/i18n/a.ts', 'language-knows-no-screen', '../icon.ts'],
  ['packages/game-kit/src/a.ts', 'kit-knows-no-table', '../../web/src/games/boards.ts'],
  ['packages/bots/src/a.ts', 'games-enter-by-catalogue', '../../../games/agot/data/ids.ts'],
  ['packages/server/src/a.ts', 'games-enter-by-catalogue', '../../../games/agot/rules/index.ts'],
  ['packages/web/src/play/a.ts', 'games-enter-by-catalogue', '../../../../games/agot/board/index.ts'],
  ['packages/web/src/play/d.ts', 'page-carries-no-schemas', '../../../protocol/src/http.ts'],
  ['packages/web/src/engine/a.ts', 'web-floor-engine', '../tables/local/table.ts'],
  ['packages/web/src/tables/a.ts', 'web-floor-tables', '../games/boards.ts'],
  ['packages/web/src/games/a.ts', 'web-floor-games', '../play/state/state.ts'],
  ['packages/web/src/play/b.ts', 'web-floor-play', '../lobby/a.ts'],
  ['packages/web/src/lobby/a.ts', 'web-floor-lobby', '../pages/a.ts'],
  ['packages/web/src/pages/a.ts', 'web-floor-pages', '../shell/routes.ts'],
  ['packages/web/src/shell/a.ts', 'web-has-floors', '../cellar/a.ts'],
  ['packages/web/src/tables/local/a.ts', 'tables-know-no-other-host', '../online/table.ts'],
  ['packages/web/src/play/talk', 'screens-without-folder-cycles', '../timeline/a.ts'],
  ['packages/cli/src/a.ts', 'testkit-only-in-tests', '../../testkit/src/index.ts'],
  ['games/agot/rules/e.ts', 'testkit-only-in-tests', '../../../packages/testkit/src/index.ts'],
];

const TYPES_OF_THE_WIRE = 'packages/web/src/play/wire.ts';
const TYPE_ONLY = 'packages/kernel/src/type-only.ts';

/** Every violation as `file: rule`, found in one cruise over the tree and the offenders. */
function cruise(): ReadonlySet<string> {
  const offenders = Object.fromEntries(
    VIOLATIONS.map(([file, , path]) => [file.endsWith('.ts') ? file : `${file}/a.ts`, importing(path)]),
  );
  const files = {
    ...TREE,
    ...offenders,
    'packages/kernel/src/a2.ts': importing('./a.ts'),
    'games/agot/rules/combat.ts': '',
    [TYPES_OF_THE_WIRE]: "export type { Tempo } from '../../../protocol/src/http.ts';\n",
    'packages/web/src/cellar/a.ts': '',
    // No file of these two folders is part of a cycle, but the folders are.
    'packages/web/src/play/timeline/a.ts': '',
    'packages/web/src/play/timeline/b.ts': importing('../talk/b.ts'),
    'packages/web/src/play/talk/b.ts': '',
    [TYPE_ONLY]: "export type { pad } from 'left-pad';\n",
  };
  const config = join(repository, '.dependency-cruiser.cjs');
  const args = ['--config', config, '--output-type', 'json', 'packages', 'games'];
  const report = withTree(files, (folder) => outputOf('depcruise', args, folder));
  const { summary } = JSON.parse(report) as { summary: { violations: { from: string; rule: Rule }[] } };
  for (const { rule } of summary.violations) expect(rule.severity).toBe('error');
  return new Set(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`));
}

interface Rule {
  readonly name: string;
  readonly severity: string;
}

const found = cruise();

test.each(VIOLATIONS)('%s breaks %s by importing %s', (file, rule) => {
  expect(found).toContain(`${file}: ${rule}`);
});

test('folders of the server stand in no ring, although their files do not', () => {
  expect(found).toContain('packages/server/src/http: no-ring-of-folders');
  expect(found).toContain('packages/server/src/sockets: no-ring-of-folders');
  expect(found).not.toContain('packages/server/src/tables: no-ring-of-folders');
  expect(found).not.toContain('packages/server/src/http/app.ts: no-cycles');
});

test('a page may know the types of what it is sent', () => {
  expect(found).not.toContain(`${TYPES_OF_THE_WIRE}: page-carries-no-schemas`);
});

test('a type alone is an import too', () => {
  expect(found).toContain(`${TYPE_ONLY}: kernel-stands-alone`);
});

test('what the layout allows passes', () => {
  const offences = [...found].map((line) => line.split(': ')[0] ?? '');
  expect(offences.filter((file) => Object.hasOwn(TREE, file))).toEqual([]);
});
