// Builds the page with the toy game in its catalogue.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bootstrap, root } from '../../../../scripts/bootstrap.mjs';

/** The command line that has the toy, for a server that has it too. */
export const TOY_MAIN = join(root, 'packages', 'testkit', 'toy', 'main.ts');

export async function buildToyPage(folder: string): Promise<void> {
  const { bin, env } = bootstrap();
  const config = join(import.meta.dirname, 'toy-page.config.ts');
  const where = ['--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const vite = spawn(join(bin, 'vite'), ['build', join(root, 'packages', 'web'), ...where], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(vite, 'exit')) as [number];
  if (code !== 0) throw new Error('The page with the toy game could not be built.');
}
