// Robert as the Rival's Hero: more for many castles.

import type { Table } from '../facts.ts';
import { gainPoints } from '../treasury.ts';
import { readsOf } from './reads.ts';
import { abilityOf } from './recruit.ts';
import { heroOf } from './rival.ts';
import type { World } from '../state.ts';

export function scoreSoloHero(w: World, table: Table): void {
  const { ability } = heroOf(w.rival!);
  if (ability.effect !== 'scoring-vp-by-castles') return;
  if (readsOf(w).castles() < ability.params.minCastles) return;
  table.tell('rival.ability', abilityOf(w));
  gainPoints(w, table, w.rival!.seat, ability.params.vp, 'solo-hero');
}
