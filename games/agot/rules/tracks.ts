// §7 Influence tracks and the tokens that go with the first place.

import { starsFor } from '../data/data.ts';
import type { HouseId, TrackId } from '../data/ids.ts';
import type { Table } from './facts.ts';
import type { World } from './state.ts';

/** 7.7 Takes a house out, closes the gap, puts it in at its new place; whoever is first holds the token at once. */
export function moveOnTrack(w: World, table: Table, track: TrackId, id: HouseId, to: number): void {
  const places = w.tracks[track];
  const from = places.indexOf(id);
  if (from === to) return;
  places.splice(from, 1);
  places.splice(to, 0, id);
  table.tell('track.moved', { track, house: id, from: from + 1, to: to + 1 });
  giveToken(w, table, track);
}

/** 7.6, 1.11 */
export function giveToken(w: World, table: Table, track: TrackId): void {
  const first = w.tracks[track][0]!;
  if (w.holders[track] === first) return;
  w.holders[track] = first;
  table.tell('token.passed', { track, house: first });
}

/** 9.2 How many special orders a house may use. */
export function starsOf(w: World, id: HouseId): number {
  return starsFor(w.order.length)[w.tracks['kings-court'].indexOf(id)] ?? 0;
}
