// What an automaton does, in words for people who carry it out.

import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import type { DomainId } from '../../data/ids.ts';
import type { Deed } from '../../companion/deeds.ts';
import type { Setup } from '../../companion/session.ts';
import { action, housed, place, placed, placeForms, t, tokenName, unit } from '../words/names.ts';
import { automatonWord, rivalCardName, sectionWords, verdictWords, whereWords } from '../words/rival.ts';
import { heroIn } from './question-words.ts';
import { type CompanionKey, c, cc, hasTeammate } from './words.ts';

type DeedOf<D extends Deed['does'], E extends Deed = Deed> = E extends Deed
  ? D extends E['does']
    ? E
    : never
  : never;
type Lines = { readonly [D in Deed['does']]: (deed: DeedOf<D>, setup: Setup) => readonly string[] };

const inside = (at: DomainId): { in: string } => ({ in: plain(placed(at, 'in')) });
const way = (from: DomainId, to: DomainId): { from: string; to: string } => ({
  from: plain(placed(from, 'from')),
  to: plain(placed(to, 'to')),
});
const told =
  (key: CompanionKey) =>
  (_: object, setup: Setup): readonly string[] => [cc(setup, key)];
const at =
  (key: CompanionKey) =>
  (deed: { readonly at: DomainId }): readonly string[] => [c(key, inside(deed.at))];
const counted = (setup: Setup, key: CompanionKey, n: number): readonly string[] => [cc(setup, key, { n })];
/** Of whom it is said, where the table has words for both. */
const saidOf = (setup: Setup): { teammate?: true } => (hasTeammate(setup) ? { teammate: true } : {});

const LINES: Lines = {
  move: ({ plan, to, meets, strength }, setup) => {
    const isAlone = plan.army.length === 1 && plan.army[0]!.tokens === 0;
    return [
      c(isAlone ? 'd.move.alone' : 'd.move', { hero: heroIn(setup), ...way(plan.from, to) }),
      ...(plan.stays ? [c('d.stays', { unit: plain(unit(plan.stays)), ...inside(plan.from) })] : []),
      cc(setup, meets === 'nobody' ? 'd.takes' : meets === 'you' ? 'd.battle.you' : 'd.battle.other'),
      ...(strength === undefined ? [] : counted(setup, 'd.strength', strength)),
    ];
  },
  stay: ({ plan }, setup) => [t(`fact.${automatonWord(saidOf(setup))}.stays`, inside(plan.from))],
  recruit: (deed) => [plain(c('d.recruit', { ...housed({ house: deed.unit }), ...inside(deed.at) }))],
  skip: ({ where, why }, setup) => [
    t('fact.rival.skips', { where: whereWords(where, saidOf(setup)), why: t(`rival.why.${why}`) }),
  ],
  token: ({ how, house }, setup) => [plain(cc(setup, `d.token.${how}`, housed({ house })))],
  'no-token': ({ shield }) => [
    shield ? `${plain(c('d.by-shield', housed({ house: shield })))}: ${c('d.no-token')}` : c('d.no-token'),
  ],
  bonus: ({ bonus }, setup) => counted(setup, 'd.bonus', bonus),
  points: ({ vp }, setup) => counted(setup, 'd.points', vp),
  'lose-gold': ({ gold }, setup) => counted(setup, 'd.lose-gold', gold),
  discard: ({ cards }, setup) => counted(setup, 'd.discard', cards),
  'no-effect': ({ of }) => [c(`d.no-effect.${of}`)],
  'remove-walker': at('d.remove-walker'),
  eliminate: at('d.eliminate'),
  spare: told('d.spare'),
  'no-unit': at('d.no-unit'),
  'clear-home': at('d.clear-home'),
  'go-home': (deed, setup) => [c('d.move.alone', { hero: heroIn(setup), ...way(deed.from, deed.at) })],
  'remove-card': told('d.remove-card'),
  follow: ({ die }, setup) => [cc(setup, 'd.follow', { action: plain(action(die)) })],
  alliances: told('d.alliances'),
  taxes: told('d.taxes'),
  coins: told('d.coins'),
  cull: told('d.cull'),
  scoring: told('d.scoring'),
  over: told('d.over'),

  'add-token': at('d.add-token'),
  'turn-token': at('d.turn-token'),
  'no-supply': (deed) => [plain(t('fact.token.none', placeForms(deed.at)))],
  'token-stays': (deed) => [c('d.token-stays', { token: plain(tokenName(deed.token)), ...inside(deed.at) })],
  'token-acts': (deed) => [c('d.token-acts', { token: plain(tokenName(deed.token)), ...inside(deed.at) })],
  walker: ({ step, ...deed }) => [
    c(step.does === 'points' ? `d.walker.${step.because}` : `d.walker.${step.does}`, inside(deed.at)),
  ],
  'king-waits': () => [t('fact.king.waited')],
  'king-stays': () => [t('fact.king.stayed')],
  throne: () => [t('fact.king.throne')],
  'king-beaten': told('d.king-beaten'),
  'king-moves': (deed) => [c('d.king-moves', inside(deed.at)), ...(deed.falls ? [c('d.wall')] : [])],
  'king-fights': at('d.king-fights'),
  'king-routs': at('d.king-routs'),
  'walker-fights': at('d.walker-fights'),
  destroy: (deed) => [t('fact.king.destroyed', inside(deed.at))],
  displace: at('d.displace'),
  'terror-token': ({ house }) => [plain(c('d.terror-token', housed({ house })))],
  'terror-walker': ({ house }) => [plain(c('d.terror-walker', housed({ house })))],
  'king-points': ({ points }, setup) => counted(setup, 'd.king-points', points),
  'terror-toll': ({ walkers, tokens }) => [c('d.terror-toll', { walkers, tokens })],
  compare: told('d.compare'),
  'cull-both': told('d.cull-both'),
  'treaty-taxes': told('d.treaty-taxes'),
  'treaty-scoring': told('d.treaty-scoring'),
  hand: told('d.hand'),
  lost: told('d.lost'),
};

