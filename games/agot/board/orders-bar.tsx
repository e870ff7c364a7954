// Over the map while orders are placed: how many lie there, stars, and the button that sends them all.

import { starsOf } from '../rules/queries.ts';
import type { HouseId } from '../data/ids.ts';
import { isEnough } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { draftOf } from './map-shown.ts';
import { isPlanning, lastOrders, starsIn } from './orders-draft.ts';
import type { Props } from './types.ts';
import { t } from './words/names.ts';
import './orders-bar.css';

export function OrdersBar({ decision, picked, view, log, repick, confirm }: Props) {
  if (!decision || !isPlanning(decision)) return null;
  const draft = draftOf(picked);
  const last = picked.length === 0 ? lastOrders(decision, log) : [];
  const most = starsOf(view.world, decision.seat as HouseId);
  const isReady = isEnough(decision, picked);
  return (
    <section className="ag-plan panel" aria-label={t('plan.title')}>
      <p>
        <b>{t('plan.placed', { n: draft.size, all: decision.max })}</b>
        <span className={clsx({ full: starsIn(picked) === most })}>
          <Icon name="order-star" />
          {t('plan.stars', { n: starsIn(picked), most })}
        </span>
      </p>
      <div>
        {last.length > 0 && (
          <button type="button" className="button plain" onClick={() => repick(last)}>
            <Icon name="replay" />
            {t('plan.repeat')}
          </button>
        )}
        {picked.length > 0 && (
          <button type="button" className="button plain" onClick={() => repick([])}>
            {t('plan.clear')}
          </button>
        )}
        <button
          type="button"
          className="button primary ag-plan-send"
          aria-disabled={!isReady}
          onClick={confirm}
        >
          <Icon name="check" />
          {t('plan.confirm')}
        </button>
      </div>
    </section>
  );
}
