// How to see it again: every failure of a random game ends with one line that shows it once more.

/** A random game: all that it takes to play it again. */
export interface RandomStart {
  readonly config: unknown;
  readonly seed: string;
}

/** Runs a part of a random game; whatever goes wrong in it is thrown with where it was and how to see it again. */
export function reproducibly<T>(where: () => string, again: () => string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${where()}: ${what}\n${again()}`, { cause: error });
  }
}

/**
 * The starts of many games. The first one's seed is the seed itself, as with `tt simulate --games 1`, so that a check
 * called with the seed of a game that failed begins with that game.
 */
export function* startsFrom(config: unknown, seed: string): Generator<RandomStart, never> {
  yield { config, seed };
  for (let number = 1; ; number++) yield { config, seed: `${seed}/${number}` };
}

/** The command that plays this game again. */
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

/** The call of a check that begins with this game. */
export function checkCall(
  check: string,
  gameId: string,
  { config, seed }: RandomStart,
  rest: string,
): string {
  return `again: ${check}(${gameId}, ${JSON.stringify(config)}, ${JSON.stringify(seed)}, ${rest})`;
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