/** What to do, a line for each hand that is needed. */
export function deedLines(deed: Deed, setup: Setup): readonly string[] {
  // Each deed has the words of its own kind; the table above is checked kind by kind.
  const lines = LINES[deed.does] as (deed: Deed, setup: Setup) => readonly string[];
  return lines(deed, setup);
}

const GROUPS: Readonly<Partial<Record<Deed['does'], CompanionKey>>> = {
  stay: 'g.stay',
  recruit: 'g.recruit',
  skip: 'g.recruit',
  token: 'g.plot',
  'no-token': 'g.plot',
  follow: 'g.follow',
  alliances: 'g.end',
  'terror-toll': 'g.end',
  compare: 'g.end',
  'add-token': 'g.tokens',
  'turn-token': 'g.tokens',
  'no-supply': 'g.tokens',
  'token-stays': 'g.tokens',
  'token-acts': 'g.tokens',
  walker: 'g.walkers',
  'walker-fights': 'g.battle',
  'terror-token': 'g.terror',
  'terror-walker': 'g.terror',
  'king-points': 'g.terror',
  ...{ 'king-waits': 'g.king', 'king-stays': 'g.king', 'king-moves': 'g.king', 'king-fights': 'g.king' },
  ...{
    'king-routs': 'g.king',
    'king-beaten': 'g.king',
    destroy: 'g.king',
    displace: 'g.king',
    throne: 'g.king',
  },
};

/** What a screen of deeds is called. */
export function deedsTitle(deeds: readonly Deed[], setup: Setup): string {
  const [first] = deeds;
  if (first?.does === 'move')
    return c(`d.${first.move}`, { hero: heroIn(setup), to: plain(placed(first.to, 'to')) });
  return cc(setup, (first && GROUPS[first.does]) ?? 'g.special');
}

/** Why the Rival goes there: its card, or how the next target was found. */
export function whyWords(deed: Deed, card: string | undefined, setup: Setup): string | undefined {
  if (deed.does !== 'move' && deed.does !== 'stay') return undefined;
  const { row, named, verdict, next } = deed.plan;
  const lines: string[] = [];
  if (row && named && verdict && deed.move !== 'next-target')
    lines.push(
      t('fact.rival.target', {
        card: rivalCardName(card ?? ''),
        action: plain(action(deed.move)),
        row: t(`rival.row.${row}`),
        place: plain(place(named)),
        verdict: verdictWords(verdict, saidOf(setup)),
      }),
    );
  if (next?.section)
    lines.push(
      t('fact.rival.nextTarget', {
        section: sectionWords(next.section),
        places: formatList((deed.does === 'move' ? [deed.to] : []).map((one) => plain(place(one)))),
      }),
    );
  return lines.join('. ');
}

/** Where on the map it happens. */
export function placesOf(deeds: readonly Deed[]): {
  lit: readonly DomainId[];
  from?: DomainId;
  arrow?: 'rival' | 'king';
} {
  const [first] = deeds;
  if (first?.does === 'move') return { lit: [first.to], from: first.plan.from, arrow: 'rival' };
  if (first?.does === 'go-home') return { lit: [first.at], from: first.from, arrow: 'rival' };
  if (first?.does === 'king-moves') return { lit: [first.at], from: first.from, arrow: 'king' };
  return { lit: [...new Set(deeds.flatMap((deed) => ('at' in deed ? [deed.at] : [])))] };
}
