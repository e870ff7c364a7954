// Runs command lines in this process or in one of their own.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, catalogue } from '@three-thrones/catalogue';
import { run as runCli } from '../src/cli.ts';
import { toys } from './toy.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const TOY_MAIN = fileURLToPath(new URL('./toy-main.ts', import.meta.url));

/** In this process, with the toy as the only game, or with others. */
export async function tt(
  args: readonly string[],
  input: string | AsyncIterable<string | Uint8Array> = '',
  games: Catalogue = toys,
): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await runCli(args, games, {
    input: typeof input === 'string' ? once(input) : input,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    entry: TOY_MAIN,
    colours: false,
    interactive: false,
  });
  return { code, out, err };
}

/** No game at the terminal takes so many. */
const MOST_LINES = 5000;

/** What is typed after what was printed; nothing is the end. */
export type Typist = (out: string, line: number) => string | undefined;

/** In this process, with the real games, and somebody who reads what is asked. */
export async function ttTyped(args: readonly string[], typist: Typist = () => undefined): Promise<Ran> {
  let [out, err] = ['', ''];
  async function* input() {
    for (let line = 0; line < MOST_LINES; line++) {
      const words = typist(out, line);
      if (words === undefined) return;
      yield `${words}\n`;
    }
  }
  const code = await runCli(args, catalogue, {
    input: input(),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    entry: MAIN,
    colours: false,
    interactive: false,
  });
  return { code, out, err };
}

/** As a process of its own: the toy's command line, or the real one. */
export function ttProcess(args: readonly string[], input = '', main = TOY_MAIN): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { stdio: 'pipe' });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    // A command that does not read its input may be gone before it was written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

export const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');

async function* once(text: string): AsyncGenerator<string> {
  if (text !== '') yield text;
}
