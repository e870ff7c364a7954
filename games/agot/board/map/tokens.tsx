// Tokens of an area: its order, the Power token, the garrison, and what is printed there.

import { AREAS, type AreaId, type HouseId } from '../../data/ids.ts';
import { clsx } from 'clsx';
import { type CSSProperties, memo } from 'react';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { outlineId } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { areas, lands } from '../geometry/drawing.ts';
import { holderOf, pennantOf } from './layout.ts';
import { PAPER } from './map-geometry.ts';
import { ORDER_FACES } from './orders.ts';
import type { AreaShown, MapLabels, MapProps, OrderShown } from './props.ts';

const at = ([x, y]: Point): string => `translate(${x} ${y})`;

/** Areas that are out of play, below everything that stands on the map. */
export const Barred = memo(function Barred({ shown }: { readonly shown: MapProps['areas'] }) {
  return (
    <svg className="map-layer ag-out-of-play" aria-hidden="true" focusable="false">
      {AREAS.filter((id) => shown[id]?.impassable).map((id) => (
        <g key={id}>
          <use href={`#${outlineId(id)}`} className="ag-out-wash" />
          <use href={`#${outlineId(id)}`} className="ag-out-hatch" />
        </g>
      ))}
    </svg>
  );
});

/** What is printed on the land and whose it is. */
export const Sites = memo(function Sites({ shown }: { readonly shown: MapProps['areas'] }) {
  return lands.map((id) => <Site key={id} id={id} holder={holderOf(shown[id])} />);
});

const Site = memo(function Site({
  id,
  holder,
}: {
  readonly id: AreaId;
  readonly holder: HouseId | undefined;
}) {
  const { slots, goods, site } = areas[id];
  return (
    <>
      {slots.icons.map((icon, index) => (
        <g key={icon.join(' ')} transform={at(icon)}>
          <use href={`#ag-${goods[index]}`} className="ag-goods" />
        </g>
      ))}
      {slots.structure && site ? (
        <g transform={at(slots.structure)}>
          <g className="map-body">
            {holder ? <Flag id={id} house={holder} foot={slots.structure} /> : undefined}
            <use href={`#ag-${site}`} />
          </g>
        </g>
      ) : undefined}
    </>
  );
});

interface FlagProps {
  readonly id: AreaId;
  readonly house: HouseId;
  readonly foot: Point;
}

function Flag({ id, house, foot }: FlagProps) {
  const pennant = pennantOf(id);
  if (!pennant) return undefined;
  const [x, y] = pennant.at;
  return (
    <use
      href={`#ag-pennant-${house}`}
      transform={`translate(${x - foot[0]} ${y - foot[1]}) scale(${pennant.side} 1)`}
    />
  );
}

interface TokensProps {
  readonly shown: MapProps['areas'];
  readonly label: MapLabels;
}

/** Power tokens, garrisons, neutral forces and closed gates. */
export const Tokens = memo(function Tokens({ shown, label }: TokensProps) {
  return AREAS.map((id) => <AreaTokens key={id} id={id} area={shown[id]} label={label} />);
});

function AreaTokens({
  id,
  area,
  label,
}: {
  readonly id: AreaId;
  readonly area: AreaShown | undefined;
  readonly label: MapLabels;
}) {
  const { slots, badge } = areas[id];
  if (!area) return undefined;
  const { power, garrison, impassable, units = [] } = area;
  // With no unit to stand beside, the token takes the place of the first.
  const powerAt = units.some(({ count }) => count > 0) ? slots.power : (slots.power ?? slots.units[0]);
  const guardAt = slots.garrison ?? badge;
  return (
    <>
      {power && powerAt ? <use href={`#ag-power-${power}`} transform={at(powerAt)} /> : undefined}
      {garrison ? (
        <g transform={at(guardAt)} className={clsx('ag-guard', !garrison.house && 'ag-neutral-guard')}>
          <g data-house={garrison.house}>
            <use href={garrison.house ? `#ag-garrison-${garrison.house}` : '#ag-neutral'} />
            <text className="ag-strength">{label.number(garrison.strength)}</text>
          </g>
        </g>
      ) : undefined}
      {impassable ? <use href="#ag-gate" transform={at(guardAt)} /> : undefined}
    </>
  );
}

export const Orders = memo(function Orders({ shown, label }: TokensProps) {
  return AREAS.map((id) => {
    const order = shown[id]?.order;
    return order ? (
      <g key={`${id} ${isHidden(order)}`} transform={at(areas[id].slots.order)} style={southward(id)}>
        <OrderToken order={order} label={label} />
      </g>
    ) : undefined;
  });
});

/** Orders turn over from the north to the south. */
export function southward(id: AreaId): CSSProperties {
  return { '--nth': areas[id].slots.order[1] / PAPER.height } as CSSProperties;
}

const isHidden = ({ kind, faceDown }: OrderShown): boolean => kind === undefined || faceDown === true;

interface OrderTokenProps {
  readonly order: OrderShown;
  readonly label: MapLabels;
  /** Zoomed out: its number and star are drawn larger than they are printed. */
  readonly isLarge?: boolean;
}

/** The face, or the back with the sigil of the house; my own back shows me what is under it. */
export function OrderToken({ order, label, isLarge = false }: OrderTokenProps) {
  const { house, kind, faceDown, draft } = order;
  const face = kind === undefined ? undefined : ORDER_FACES[kind];
  const bonus = face?.bonus === undefined ? undefined : label.signed(face.bonus);
  return (
    <g
      className={clsx(
        'ag-order',
        face && `ag-order-${face.type}`,
        draft && 'ag-draft',
        faceDown && face && 'ag-peek',
      )}
      data-house={house}
    >
      <use href={`#ag-back-${house}`} />
      {face === undefined ? (
        <use href={`#sigil-${house}`} x="-9" y="-9" width="18" height="18" className="ag-sigil" />
      ) : (
        <>
          <circle r="12" className="ag-order-face" />
          <use
            href={`#icon-order-${face.type}`}
            x="-8.5"
            y={bonus === undefined ? -8.5 : -10.5}
            width="17"
            height="17"
            className="ag-order-sign"
          />
          {bonus === undefined ? undefined : (
            <g transform={isLarge ? 'translate(0 13) scale(1.75)' : 'translate(0 11.5)'}>
              <rect x="-9" y="-6" width="18" height="12" rx="5.5" className="ag-bonus" />
              <text className="ag-bonus-text">{bonus}</text>
            </g>
          )}
          {face.star ? (
            <g transform={isLarge ? 'translate(12 -12) scale(1.5)' : 'translate(10.5 -10.5)'}>
              <circle r="6.2" className="ag-star-ground" />
              <use href="#icon-order-star" x="-5" y="-5.2" width="10" height="10" className="ag-star" />
            </g>
          ) : undefined}
        </>
      )}
      {draft ? <circle r="18.5" className="ag-draft-ring" /> : undefined}
    </g>
  );
}
