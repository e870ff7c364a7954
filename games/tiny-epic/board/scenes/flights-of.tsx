// What flies over the table with a fact: coins to a purse, cards to a hand, a die to its slot, tokens to who took them.

import { sayIfAny, size, type SomeSayingsOf } from '@three-thrones/kernel';
import { Icon } from '@three-thrones/ui/icon.tsx';
import type { Flight } from '@three-thrones/game-kit/board/scene/flights.tsx';
import { hitId } from '@three-thrones/game-kit/board/map/hits.tsx';
import type { ReactNode } from 'react';
import type { HouseId } from '../../data/ids.ts';
import { type Facts, homeOf } from '../../rules/queries.ts';
import { CardFace } from '../card.tsx';
import { Coin, Die, Token } from '../pieces.tsx';
import type { GameFact } from '../types.ts';
import { isHouse } from '../words/names.ts';

type Place = readonly string[];

/** Where a house has its things: its mat in small, its own mat, or its chip on a phone. */
function panel(seat: string): Place {
  return [
    `:is(.te-opponent, .te-rival)[data-about="house:${seat}"]`,
    `.te-mat[data-house="${seat}"]`,
    `.te-chips [data-about="house:${seat}"]`,
    `.te-chips [data-about="term:${seat}"]`,
  ];
}

const nonPlayer = (id: string): Place => [
  `.te-non-player[data-about="house:${id}"]`,
  `#${hitId(homeOf(id as HouseId))}`,
];
const purse = (seat: string): Place => (isHouse(seat) ? [`#${hitId(homeOf(seat))}`, ...BANK] : BANK);
const slot = (id: string): Place => [`.te-slot[data-about="slot:${id}"]`, '#drawer-actions'];
const hand = (seat: string, eye: string): Place =>
  seat === eye ? ['.te-hand', ...panel(seat)] : panel(seat);

/** The deck, the discard and what belongs to nobody. */
export const BANK: Place = ['.te-deck', '.te-rounds', '.table-brand'];
/** The Terror Pool lies with the Night King. */
const TERROR: Place = ['.te-balance > header', '.te-chips [data-about="term:night-king"]'];
const DICE: Place = ['.te-loose-dice', '#drawer-actions'];

type Flown = readonly (readonly [from: Place, to: Place, thing: ReactNode])[];

/** So many of a kind at most: more would only be a cloud. */
const MOST = 5;

function many(count: number, from: Place, to: Place, thing: (at: number) => ReactNode): Flown {
  return Array.from({ length: Math.min(MOST, count) }, (_, at) => [from, to, thing(at)] as const);
}

const coin = (): ReactNode => (
  <span className="te-flying-coin">
    <Coin />
  </span>
);

const back = (): ReactNode => (
  <span className="te-flying-card">
    <Icon name="card" />
  </span>
);

const FLIGHTS: SomeSayingsOf<Facts, Flown, [eye: string]> = {
  'gold.gained': ({ seat, gold }) => many(gold, purse(seat), panel(seat), coin),
  'gold.paid': ({ seat, gold }) => many(gold, panel(seat), BANK, coin),
  'cards.drawn': ({ seat, cards }, eye) =>
    many(size(cards), BANK, hand(seat, eye), (at) => {
      const id = cards.secret?.[at];
      return id === undefined ? (
        back()
      ) : (
        <span className="te-flying-face">
          <CardFace id={id} />
        </span>
      );
    }),
  'cards.discarded': ({ seat, cards }) => many(cards.length, panel(seat), BANK, back),
  'die.drafted': ({ seat, die }) => [[DICE, panel(seat), <Die key="die" face={die} />]],
  'die.placed': ({ seat, die, slot: into }) => [
    [panel(seat), slot(into), <Die key="die" face={die} house={seat} />],
  ],
  'die.passed': ({ from, to, die }) => [[panel(from), panel(to), <Die key="die" face={die} />]],
  'ally-token.captured': ({ seat, house }) =>
    many(1, nonPlayer(house), panel(seat), () => <Token house={house} />),
  'ally-token.taken': ({ seat, house, count }) =>
    many(count, nonPlayer(house), panel(seat), () => <Token house={house} />),
  'ally-token.returned': ({ seat, house, count }) =>
    many(count, panel(seat), nonPlayer(house), () => <Token house={house} />),
  'ally-token.passed': ({ from, to, house }) =>
    many(1, panel(from), panel(to), () => <Token house={house} />),
  'terror.token': ({ house }) => many(1, nonPlayer(house), TERROR, () => <Token house={house} />),
  'terror.returned': ({ house, count }) =>
    many(count, TERROR, nonPlayer(house), () => <Token house={house} />),
  'terror.taken': ({ house }) => many(1, TERROR, panel('treaty'), () => <Token house={house} />),
};

export function flightsOf(facts: readonly GameFact[], eye: string): readonly Flight[] {
  return facts
    .flatMap(({ kind, data }) => sayIfAny(FLIGHTS, kind as keyof Facts, data as never, eye) ?? [])
    .map(([from, to, children], at) => ({ key: String(at), from, to, children }));
}
