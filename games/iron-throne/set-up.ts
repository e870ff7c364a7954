// What can be chosen when a table is laid: a house, and rules that tables differ about. Leaders are chosen at the table.

import type { HouseAbout, HouseAsked, SetUp } from '@three-thrones/game-kit/set-up.ts';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import data from './data/houses.json' with { type: 'json' };

export const setUp: SetUp = {
  houses: data.houses.map(({ id }) => ({ id, leaders: [] })),
  rules: [
    {
      path: 'leaderSelection',
      words: 'leaderSelection',
      values: ['drawTwoChooseOne', 'freeChoice', 'random'],
    },
    { path: 'roundLimit', words: 'roundLimit', values: [0, 20, 15, 10] },
    { path: 'negotiationMaxProposals', words: 'negotiationMaxProposals', values: [5, 10, 3, 2] },
    { path: 'tieWinner', words: 'tieWinner', values: ['none', 'defender'] },
    { path: 'spreadTarget', words: 'spreadTarget', values: ['defender', 'anyLoser'] },
    { path: 'penaltyPowerTo', words: 'penaltyPowerTo', values: ['leaderSheet', 'box'] },
    { path: 'failedTruceScope', words: 'failedTruceScope', values: ['allParticipants', 'activeOnly'] },
    { path: 'truceHostageLimit', words: 'truceHostageLimit', values: ['perGiver', 'total'] },
    { path: 'releaseDraw', words: 'releaseDraw', values: ['both', 'releaserOnly'] },
  ],
  about,
};

/** Its house cards, and what each of its five leaders can do. */
function about(house: string, { t }: HouseAsked): HouseAbout {
  const { deck, leaders } = data.houses.find(({ id }) => id === house)!;
  const hostility = deck.filter(({ type }) => type === 'hostility');
  const n = deck.find(({ type }) => type === 'truce')?.count ?? 0;
  const values = hostility
    .flatMap(({ value, count }) => Array.from({ length: count }, () => value ?? 0))
    .toSorted((one, other) => other - one);
  return {
    short: t('set-up.short', { most: values[0] ?? 0, n }),
    lines: [
      {
        head: t('set-up.cards'),
        text: [
          t('set-up.hostility', { values: values.map((one) => formatNumber(one)).join(' · ') }),
          t('set-up.truces', { n }),
        ].join('\n'),
      },
      ...leaders.map(({ id }) => ({ head: t(`leader.${id}.name`), text: t(`ability.${id}.text`) })),
    ],
  };
}
