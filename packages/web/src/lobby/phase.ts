// What a table waits for before its first move: people, or the dice that all of them shake together.

import type { Seat } from '@three-thrones/kernel';
import type { TableSummary } from '../tables/online/api.ts';
import { seatsShaking } from '../tables/online/dice.ts';

export type Phase =
  /** `isAnew`: somebody did not show their share in time, and all shake once more. */
  | { readonly kind: 'gathering'; readonly free: number; readonly isAnew: boolean }
  | { readonly kind: 'shaking' }
  | { readonly kind: 'waiting'; readonly names: readonly string[]; readonly until: number | undefined };

type Seen = Pick<TableSummary, 'chairs' | 'round' | 'dice'>;

export function phaseOf(summary: Seen, mine: Seat | undefined): Phase {
  const { chairs, round, dice } = summary;
  const free = chairs.filter(({ person, bot }) => !person && bot === undefined).length;
  if (free > 0) return { kind: 'gathering', free, isAnew: round > 0 };
  const shaking = seatsShaking(summary);
  const names = chairs.flatMap(({ seat, person, online }) =>
    person && !online && seat !== mine && shaking.includes(seat) ? [person.name] : [],
  );
  if (names.length === 0) return { kind: 'shaking' };
  return { kind: 'waiting', names, until: dice && 'until' in dice ? dice.until : undefined };
}
