// The order tokens I have left while orders are placed: one is dragged onto an area, or touched and then the area.

import { order as tokenOf } from '../data/data.ts';
import { type OrderId, ORDERS } from '../data/ids.ts';
import { clsx } from 'clsx';
import { type PointerEvent, useRef, useState } from 'react';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { draftOf } from './map-shown.ts';
import { isPlanning } from './orders-draft.ts';
import { OrderFace } from './pieces.tsx';
import type { Props } from './types.ts';
import { order, t } from './words/names.ts';
import './orders-pool.css';

interface Drag {
  readonly id: OrderId;
  readonly x: number;
  readonly y: number;
}

/** Less than this is a touch. */
const SLIP = 8;

export function OrdersPool(props: Props) {
  const { decision, picked, held, touch, choose } = props;
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<Drag>(undefined);
  // The click that ends a drag is none.
  const wasDragged = useRef(false);
  if (!decision || !isPlanning(decision)) return null;
  const placed = [...draftOf(picked).values()];
  const offered = ORDERS.filter((id) => decision.options.some((option) => option.endsWith(`:${id}`)));

  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!start.current) return;
    if (drag || Math.hypot(x - start.current.x, y - start.current.y) > SLIP)
      setDrag({ id: start.current.id, x, y });
  };
  const onPointerUp = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const id = start.current?.id;
    start.current = undefined;
    wasDragged.current = drag !== undefined;
    setDrag(undefined);
    if (!drag || id === undefined) return;
    const area = document.elementFromPoint(x, y)?.closest('[data-area]')?.getAttribute('data-area');
    const option = `${area}:${id}`;
    if (decision.options.includes(option) && !picked.includes(option)) choose(option);
  };
  return (
    <section className="ag-pool" aria-label={t('plan.pool')}>
      <h3>{t('plan.pool')}</h3>
      <div>
        {offered.map((id) => {
          const left = tokenOf(id).copies - placed.filter((one) => one === id).length;
          return (
            <button
              key={id}
              type="button"
              className={clsx('ag-pool-token', { none: left <= 0 })}
              data-about={`order:${id}`}
              data-held={held === `order:${id}`}
              aria-pressed={held === `order:${id}`}
              onPointerDown={({ clientX: x, clientY: y, pointerId, currentTarget }) => {
                start.current = { id, x, y };
                currentTarget.setPointerCapture(pointerId);
              }}
              {...{ onPointerMove, onPointerUp }}
              onPointerCancel={() => {
                start.current = undefined;
                setDrag(undefined);
              }}
              onClick={({ currentTarget }) => {
                if (wasDragged.current) wasDragged.current = false;
                else touch(`order:${id}`, currentTarget);
              }}
            >
              <span className="unseen">{plain(order(id))}</span>
              <OrderFace id={id} house={decision.seat} />
              {left > 1 && <sub aria-hidden="true">×{formatNumber(left)}</sub>}
            </button>
          );
        })}
      </div>
      {drag && (
        <span className="ag-dragged" style={{ left: drag.x, top: drag.y }}>
          <OrderFace id={drag.id} house={decision.seat} />
        </span>
      )}
    </section>
  );
}
