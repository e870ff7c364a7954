// Small things that mats and panels share.

import { supplyLimits } from '../data/data.ts';
import type { CardId, HouseId, OrderId, TrackId } from '../data/ids.ts';
import { armiesWithPlan, areWithin, type World } from '../rules/queries.ts';
import { card } from '../data/data.ts';
import { clsx } from 'clsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { ORDER_FACES } from './map/orders.ts';
import { cardName, sizes, t } from './words/names.ts';
import './pieces.css';

export const TOKEN_ICONS: Readonly<Record<TrackId, string>> = {
  'iron-throne': 'iron-throne',
  fiefdoms: 'valyrian-blade',
  'kings-court': 'raven',
};

/** An order token, face up. */
export function OrderFace({ id, house }: { readonly id: OrderId; readonly house?: string | undefined }) {
  const { type, bonus, star } = ORDER_FACES[id];
  return (
    <span className={clsx('ag-order-token', `ag-order-token-${type}`)} data-house={house} aria-hidden="true">
      <Icon name={`order-${type}`} />
      {bonus !== undefined && <em>{formatSigned(bonus)}</em>}
      {star && <Icon name="order-star" className="ag-order-token-star" />}
    </span>
  );
}

/** Armies against what the supply allows: a row of boxes for each army that is allowed, filled by units. */
export function SupplyBoxes({ world, house }: { readonly world: World; readonly house: HouseId }) {
  const { supply } = world.players[house]!;
  const limits = supplyLimits[supply]!;
  const armies = armiesWithPlan(world, house);
  const isOver = !areWithin(supply, armies);
  const rows = Math.max(limits.length, armies.length);
  return (
    <span className={clsx('ag-boxes', { over: isOver })} data-about="term:supply">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} aria-hidden="true">
          {Array.from({ length: Math.max(limits[row] ?? 1, armies[row] ?? 0) }, (_unused, at) => (
            <u key={at} className={clsx({ on: at < (armies[row] ?? 0), bad: at >= (limits[row] ?? 1) })} />
          ))}
        </span>
      ))}
      {isOver && <Icon name="why" />}
      <span className="unseen">
        {t('mat.armies.fit', { armies: sizes(armies), limits: sizes(limits) })}
        {isOver && ` ${t('mat.armies.over')}`}
      </span>
    </span>
  );
}

/** A House card as a word with its number, to be pointed at. */
export function CardChip({ id, out = false }: { readonly id: CardId; readonly out?: boolean }) {
  const { strength, swords, towers, house } = card(id);
  return (
    <span className={clsx('ag-card-chip', { out })} data-about={`card:${id}`} data-house={house} tabIndex={0}>
      <b>{formatNumber(strength)}</b>
      {plain(cardName(id))}
      <Marks swords={swords} towers={towers} />
    </span>
  );
}

export function Marks({ swords, towers }: { readonly swords: number; readonly towers: number }) {
  return (
    <span className="ag-marks" aria-hidden="true">
      {Array.from({ length: swords }, (_, at) => (
        <Icon key={`sword ${at}`} name="sword" />
      ))}
      {Array.from({ length: towers }, (_, at) => (
        <Icon key={`tower ${at}`} name="tower" />
      ))}
    </span>
  );
}
