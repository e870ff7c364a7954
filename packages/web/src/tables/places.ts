// Who came where in a game that is over, in words.

import type { Seat } from '@three-thrones/kernel';
import { t } from '@three-thrones/ui/i18n/index.ts';

type Ranking = readonly (readonly Seat[])[];

export interface Place {
  readonly seat: Seat;
  readonly rank: number;
  /** Somebody else came there too. */
  readonly isShared: boolean;
}

/** From first to last; equals have the same rank, and the next one comes behind all of them. */
export function placesOf(ranking: Ranking): readonly Place[] {
  let rank = 1;
  return ranking.flatMap((equals) => {
    const from = rank;
    // Where nobody is first, everybody has lost.
    rank += Math.max(1, equals.length);
    return equals.map((seat) => ({ seat, rank: from, isShared: equals.length > 1 }));
  });
}

/** "You won!", "You came third": nothing for those who did not play. */
export function myPlaceWords(ranking: Ranking, mine: Seat): string | undefined {
  const place = placesOf(ranking).find(({ seat }) => seat === mine);
  if (!place) return undefined;
  if (place.isShared) return t('place.you-share', rankIn(place));
  return place.rank === 1 ? t('table.end.you-won') : t('place.you', rankIn(place));
}

/** For those who may have played on one side; nothing where some did better than others. */
export function togetherWords([first = [], ...others]: Ranking): string | undefined {
  if (first.length === 0) return t('place.lost-together');
  return first.length > 1 && others.length === 0 ? t('place.won-together') : undefined;
}

/** "Third place". */
export function placeName(place: Place): string {
  return t('place.name', rankIn(place));
}

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A rank has a word of its own, and a number where there is none. */
function rankIn({ rank }: Place): { rank: string; number: number } {
  return { rank: RANKS[rank - 1] ?? 'other', number: rank };
}
