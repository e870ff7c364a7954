// Small things that mats and panels share.

import { card, supplyLimits, unit as unitOf } from '../data/data.ts';
import { type CardId, type HouseId, type OrderId, type TrackId, UNIT_KINDS } from '../data/ids.ts';
import { armiesWithPlan, areWithin, inPool, type World } from '../rules/queries.ts';
import { clsx } from 'clsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { ORDER_FACES } from './map/orders.ts';
import { cardName, sizes, t, unit } from './words/names.ts';
import { UNIT_ICONS } from './words/options.ts';
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

/** What is left of each kind of unit. */
export function Pool({ id, world }: { readonly id: HouseId; readonly world: World }) {
  return (
    <ul className="ag-pool">
      {UNIT_KINDS.map((kind) => {
        const [n, all] = [inPool(world, id, kind), unitOf(kind).pool];
        return (
          <li key={kind} data-about={`unit:${kind}`} className={clsx({ none: n === 0 })}>
            <Icon name={UNIT_ICONS[kind]} />
            <span aria-hidden="true">
              {formatNumber(n)}
              <i>/{formatNumber(all)}</i>
            </span>
            <span className="unseen">{plain(t('mat.pool.left', { unit: unit(kind), n, all }))}</span>
          </li>
        );
      })}
    </ul>
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
