// Pieces that are on their way while something is shown: tokens of influence, power, cards and hostages.

import type { ReactNode } from 'react';
import { type Flight, Flights } from '@three-thrones/game-kit/board/scene/flights.tsx';
import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import type { CharacterId } from '../../data/ids.ts';
import type { Facts, World } from '../../rules/queries.ts';
import { Back, Crown, Medal, Token } from '../pieces.tsx';
import type { GameFact } from '../types.ts';

type Flown = Omit<Flight, 'key'>;

const thing = (id: string): string => `[data-about="${id}"]`;
const hand = (seat: string): string[] => [
  thing(`fan:${seat}`),
  `.it-hand[data-house="${seat}"]`,
  thing(`house:${seat}`),
];
const sheet = (seat: string): string[] => [`[data-house="${seat}"] .it-sheet`, thing(`house:${seat}`)];
const rack = (seat: string): string[] => [`[data-house="${seat}"] .it-rack`, ...hand(seat)];

function fly(from: readonly string[], to: readonly string[], children: ReactNode): Flown[] {
  return [{ from, to, children }];
}

/** A character goes to the arena; a small screen shows no well to come from. */
function joins({ character }: { readonly character: CharacterId }): Flown[] {
  const id = thing(`character:${character}`);
  return fly(
    [`.it-character${id}`, '.it-chips'],
    [`.it-fighter${id}`, '.it-arena'],
    <Medal id={character} />,
  );
}

/** What flies when something is told, and from where to where. */
const FLOWN: { readonly [K in keyof Facts]?: (data: Facts[K]) => Flown[] } = {
  'influence.spread': ({ seat, onto }) =>
    fly(
      [thing(`board:${seat}`), ...sheet(seat)],
      [thing(`board:${onto}`), ...sheet(onto)],
      <Token house={seat} />,
    ),
  'influence.returned': ({ seat, from }) =>
    fly(
      [thing(`board:${from}`), ...sheet(from)],
      [thing(`board:${seat}`), ...sheet(seat)],
      <Token house={seat} />,
    ),
  'participant.chosen': joins,
  'support.offered': joins,
  'support.joined': joins,
  'power.placed': ({ seat, character, amount }) =>
    fly(sheet(seat), [thing(`character:${character}`)], <Crown n={amount} />),
  'power.removed': ({ seat, character, amount }) =>
    fly([thing(`character:${character}`)], sheet(seat), <Crown n={amount} />),
  'power.given': ({ from, to, amount }) => fly(sheet(from), sheet(to), <Crown n={amount} />),
  'hostage.taken': ({ from, by, of }) => fly(hand(from), rack(by), <Back house={of} />),
  'hostage.released': ({ by, of }) => fly(rack(by), hand(of), <Back house={of} />),
  'hostage.home': ({ from, of }) => fly(rack(from), hand(of), <Back house={of} />),
  'cards.laid': ({ seats }) =>
    seats.flatMap((seat) => fly(hand(seat), [thing(`clash:${seat}`)], <Back house={seat} />)),
};

export function Moving({ beat }: { readonly beat: Showing<World, GameFact> }) {
  const flights = beat.facts.flatMap(({ kind, data }, at) => {
    const flown = FLOWN[kind as keyof Facts] as ((data: unknown) => Flown[]) | undefined;
    return (flown?.(data) ?? []).map((flight, piece) => ({ ...flight, key: `${at} ${piece}` }));
  });
  return <Flights beat={beat} flights={flights} />;
}
