// Every question of the companion in words, with the places it is about.

import { plain } from '@three-thrones/ui/rich.ts';
import type { DomainId, HouseId } from '../../data/ids.ts';
import { soloHero } from '../../data/solo.ts';
import type { About, Kind, Prompt } from '../../companion/prompts.ts';
import type { Setup } from '../../companion/session.ts';
import { castlesForThrone } from '../../rules/queries.ts';
import { cardName, housed, placed, t } from '../words/names.ts';
import { c, cc, hasTeammate } from './words.ts';

export interface Asked {
  readonly title: string;
  readonly how?: string;
  /** To be lit on the pocket map. */
  readonly lit?: readonly DomainId[];
  readonly from?: DomainId;
}

type Words = { readonly [K in Exclude<Kind, 'deeds'>]: (about: About<K>, setup: Setup) => Asked };

/** The Hero the Rival has, or the Teammate, as this game calls it. */
export function heroIn(setup: Setup): string {
  const id = setup.mode === 'solo' ? setup.rival : setup.teammate;
  return id ? plain(cardName(soloHero(id).hero)) : '';
}

const inside = (at: DomainId): { in: string } => ({ in: plain(placed(at, 'in')) });
const named = (id: HouseId) => housed({ house: id });

const WORDS: Words = {
  die: (_, setup) => ({ title: cc(setup, 'q.die') }),
  'rival-card': () => ({ title: c('q.rival-card') }),
  'ranger-card': () => ({ title: c('q.ranger-card') }),
  shields: (about, setup) => ({ title: cc(setup, `q.shields.${about.for}`), how: c('q.shields.how') }),
  token: ({ at }) => ({ title: c('q.token', inside(at)), lit: [at] }),

  changed: () => ({ title: c('q.changed'), how: c('q.changed.how') }),
  allies: (_, setup) => ({ title: cc(setup, 'q.allies') }),
  hero: (_, setup) => ({ title: c('q.hero', { hero: heroIn(setup) }) }),
  holder: ({ at }) => ({ title: c('q.holder', inside(at)), lit: [at] }),
  protected: ({ at }) => ({ title: c('q.protected', inside(at)), how: c('q.protected.how'), lit: [at] }),
  'last-unit': ({ house }) => ({ title: plain(c('q.last-unit', named(house))), how: c('q.protected.how') }),
  force: ({ at, hero }, setup) => ({
    title: cc(setup, 'q.force', inside(at)),
    ...(hero && { how: c('q.force.hero', { hero: heroIn(setup) }) }),
    lit: [at],
  }),
  domains: ({ side }, setup) => ({ title: cc(setup, `q.domains.${side}`), how: c('q.domains.how') }),
  nearest: ({ from, sought }, setup) => ({
    title: cc(setup, sought === 'not-its-own' ? 'q.target' : `q.nearest.${sought}`),
    how:
      sought === 'your-token' && setup.mode === 'solo'
        ? `${c('q.nearest.how')} ${c('q.nearest.last')}`
        : c('q.nearest.how'),
    from,
  }),
  castles: () => ({ title: c('q.castles') }),
  recruited: (_, setup) => ({ title: cc(setup, 'q.recruited') }),
  'your-token': (_, setup) => ({ title: cc(setup, 'q.your-token'), how: cc(setup, 'q.your-token.how') }),
  strongest: ({ side }, setup) => ({
    title: cc(setup, `q.strongest.${side}`),
    how: cc(setup, 'q.strongest.how'),
  }),
  'empty-pools': () => ({ title: c('q.empty-pools') }),
  battle: ({ at }, setup) => ({ title: cc(setup, 'q.battle', inside(at)), lit: [at] }),

  target: ({ from }, setup) => ({ title: cc(setup, 'q.target'), how: c('q.equal'), from }),
  'recruit-at': ({ unit }) => ({ title: plain(c('q.recruit-at', named(unit))), how: c('q.equal') }),
  'which-token': ({ how }, setup) => ({
    title: t(`prompt.${hasTeammate(setup) ? 'teammate' : 'rival'}Token.choose.${how}`),
  }),

  'treaty-turn': ({ turn, isTeammate }, setup) =>
    isTeammate
      ? { title: c('mate.q.treaty-turn.follow'), how: c('mate.q.treaty-turn.follow.how') }
      : {
          title: cc(setup, 'q.treaty-turn', { n: turn, all: setup.mode === 'coop' ? setup.seats.length : 0 }),
          how: c('q.treaty-turn.how'),
        },
  explored: () => ({ title: c('q.explored'), how: c('q.explored.how') }),
  'treaty-castles': (_, setup) => ({
    title: c('q.treaty-castles', {
      n: castlesForThrone({ order: setup.mode === 'coop' ? setup.seats : [] }),
    }),
    lit: ['kings-landing'],
  }),
  'bottom-dice': () => ({ title: c('q.bottom-dice'), how: c('q.bottom-dice.how') }),
  found: ({ at }) => ({ title: c('q.holder', inside(at)), lit: [at] }),
  'token-there': ({ at }) => ({ title: c('q.token-there', inside(at)), lit: [at] }),
  army: ({ at }) => ({ title: c('q.army', inside(at)), how: c('q.army.how'), lit: [at] }),
  'walkers-in-pool': () => ({ title: c('q.walkers-in-pool') }),
  'walkers-on-map': () => ({ title: c('q.walkers-on-map') }),
  'walkers-in-terror': () => ({ title: c('q.walkers-in-terror') }),
  dares: () => ({ title: c('q.dares') }),
  terrified: ({ at }) => ({ title: c('q.terrified', inside(at)), lit: [at] }),
  'walker-battle': ({ at }) => ({ title: c('q.walker-battle', inside(at)), lit: [at] }),
  'king-battle': ({ at }) => ({ title: c('q.king-battle', inside(at)), lit: [at] }),

  'token-order': () => ({ title: t('prompt.nightToken.chooseDomain') }),
  'walker-order': () => ({ title: t('prompt.nightWalker.chooseDomain') }),
  'battle-order': () => ({ title: t('prompt.nightBattle.chooseBattle') }),
  castle: () => ({ title: t('prompt.secondAttack.chooseCastle') }),
};

export type Question = Exclude<Prompt, { kind: 'deeds' }>;

export function questionWords(prompt: Question, setup: Setup): Asked {
  // Each question has the words of its kind; the table above is checked kind by kind.
  const words = WORDS[prompt.kind] as (about: Question['about'], setup: Setup) => Asked;
  return words(prompt.about, setup);
}
