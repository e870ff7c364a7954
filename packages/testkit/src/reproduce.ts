// How to see it again: every failure of a random game ends with one command.

/** A random game: all that it takes to play it again. */
export interface RandomStart {
  readonly config: unknown;
  readonly seed: string;
}

/** Runs a part of a random game; whatever goes wrong in it is thrown with the command that shows it again. */
export function reproducibly<T>(gameId: string, start: RandomStart, where: () => string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${where()}: ${what}\n${simulateCommand(gameId, start)}`, { cause: error });
  }
}

export function simulateCommand(gameId: string, { config, seed }: RandomStart): string {
  const words = [
    'npx',
    'tt',
    'simulate',
    '--game',
    gameId,
    ...configFlags(config),
    '--seed',
    seed,
    '--games',
    '1',
  ];
  return [...words, '--check'].map(quoted).join(' ');
}

function configFlags(config: unknown): string[] {
  const json = JSON.stringify(config);
  if (json === undefined) return [];
  const players = /^\{"players":(\d+)\}$/.exec(json)?.[1];
  return players === undefined ? ['--config', json] : ['--players', players];
}

/** A word as a shell reads it back. */
function quoted(word: string): string {
  return /^[\w./:=@,+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
