// What happens in the cooperative game, in words (§21).

import type { SomeSayingsOf } from '@three-thrones/kernel';
import type { FactWords } from '@three-thrones/game-kit/board/board.ts';
import { linesAmong, silent } from '@three-thrones/game-kit/board/lines.ts';
import type { Facts } from '../../rules/queries.ts';
import { cardName, house, housed, isHouse, placed, placeForms, rangerName, t, tokenName } from './names.ts';

const line = linesAmong(isHouse);

type NightKind = Extract<
  keyof Facts,
  | `ranger.${string}`
  | `token.${string}`
  | `walker.${string}`
  | `king.${string}`
  | `wall.${string}`
  | 'dragon.came'
  | 'dragon.beaten'
  | `terror.${string}`
>;

export const NIGHT_LINES = {
  'ranger.revealed': ({ card }) => line(t('fact.ranger.revealed', { card: rangerName(card) })),
  'ranger.foreseen': ({ card }) => line(t('fact.ranger.foreseen', { card: rangerName(card) })),
  'token.added': ({ domain }) => line(t('fact.token.added', there(domain))),
  'token.none': ({ domain }) => line(t('fact.token.none', there(domain))),
  'token.revealed': ({ domain, token, seat }) => {
    const values = { ...there(domain), token: tokenName(token) };
    return seat === undefined
      ? line(t('fact.token.revealed', values))
      : line(t('fact.token.revealed.by', { ...values, house: house(seat) }), seat);
  },
  'token.used': ({ domain, token }) =>
    line(t('fact.token.used', { ...there(domain), token: tokenName(token) })),
  'walker.added': ({ domain }) => line(t('fact.walker.added', there(domain))),
  'walker.removed': ({ domain }) => line(t('fact.walker.removed', there(domain))),
  'king.moved': ({ from, to }) =>
    line(t('fact.king.moved', { from: placed(from, 'from'), to: placed(to, 'to') })),
  'king.waited': () => line(t('fact.king.waited')),
  'king.stayed': () => line(t('fact.king.stayed')),
  'king.routed': ({ domain }) => line(t('fact.king.routed', there(domain))),
  'king.destroyed': ({ domain }) => line(t('fact.king.destroyed', there(domain))),
  'king.throne': () => line(t('fact.king.throne')),
  'king.points': ({ points, reason }) =>
    line(t('fact.king.points', { points, reason: t(`night-points.${reason}`) })),
  'king.beaten': ({ domain }) => line(t('fact.king.beaten', there(domain))),
  'wall.fell': () => line(t('fact.wall.fell')),
  'dragon.came': ({ domain }) => line(t('fact.dragon.came', there(domain))),
  'dragon.beaten': () => line(t('fact.dragon.beaten')),
  'terror.evoked': ({ card }) => line(t('fact.terror.evoked', { card: cardName(card) })),
  'terror.token': ({ house: of }) => line(t('fact.terror.token', housed({ of })), of),
  'terror.nothing': ({ house: of }) => line(t('fact.terror.nothing', housed({ of })), of),
  'terror.walker': () => line(t('fact.terror.walker')),
  'terror.returned': ({ house: of, count: n }) =>
    line(t('fact.terror.returned', { n, ...housed({ of }) }), of),
  'terror.taken': ({ house: of }) => line(t('fact.terror.taken', housed({ of })), of),
  'terror.banished': () => line(t('fact.terror.banished')),
  'terror.walkersLeft': ({ count: n }) => line(t('fact.terror.walkersLeft', { n })),
  'terror.counted': silent,
  'terror.terrified': ({ house: id }) => line(t('fact.terror.terrified', { house: house(id) }), id),
  'terror.calmed': ({ house: id }) => line(t('fact.terror.calmed', { house: house(id) }), id),
} satisfies Required<Pick<SomeSayingsOf<Facts, FactWords | undefined>, NightKind>>;

/** A domain in every form a line may need. */
function there(domain: string) {
  return { ...placeForms(domain), in: placed(domain, 'in'), to: placed(domain, 'to') };
}
