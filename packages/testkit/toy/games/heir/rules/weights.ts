// How much each fact matters to those who watch: how long a screen shows it.

import type { Fact } from '@three-thrones/kernel';
import type { Facts } from './facts.ts';

const WEIGHTS: Readonly<Record<keyof Facts, number>> = { 'round.began': 1, 'round.won': 4 };

export function weight({ kind }: Fact): number {
  return WEIGHTS[kind as keyof Facts] ?? 0;
}
