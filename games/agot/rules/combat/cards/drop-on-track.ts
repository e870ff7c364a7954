// R39-R42 Moves the opponent to the last position of one influence track, at once.

import { TRACKS } from '../../../data/ids.ts';
import { ask, flow } from '../../kit.ts';
import { moveOnTrack } from '../../tracks.ts';
import { houseOf, other } from '../sides.ts';
import { tellUsed } from './used.ts';

export const dropOnTrack = flow('dropOnTrack', [
  // R42 Any track may be named, even one where the opponent is last
  ask('choose', {
    openly: true,
    rule: 'R42',
    who: (w, a) => houseOf(w, a.side),
    options: () => TRACKS,
    resolve: (w, a, track, table) => {
      const victim = houseOf(w, other(a.side));
      tellUsed(w, table, a.side, { track, of: victim });
      moveOnTrack(w, table, track, victim, w.tracks[track].length - 1);
    },
  }),
]);
