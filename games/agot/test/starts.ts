// Random tables for random games: so many players, any profile, any switches.

import { randomFrom, seeded } from '@three-thrones/kernel';

/** Numbers of players there are. */
export const PLAYERS = [3, 4, 5, 6] as const;

/** A configuration of a table; the same for the same seed. */
export function tableFor(players: number, seed: string): object {
  const random = randomFrom(seeded(`${seed}/table`));
  const either = (): boolean => random.int(2) === 0;
  return {
    players,
    profile: either() ? 'faq2' : 'print2011',
    switches: {
      tidesOfBattle: either(),
      darkWingsCountsPorts: either(),
      salladhorAgainstVictarion: either() ? 'zero' : 'turnOrder',
      arianneKeepsPowerToken: either(),
      turnPointer: either() ? 'keepPosition' : 'nextNotYetActed',
      maceLastUnitEndsCombat: either(),
    },
  };
}
