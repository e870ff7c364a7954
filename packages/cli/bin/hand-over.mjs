// Plain JavaScript, because it runs under whatever Node there is.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs another program in this one's place: whoever stops this one stops that one, and it ends as that one ends.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function handOver(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  // A server that was told by the terminal too takes the two for one.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => void child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (status, signal) => {
    process.exitCode = status ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
}
