// What can be chosen when a table is laid: a house that plays with so many players, and rules that tables differ about.

import type { HouseAbout, HouseAsked, SetUp } from '@three-thrones/game-kit/set-up.ts';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import data from './data/houses.json' with { type: 'json' };

const { setupByPlayerCount } = data;

export const setUp: SetUp = {
  houses: data.houses.map(({ id }) => ({ id, leaders: [] })),
  housesFor: (players) => setupByPlayerCount[String(players) as keyof typeof setupByPlayerCount].houses,
  rules: [
    { path: 'switches.tidesOfBattle', words: 'tidesOfBattle', values: [false, true] },
    { path: 'profile', words: 'profile', values: ['faq2', 'print2011'] },
    { path: 'switches.darkWingsCountsPorts', words: 'darkWingsCountsPorts', values: [false, true] },
    {
      path: 'switches.salladhorAgainstVictarion',
      words: 'salladhorAgainstVictarion',
      values: ['zero', 'turnOrder'],
    },
    { path: 'switches.arianneKeepsPowerToken', words: 'arianneKeepsPowerToken', values: [false, true] },
    {
      path: 'switches.turnPointer',
      words: 'turnPointer',
      values: ['keepPosition', 'nextNotYetActed'],
    },
    { path: 'switches.maceLastUnitEndsCombat', words: 'maceLastUnitEndsCombat', values: [false, true] },
  ],
  about,
};

const TRACK_IDS = { ironThrone: 'iron-throne', fiefdoms: 'fiefdoms', kingsCourt: 'kings-court' } as const;

/** Where it begins on map and tracks, what it has, and its House cards from the strongest to the weakest. */
function about(house: string, { players, t }: HouseAsked): HouseAbout {
  const { startUnits, startSupply, startPower, cards } = data.houses.find(({ id }) => id === house)!;
  const { tracks } = setupByPlayerCount[String(players) as keyof typeof setupByPlayerCount];
  const short = Object.entries(TRACK_IDS)
    .map(([track, id]) => {
      const place = (tracks[track as keyof typeof tracks] as readonly string[]).indexOf(house) + 1;
      return t('set-up.track', { track: t(`track.${id}.name`), place });
    })
    .join(' · ');
  const units = startUnits.map(({ area, units: there }) => {
    const counts = Object.entries(there).map(([kind, n]) => t(`unit.${kind}.count`, { n }));
    return t('set-up.units-in', { place: t(`area.${area}.name`), units: formatList(counts) });
  });
  const stores = [t('mat.supply.n', { n: startSupply }), t('set-up.power', { power: startPower })];
  return {
    short,
    lines: [
      { head: t('mat.tracks'), text: short },
      { head: t('set-up.begins'), text: [...units, stores.join(' · ')].join('\n') },
      ...cards
        .toSorted((one, other) => other.strength - one.strength)
        .map(({ id, strength, swords, towers }) => ({
          head: t('set-up.card', { card: t(`card.${id}.name`), strength }),
          text: [
            ...(swords > 0 ? [t('swords.count', { n: swords })] : []),
            ...(towers > 0 ? [t('towers.count', { n: towers })] : []),
            t(`card.${id}.text`),
          ].join(' · '),
        })),
    ],
  };
}
