// `npm start`: sit down and play.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

const { node, env } = bootstrap();
const main = join(root, 'packages', 'cli', 'src', 'main.ts');
const { status } = spawnSync(node, [main, 'play', ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exitCode = status ?? 1;
