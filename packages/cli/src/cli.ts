// Finds the command, runs it, and turns a coded no into a message and an exit code.

import type { Catalogue } from '@three-thrones/catalogue';
import { bench } from './bench/bench.ts';
import { type Command, type Io, Refused } from './command.ts';
import { play } from './play.ts';
import { referee } from './referee/referee.ts';
import { admin } from './server/admin.ts';
import { backup, restore } from './server/copies.ts';
import { exportGame, importGame, verify } from './server/exports.ts';
import { serveTables } from './server/serve.ts';
import { simulate } from './simulate.ts';
import { sentenceOf } from './words.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: serveTables,
  play,
  simulate,
  referee,
  bench,
  backup,
  restore,
  admin,
  export: exportGame,
  import: importGame,
  verify,
};

/** Runs one command line; the number is the exit code: 0 fine, 1 something is wrong with the game, 2 with the request. */
export async function run(argv: readonly string[], catalogue: Catalogue, io: Io): Promise<number> {
  const [name = '--help', ...args] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    io.out(overview());
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, name))
    return refuse(new Refused('no-such-command', { command: name }), args, io);
  const command = COMMANDS[name]!;
  if (args.includes('--help') || args.includes('-h')) {
    io.out(command.usage);
    return 0;
  }
  try {
    return await command.run(args, catalogue, io);
  } catch (error) {
    if (error instanceof Refused) return refuse(error, args, io);
    throw error;
  }
}

/** Runs this process's own command line. `entry` is the file that was started, for commands that start it again. */
export async function standAlone(catalogue: Catalogue, entry: string): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever was reading has left; there is nobody to tell anything any more.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await run(process.argv.slice(2), catalogue, {
    input: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    entry,
    colours: process.stdout.isTTY && process.stdout.hasColors(),
    interactive: process.stdin.isTTY && process.stdout.isTTY,
  });
  process.stdin.destroy();
}

function refuse(error: Refused, args: readonly string[], io: Io): number {
  io.err(
    args.includes('--json') ? `${JSON.stringify(error.refusal)}\n` : `tt: ${sentenceOf(error.refusal)}\n`,
  );
  return 2;
}

function overview(): string {
  const lines = Object.values(COMMANDS).map(({ usage }) => `  ${usage.slice(0, usage.indexOf('\n'))}`);
  return ['Three Thrones on the command line.', '', ...lines, '', '`tt COMMAND --help` says more.', ''].join(
    '\n',
  );
}
