// The order tokens at an area that was touched: those still free, and why the others are not.

import type { AreaId } from '../data/ids.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { OrderFace } from './pieces.tsx';
import { isPlanning, tokensFor, type TokenState } from './orders-draft.ts';
import type { Offered } from './types.ts';
import { order, placed, say, t } from './words/names.ts';
import { reason } from './words/reasons.ts';
import './order-ring.css';

export function OrderRing(props: Offered) {
  const { offered, decision, refused, choose, close } = props;
  const [shown, setShown] = useState<TokenState>();
  const at = offered[0]!.split(':')[0] as AreaId;
  const tokens = tokensFor(decision!, at, placedOrders(props), refused);
  const about = shown ?? tokens.find(({ isHere }) => isHere);
  return (
    <div className="ag-ring">
      <h3>{plain(t('plan.at', { in: placed(at, 'in') }))}</h3>
      <div className="ag-ring-tokens">
        {tokens.map((token) => (
          <button
            key={token.id}
            type="button"
            className={clsx('ag-ring-token', {
              here: token.isHere,
              no: token.no,
              elsewhere: token.from,
            })}
            aria-description={plain(wordsFor(token))}
            aria-pressed={token.isHere}
            aria-disabled={token.no !== undefined}
            onPointerOver={() => setShown(token)}
            onFocus={() => setShown(token)}
            onClick={() => {
              setShown(token);
              if (token.no) return;
              if (isPlanning(decision) || !token.isHere) choose(token.option);
              close();
            }}
          >
            <span className="unseen">{plain(order(token.id))}</span>
            <OrderFace id={token.id} house={decision!.seat} />
            {!token.isHere && token.left > 1 && <sub aria-hidden="true">×{formatNumber(token.left)}</sub>}
            {token.from && (
              <small aria-hidden="true">
                <bdi>{say(`area.${token.from}.name`)}</bdi>
              </small>
            )}
          </button>
        ))}
      </div>
      <p className={clsx('ag-ring-words', { no: about?.no })} aria-hidden="true">
        {about && (
          <>
            <b>{plain(order(about.id))}</b> {plain(wordsFor(about))}
          </>
        )}
      </p>
    </div>
  );
}

/** The orders I am placing, or those that lie there when one is replaced. */
function placedOrders({ decision, picked, view }: Offered): readonly string[] {
  if (isPlanning(decision)) return picked;
  return Object.entries(view.world.orders).flatMap(([at, { house, order: id }]) =>
    house === decision?.seat ? [`${at}:${id}`] : [],
  );
}

/** What a token does, or why it cannot lie here. */
function wordsFor({ id, no, from, isHere }: TokenState): string {
  if (no) return reason(no) ?? '';
  if (isHere) return t('plan.here');
  const text = say(`order.${id}.text`);
  return from ? `${t('plan.moves', { in: placed(from, 'in') })}. ${text}` : text;
}
