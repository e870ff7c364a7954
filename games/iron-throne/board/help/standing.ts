// What wins, and how much of it a house has now: influence spread, who is near, and what one fights with.

import { type StandingLine, standingLines } from '@three-thrones/game-kit/board/help.ts';
import { type Eye, type Seat, size, type View } from '@three-thrones/kernel';
import { formatList, formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { tables } from '../../data/data.ts';
import { charactersOf, handSize, living, mat, spreadOf, type World } from '../../rules/queries.ts';
import { ability, house, houses, say } from '../words/names.ts';
import { timing } from '../words/options.ts';
import { leaders } from '../words/race.ts';
import { helpWords } from './words.ts';

const line = standingLines((term) => say(`term.${term}`));

export function standing({ world }: View<World>, eye: Eye): readonly StandingLine[] {
  return world.mats[eye] ? ofPlayer(world, eye) : ofAll(world);
}

function ofPlayer(w: World, seat: Seat): readonly StandingLine[] {
  const spread = spreadOf(w, seat);
  return [
    line(
      ...(['influence', 'spread-influence', '17.1'] as const),
      [place(w, seat), helpWords.t('now.left', { n: tables.victory - spread }), ...where(w, seat)],
      of(spread, tables.victory),
    ),
    near(w, seat),
    line('influence', 'influence-over', '1.3', [guests(w, seat)]),
    ...power(w, seat),
    cards(w, seat),
    hostages(w, seat),
    ...leader(w, seat),
    ...rounds(w),
  ];
}

function ofAll(w: World): readonly StandingLine[] {
  const all = w.order.map((seat) => count(seat, spreadOf(w, seat)));
  return [line('influence', 'spread-influence', '17.1', all), near(w), ...rounds(w)];
}

function of(n: number, all: number): string {
  return helpWords.t('now.of', { n, all });
}

function count(seat: Seat, n: number): string {
  return helpWords.t('now.count', { house: house(seat), n });
}

/** Seats with more than nothing of something, each with how much. */
function counts(w: World, howMany: (seat: Seat) => number): string {
  return formatList(w.order.filter((seat) => howMany(seat) > 0).map((seat) => count(seat, howMany(seat))));
}

function place(w: World, seat: Seat): string {
  const { ahead, most } = leaders(w);
  if (most === 0) return helpWords.t('now.begins');
  if (!ahead.includes(seat)) return helpWords.t('now.behind', { house: houses(ahead), most });
  return helpWords.t(ahead.length > 1 ? 'now.level' : 'now.leads');
}

/** On whose boards the own tokens lie. */
function where(w: World, seat: Seat): readonly string[] {
  const list = counts(w, (other) => (other === seat ? 0 : (mat(w, other).board[seat] ?? 0)));
  return list === '' ? [] : [helpWords.t('now.where', { list })];
}

/** Who could win by the next token. */
function near(w: World, seat?: Seat): StandingLine {
  const close = w.order.filter((one) => spreadOf(w, one) >= tables.victory - 1);
  const others = close.filter((one) => one !== seat);
  const lines = [
    ...(seat !== undefined && close.includes(seat) ? [helpWords.t('now.near.you')] : []),
    ...(others.length > 0 ? [helpWords.t('now.near', { house: houses(others) })] : []),
  ];
  return line('iron-throne', 'victory', '17.1', [
    ...(lines.length > 0 ? lines : [helpWords.t('now.near.none')]),
    helpWords.t('now.ways'),
  ]);
}

function guests(w: World, seat: Seat): string {
  const { board } = mat(w, seat);
  const list = counts(w, (other) => (other === seat ? 0 : (board[other] ?? 0)));
  return list === '' ? helpWords.t('now.guests.none') : helpWords.t('now.guests', { list });
}

/** Characters stand on the table once the leader is chosen. */
function power(w: World, seat: Seat): readonly StandingLine[] {
  const { leader: id, sheet, power: on } = mat(w, seat);
  if (id === undefined) return [];
  const all = Object.values(on).reduce((sum, n) => sum + n, sheet);
  const alive = { n: living(w, seat).length, all: charactersOf(w, seat).length };
  return [
    line(
      ...(['power', 'power', '1.4'] as const),
      [helpWords.t('now.sheet', { n: sheet }), helpWords.t('now.living', alive)],
      formatNumber(all),
    ),
  ];
}

function cards(w: World, seat: Seat): StandingLine {
  const { deck, discard } = mat(w, seat);
  return line(
    ...(['card', 'hand', '9.4'] as const),
    [
      helpWords.t('now.cards', { deck: size(deck), out: discard.length }),
      helpWords.t('now.refill', { n: tables.handRefill }),
    ],
    formatNumber(handSize(w, seat)),
  );
}

/** Those one holds, and own cards that others hold. */
function hostages(w: World, seat: Seat): StandingLine {
  const held = mat(w, seat).hostages;
  const mine = counts(w, (of_) => held.filter((one) => one.of === of_).length);
  const away = counts(w, (holder) => mat(w, holder).hostages.filter((one) => one.of === seat).length);
  return line(
    ...(['hostage', 'hostage', '1.13'] as const),
    [
      mine === '' ? helpWords.t('now.holds.none') : helpWords.t('now.holds', { list: mine }),
      ...(away === '' ? [] : [helpWords.t('now.held', { list: away })]),
    ],
    formatNumber(held.length),
  );
}

/** The own leader, and when its ability may be used. */
function leader(w: World, seat: Seat): readonly StandingLine[] {
  const { leader: id } = mat(w, seat);
  if (id === undefined) return [];
  return [line('leader', 'leader-ability', '11.1', [ability(id), say(`ability.${id}.text`), timing(id)])];
}

/** Only where the table has a round limit. */
function rounds({ round, rules: { roundLimit } }: World): readonly StandingLine[] {
  if (roundLimit === 0) return [];
  const last = [helpWords.t('now.rounds.last')];
  return [line('clock', 'roundLimit', '20.10', last, of(Math.max(round, 1), roundLimit))];
}
