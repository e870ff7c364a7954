// Wildling cards that ask for a House card, a track or a place to muster.

import type { CardId, HouseId, LandId } from '../../data/ids.ts';
import { structuresOf } from '../control.ts';
import { ask, call, flow, go } from '../kit.ts';
import { player, type World } from '../state.ts';
import { moveOnTrack } from '../tracks.ts';
import type { MusterArgs } from '../westeros/flows.ts';
import { canBuy, pointsOf } from '../westeros/mustering.ts';
import { discard, takeBack } from './effects.ts';

/** Massing on the Milkwater: with more than one card in hand. */
export const discardCard = flow('discardCard', [
  ask('choose', {
    openly: true,
    rule: 'R79',
    who: (w, a) => (player(w, a.house).hand.length > 1 ? a.house : undefined),
    options: (w, a): readonly CardId[] => player(w, a.house).hand,
    resolve: (w, a, id, table) => discard(w, table, a.house, [id]),
  }),
]);

/** Mammoth Riders, reward. */
export const retrieveCard = flow('retrieveCard', [
  ask('choose', {
    openly: true,
    rule: '15.6',
    who: (w, a) => (player(w, a.house).discard.length > 0 ? a.house : undefined),
    options: (w, a): readonly (CardId | 'none')[] => [...player(w, a.house).discard, 'none'],
    resolve: (w, a, id, table) => {
      if (id === 'none') return;
      takeBack(w, table, a.house, [id]);
    },
  }),
]);

/** A King Beyond the Wall. */
export const toBottom = flow('toBottom', [
  ask('choose', {
    openly: true,
    rule: 'R83',
    who: (_w, a) => a.house,
    options: (_w, a) => a.tracks,
    resolve: (w, a, track, table) => moveOnTrack(w, table, track, a.house, w.tracks[track].length - 1),
  }),
]);

export const toTop = flow('toTop', [
  ask('choose', {
    openly: true,
    rule: '15.6',
    who: (_w, a) => a.house,
    options: (_w, a) => a.tracks,
    resolve: (w, a, track, table) => moveOnTrack(w, table, track, a.house, 0),
  }),
]);

/** The Horde Descends, reward. */
export const musterSomewhere = flow('musterSomewhere', [
  ask('choose', {
    openly: true,
    rule: '15.6',
    who: (w, a) => (places(w, a.house).length > 0 ? a.house : undefined),
    options: (w, a): readonly (LandId | 'none')[] => [...places(w, a.house), 'none'],
    resolve: (_w, a, at) => {
      if (at !== 'none') a.at = at;
    },
  }),
  call('muster', (_w, { house, at }) => (at ? go('muster', musterIn(house, at)) : undefined)),
]);

function musterIn(house: HouseId, at: LandId): MusterArgs {
  return { house, points: pointsOf([at]), why: 'wildlings' };
}

/** Areas where something can be mustered. */
function places(w: World, house: HouseId): LandId[] {
  return structuresOf(w, house).filter((at) => canBuy(w, musterIn(house, at)));
}
