// Everything this game tells, and what each fact carries. Board and terminal have words for each.

import type { Seat } from '@three-thrones/kernel';
import type { Round } from './state.ts';

export interface Facts {
  'round.began': { round: number };
  'round.won': { seat: Seat; cards: Round };
}
