// Freezes the rules of a game as they are, for the games that will be in progress when the rules change (docs/adr/0011):
//
//   node scripts/freeze.mjs tiny-epic
//
// writes games/tiny-epic/releases/v1.js, if the rules are of version 1. Then raise `rulesVersion`, and name the release in
// the game's manifest. What was frozen is never written again.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './bootstrap.mjs';

const [id = ''] = process.argv.slice(2);
const folder = join(root, 'games', id);
const entry = join(folder, 'rules', 'index.ts');
if (!/^[a-z-]+$/.test(id) || !existsSync(entry)) throw new Error(`there is no game ${id}`);

/** @type {Record<string, unknown>} */
const rules = await import(pathToFileURL(entry).href);
const [name = '', game] = Object.entries(rules).find(([, value]) => hasVersion(value)) ?? [];
if (!hasVersion(game)) throw new Error(`${id} exports no game`);
const file = `v${game.rulesVersion}.js`;
const release = join(folder, 'releases', file);
if (existsSync(release)) throw new Error(`${release} is frozen already: raise rulesVersion first`);

await build({
  configFile: false,
  logLevel: 'warn',
  resolve: { conditions: ['source'] },
  build: {
    outDir: join(folder, 'releases'),
    emptyOutDir: false,
    minify: false,
    target: 'es2024',
    lib: { entry, formats: ['es'], fileName: () => file },
    rolldownOptions: {
      output: { banner: `// ${id}, rules version ${game.rulesVersion}, frozen. Never edited.` },
    },
  },
});
writeFileSync(
  release.replace('.js', '.d.ts'),
  `import type { Game } from '@three-thrones/kernel';\n\nexport declare const ${name}: Game<unknown>;\n`,
);
console.log(release);

/**
 * @param {unknown} value
 * @returns {value is { rulesVersion: number }}
 */
function hasVersion(value) {
  return typeof value === 'object' && value !== null && 'rulesVersion' in value;
}
