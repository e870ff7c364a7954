// Asking again, quietly and ever more slowly, for what can be had once however often it is asked for.

import { isRefusal, type Refusal } from '@three-thrones/kernel';

/** The server was not there, or not ready: the next moment may be better. */
const PASSING = ['unreachable', 'busy', 'starting', 'stopping', 'draining', 'too-fast'];
const BREATH = 500;
const LONGEST_BREATH = 8_000;
const TRIES = 5;
/** Longer than this nobody waits. */
const PATIENCE = 30_000;

export async function persistently<T>(
  ask: () => Promise<T | Refusal>,
  until = Date.now() + PATIENCE,
): Promise<T | Refusal> {
  let breath = BREATH;
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    const isPassing = isRefusal(answer) && PASSING.includes(answer.code);
    if (!isPassing || tries === TRIES || Date.now() + breath > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, breath));
    breath = Math.min(2 * breath, LONGEST_BREATH);
  }
}
