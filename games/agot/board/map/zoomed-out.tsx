// Zoomed out single pieces would be too small: each area shows whose army stands there, a pip for every unit by its kind,
// the order with its number, garrisons and neutral forces, in signs large enough to be seen.

import { AREAS, type AreaId, type HouseId, UNIT_KINDS, type UnitKind } from '../../data/ids.ts';
import { clsx } from 'clsx';
import { memo } from 'react';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { between, distance } from '@three-thrones/game-kit/board/map/lines.ts';
import { areas } from '../geometry/drawing.ts';
import type { AreaShown, ArmyShown, MapLabels, MapProps } from './props.ts';
import { OrderToken, southward } from './tokens.tsx';
import './zoomed-out.css';

interface ZoomedOutProps {
  readonly shown: MapProps['areas'];
  readonly armies: readonly ArmyShown[];
  readonly label: MapLabels;
}

/** Signs of an army and its order are this far apart; in a port they are smaller. */
const APART = { land: 45, sea: 45, port: 34 };
const SIZE = { land: 1, sea: 1, port: 0.78 };

interface Signs {
  readonly army: Point;
  readonly order: Point;
}

/** The army amid the slots of its units, the order beside it where its slot is. */
export function signsOf(id: AreaId): Signs {
  const { kind, slots } = areas[id];
  const army = middleOf(slots.units);
  const away = distance(army, slots.order);
  const more = Math.max(0, APART[kind] - away) / 2 / away;
  return { army: between(army, slots.order, -more), order: between(army, slots.order, 1 + more) };
}

function middleOf(points: readonly Point[]): Point {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

export const ZoomedOut = memo(function ZoomedOut({ shown, armies, label }: ZoomedOutProps) {
  return (
    <>
      {AREAS.map((id) => (
        <ZoomedOutArea key={id} id={id} area={shown[id]} label={label} />
      ))}
      {armies.map(({ at, from, units }) => {
        const [x, y] = areas[at].badge;
        return (
          <g key={`${from} ${at}`} transform={`translate(${x} ${y})`}>
            <ArmySign house={units[0]?.house} units={units} label={label} />
          </g>
        );
      })}
    </>
  );
});

const sizeOf = (units: AreaShown['units']): number =>
  (units ?? []).reduce((sum, { count }) => sum + count, 0);

function ZoomedOutArea({
  id,
  area,
  label,
}: {
  readonly id: AreaId;
  readonly area: AreaShown | undefined;
  readonly label: MapLabels;
}) {
  const { army, order: orderAt } = signsOf(id);
  const count = sizeOf(area?.units);
  const house = count > 0 ? area?.units?.[0]?.house : undefined;
  const order = area?.order;
  const size = SIZE[areas[id].kind];
  return (
    <>
      {order ? (
        <g transform={`translate(${orderAt[0]} ${orderAt[1]}) scale(${size})`} style={southward(id)}>
          <g className="map-body">
            <g transform="scale(1.25)">
              <OrderToken order={order} label={label} isLarge />
            </g>
          </g>
        </g>
      ) : undefined}
      <Guard id={id} area={area} label={label} />
      {house || area?.power ? (
        <g transform={`translate(${army[0]} ${army[1]}) scale(${size})`}>
          <g className="map-body">
            {house ? (
              <ArmySign house={house} units={area!.units!} label={label} />
            ) : (
              <use href={`#ag-power-${area!.power}`} transform="scale(1.7)" />
            )}
          </g>
        </g>
      ) : undefined}
    </>
  );
}

/** Forces that are not units: a garrison, a neutral force, a closed gate. */
function Guard({ id, area, label }: { id: AreaId; area: AreaShown | undefined; label: MapLabels }) {
  const { slots, badge } = areas[id];
  const [x, y] = slots.garrison ?? badge;
  const { garrison, impassable } = area ?? {};
  if (!garrison && !impassable) return undefined;
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={clsx('ag-guard', garrison && !garrison.house && 'ag-neutral-guard')}
    >
      <g className="map-body" data-house={garrison?.house}>
        <g transform="scale(1.4)">
          {garrison ? (
            <>
              <use href={garrison.house ? `#ag-garrison-${garrison.house}` : '#ag-neutral'} />
              <text className="ag-strength">{label.number(garrison.strength)}</text>
            </>
          ) : (
            <use href="#ag-gate" />
          )}
        </g>
      </g>
    </g>
  );
}

interface ArmySignProps {
  readonly house: HouseId | undefined;
  readonly units: NonNullable<AreaShown['units']>;
  readonly label: MapLabels;
}

/** A pip is told by its shape: a dot, a spearhead, a block, a hull. */
const PIPS: Readonly<Record<UnitKind, string>> = {
  footman: 'M-5 0A5 5 0 0 1 5 0A5 5 0 0 1-5 0Z',
  knight: 'M0 -6.8L6 5.6H-6Z',
  siegeEngine: 'M-5 -5H5V5H-5Z',
  ship: 'M-7 .8H7Q5.6 6 0 6Q-5.6 6-7 .8ZM.8 -7V-.8H6ZM-.8 -5.4V-.8H-4.8Z',
};

const PIP = 14;
/** More than so many in a row would be wider than an area: then each kind has its number. */
const MOST_PIPS = 5;

function ArmySign({ house, units, label }: ArmySignProps) {
  if (!house) return undefined;
  return (
    <>
      <use href={`#ag-standard-${house}`} transform="translate(0 -7) scale(2)" />
      <Pips units={units} label={label} />
    </>
  );
}

function Pips({ units, label }: Omit<ArmySignProps, 'house'>) {
  const kinds = units
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => UNIT_KINDS.indexOf(one.kind) - UNIT_KINDS.indexOf(other.kind));
  const isCounted = sizeOf(kinds) > MOST_PIPS;
  const marks = kinds.flatMap(({ kind, count, routed }) =>
    isCounted
      ? [{ kind, routed, count }, { count }]
      : Array.from({ length: count }, () => ({ kind, routed, count: 1 })),
  );
  const width = marks.length * PIP;
  return (
    <g transform="translate(0 19)" className="ag-pips">
      <rect x={-width / 2 - 3} y="-9.5" width={width + 6} height="19" rx="6" />
      {marks.map((mark, at) => (
        <g key={at} transform={`translate(${(at + 0.5) * PIP - width / 2} 0)`}>
          {'kind' in mark ? (
            <path
              d={PIPS[mark.kind]}
              className={clsx(mark.routed && 'ag-pip-routed')}
              data-kind={mark.kind}
            />
          ) : (
            <text>{label.number(mark.count)}</text>
          )}
        </g>
      ))}
    </g>
  );
}
