// Type-checks every project: each tsconfig*.json of the root, the packages and the games.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

const { node, env } = bootstrap();
const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

const folders = ['packages', 'games'].flatMap((kind) =>
  readdirSync(join(root, kind)).map((it) => `${kind}/${it}`),
);
const projects = ['.', ...folders].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file) && file !== 'tsconfig.base.json')
    .map((file) => join(folder, file)),
);

for (const project of projects) {
  const { status } = spawnSync(node, [tsc, '-p', project], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (status !== 0) {
    console.error(`Types: ${project} has errors.`);
    process.exitCode = 1;
  }
}
