// What can be chosen when a table is laid: how it is played, a house, and who leads it.

import type {
  HouseAbout,
  HouseAsked,
  Mode,
  RuleChoice,
  SetUp,
  SetUpHouse,
} from '@three-thrones/game-kit/set-up.ts';
import data from './data/houses.json' with { type: 'json' };
import tables from './data/tables.json' with { type: 'json' };
import { type ModeId, OFFERED, OFFERED_RULES } from './modes.ts';

/** Houses that people can play, by the boxes on the table. */
function housesIn(sets: readonly string[]): readonly SetUpHouse[] {
  return data.houses.flatMap(({ id, set, playable, hero, alternateHeroes }) =>
    sets.includes(set) && playable && hero ? [{ id, leaders: [hero, ...alternateHeroes] }] : [],
  );
}

const BASE = housesIn(['base']);
const ALL = housesIn(['base', 'ice-and-fire']);
const { max, maxWithExpansion } = tables.players;

const ICE_AND_FIRE: RuleChoice = { path: 'iceAndFire', words: 'iceAndFire', values: [false, true] };
const DRAGONS: RuleChoice = { path: 'dragons', words: 'dragons', values: [false, true] };
/** Only base houses have a Solo Hero. */
const rivalHouse = (words: 'rival' | 'teammate'): RuleChoice => ({
  ...{ path: 'rival', words, isHouse: true },
  values: ['', ...BASE.map(({ id }) => id)],
});

/** Without what a page does not offer yet. */
function offered(rules: readonly RuleChoice[]): readonly RuleChoice[] {
  const held: Readonly<Record<string, boolean>> = OFFERED_RULES;
  return rules.filter(({ path }) => held[path] ?? true);
}

const MODES: Readonly<Record<ModeId, Mode>> = {
  competitive: {
    id: 'competitive',
    config: {},
    players: ({ iceAndFire }) => ({ least: 2, usual: 3, most: iceAndFire ? maxWithExpansion : max }),
    houses: ({ iceAndFire }) => (iceAndFire ? ALL : BASE),
    rules: offered([ICE_AND_FIRE, { ...DRAGONS, matters: ({ rules }) => rules['iceAndFire'] === true }]),
  },
  solo: {
    id: 'solo',
    config: { mode: 'solo' },
    players: () => ({ least: 1, usual: 1, most: 1 }),
    houses: ({ iceAndFire }) => (iceAndFire ? ALL : BASE),
    rules: offered([
      {
        ...{ path: 'difficulty', words: 'difficulty', values: ['normal', 'easy', 'hard'] },
        inOrder: ['easy', 'normal', 'hard'],
      },
      rivalHouse('rival'),
      ICE_AND_FIRE,
    ]),
  },
  // §22 To the rules it is the cooperative game of one player.
  teammate: {
    id: 'teammate',
    config: { mode: 'coop' },
    players: () => ({ least: 1, usual: 1, most: 1 }),
    houses: () => ALL,
    rules: offered([rivalHouse('teammate'), DRAGONS]),
  },
  coop: {
    id: 'coop',
    config: { mode: 'coop' },
    players: () => ({ least: 2, usual: 2, most: maxWithExpansion }),
    houses: () => ALL,
    rules: offered([DRAGONS]),
  },
};

const [usual, ...others] = OFFERED;

export const setUp: SetUp = {
  houses: BASE,
  leaderKey: (leader) => `hero.${leader}.name`,
  modes: [MODES[usual], ...others.map((id) => MODES[id])],
  about,
};

/** Its ability, its home, who leads it and what that hero can do, and what scores for it alone. */
function about(house: string, { leader, t }: HouseAsked): HouseAbout {
  const { hero, homeDomain, objectives } = data.houses.find(({ id }) => id === house)!;
  const led = leader ?? hero ?? '';
  const short = t(`ability.${house}.text`);
  const goals = (objectives ?? []).map(({ requiresRecruited: n, condition, vp }) => {
    if ('domain' in condition) {
      const place = t(`domain.${condition.domain}.name`);
      return t('mat.objective.domain', { n, vp, place });
    }
    return 'count' in condition
      ? t('mat.objective.fiefs', { n, vp, count: condition.count })
      : t('mat.objective.none', { n, vp });
  });
  return {
    short,
    lines: [
      { head: t('term.house-ability'), text: short },
      { head: t('term.home-domain'), text: t(`domain.${homeDomain}.name`) },
      { head: t(`hero.${led}.name`), text: t(`hero.${led}.event`) },
      { head: t('mat.objectives'), text: goals.join('\n') },
    ],
  };
}
