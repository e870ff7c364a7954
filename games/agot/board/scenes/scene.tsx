// What is laid over the table while something large is shown: one scene for each kind of it. Everything else is seen on the map.

import type { AreaId, TrackId } from '../../data/ids.ts';
import type { Facts } from '../../rules/queries.ts';
import { type KernelFacts, sayIfAny, type SomeSayingsOf } from '@three-thrones/kernel';
import type { ReactNode } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { type Flight, Flights } from '@three-thrones/game-kit/board/scene/flights.tsx';
import type { Props } from '../types.ts';
import { BidsScene } from './bids.tsx';
import { Phase, Round, TokenPassed, Victory } from './moments.tsx';
import { Supply } from './supply.tsx';
import { type AgotBeat, supplyShown } from './told.ts';
import { TrackScene } from './tracks.tsx';
import { Westeros } from './westeros.tsx';
import { Attack, Result, WildlingCard } from './wildlings.tsx';
import './scene.css';

type Shown = Pick<Props, 'goOn' | 'log' | 'names'> & { readonly beat: AgotBeat };

const westeros = (_data: unknown, shown: Shown): ReactNode => <Westeros {...shown} />;
const trackScene = ({ track }: { readonly track: TrackId }, shown: Shown): ReactNode => (
  <TrackScene {...shown} id={track} />
);

const SCENES: SomeSayingsOf<Facts & KernelFacts, ReactNode, [shown: Shown]> = {
  'round.began': (data, { beat }) => <Round {...{ beat, data }} />,
  'phase.began': (data, { beat }) => <Phase {...{ beat, data }} />,
  'westeros.drawn': westeros,
  'threat.rose': westeros,
  'westeros.chosen': westeros,
  'orders.banned': westeros,
  // One house alone is told over the map: the wildlings have touched it.
  'supply.set': (_data, shown) => (supplyShown(shown.beat.facts).length > 1 ? <Supply {...shown} /> : null),
  'bids.revealed': (_data, shown) => <BidsScene {...shown} />,
  'track.filled': trackScene,
  'track.moved': trackScene,
  'token.passed': (data, { beat }) => <TokenPassed {...{ beat, data }} />,
  'wildlings.attack': (data, shown) => <Attack {...shown} data={data} />,
  'wildlings.result': (data, shown) => <Result {...shown} data={data} />,
  'wildlings.card': (data, shown) => <WildlingCard {...shown} data={data} />,
  'game.won': (data, shown) => <Victory {...shown} data={data} />,
};

export function Scene({ beat, goOn, log, names }: Props) {
  // First the camera, alone.
  if (!beat || beat.phase === 'camera') return null;
  const { kind, data } = beat.main;
  const scene = sayIfAny(SCENES, kind, data, { beat, goOn, log, names });
  return scene ?? <Flights beat={beat} flights={powerFlights(beat)} />;
}

const MOST_TOKENS = 5;

/** Power tokens fly to whoever gains them, from where they were earned: one order after another may have brought some. */
export function powerFlights({ facts }: AgotBeat): readonly Flight[] {
  const flights: Flight[] = [];
  let area: AreaId | undefined;
  for (const [nth, { kind, data }] of facts.entries()) {
    if (kind === 'consolidate.resolved' || kind === 'order.raided') area = data.area;
    if (kind === 'power.gained') flights.push(...powerFrom(area, data, nth));
  }
  return flights;
}

function powerFrom(
  area: AreaId | undefined,
  { house, amount }: Facts['power.gained'],
  nth: number,
): readonly Flight[] {
  return Array.from({ length: Math.min(amount, MOST_TOKENS) }, (_, at) => ({
    key: `${nth} ${at}`,
    from: [...(area ? [`[data-area="${area}"]`] : []), '.ag-westeros', '.board-map-stage'],
    to: [
      `.ag-mat[data-house="${house}"] .ag-mat-power`,
      `.ag-house[data-house="${house}"] [data-about="term:available-power"]`,
      `.ag-chips [data-house="${house}"]`,
    ],
    children: (
      <span className="ag-flying-power" data-house={house}>
        <Icon name="power" />
      </span>
    ),
  }));
}
