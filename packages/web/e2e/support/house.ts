// A server of our own with the built client, for as long as somebody needs it.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from '../../../../scripts/bootstrap.mjs';
import { buildIfStale, dist } from '../../../../scripts/build.mjs';

export interface House {
  readonly address: string;
  close(): Promise<void>;
}

/** Tests are many guests from one address who answer faster than people: limits for people would stop them. */
const FOR_MANY = [
  ['--bot-delay', '0'],
  // Two browsers keep two cores busy: bots that give way to them would hardly ever think.
  ['--threads-give-way', '0'],
  ['--requests-per-minute', '100000'],
  ['--guests-per-hour', '10000'],
  ['--recovery-attempts', '10000'],
  ['--tables-per-hour', '1000'],
  ['--messages-per-second', '1000'],
  ['--message-burst', '1000'],
  ['--heavy-reads-per-minute', '100000'],
  ['--heavy-reads-without-key', '100000'],
  ['--chats-per-minute', '10000'],
  ['--chat-burst', '1000'],
  ['--connections-per-address', '10000'],
].flat();

/** Another page than the usual one, and the command line that serves it. */
interface Served {
  readonly web: string;
  readonly main: string;
}

const usual: Served = { web: dist, main: join(root, 'packages', 'cli', 'src', 'main.ts') };

export async function openHouse({ web, main } = usual): Promise<House> {
  if (web === dist) buildIfStale();
  const { node, env } = bootstrap();
  const data = mkdtempSync(join(tmpdir(), 'three-thrones-'));
  const where = ['--port', '0', '--data', data, '--web', web, '--log-level', 'warn'];
  const server = spawn(node, [main, 'serve', ...where, ...FOR_MANY], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  return { address: await addressIn(server.stdout), close };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const part of output) {
    text += String(part);
    const address = /open at (\S+)/.exec(text)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start: ${text}`);
}
