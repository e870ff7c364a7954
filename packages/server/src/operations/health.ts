// Whether what is written now would last.

import type { Store } from '../store/store.ts';

/** How old an answer may be: a flood of questions costs no more than one every so often. */
const FRESH = 5_000;
const WITHIN = 2_000;

/** Whether the store can write. Service time never falls, so writing that there was none changes nothing. */
export function writes(store: Pick<Store, 'heartbeat'>): () => Promise<boolean> {
  return async () => {
    await store.heartbeat(0);
    return true;
  };
}

/** Asks again only when the last answer is old, and once for all who ask meanwhile. */
export function freshly(check: () => Promise<boolean> | boolean, now: () => number): () => Promise<boolean> {
  let asked = -Infinity;
  let answer: Promise<boolean> | undefined;
  return async () => {
    if (answer === undefined || Math.abs(now() - asked) >= FRESH) [asked, answer] = [now(), soon(check)];
    return answer;
  };
}

/** No answer in time is a no, and so is a failure. */
async function soon(check: () => Promise<boolean> | boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), WITHIN);
  });
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
