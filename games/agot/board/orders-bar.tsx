// Over the map while something is planned: how much of it lies there, and the button that carries it out.

import { starsOf } from '../rules/queries.ts';
import type { HouseId } from '../data/ids.ts';
import { isEnough } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { draftOf } from './map-shown.ts';
import { isPlanning, lastOrders, starsIn } from './orders-draft.ts';
import type { Props } from './types.ts';
import { t } from './words/names.ts';
import { option } from './words/options.ts';
import { prompt } from './words/prompts.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import './orders-bar.css';

export function OrdersBar({ decision, picked, isSent, view, log, repick, confirm }: Props) {
  if (!decision || !isPlanning(decision)) return null;
  const draft = draftOf(picked);
  const last = picked.length === 0 ? lastOrders(decision, log) : [];
  const most = starsOf(view.world, decision.seat as HouseId);
  const isReady = isEnough(decision, picked) && !isSent;
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
          {isSent ? t('plan.sent') : t('plan.confirm')}
        </button>
      </div>
    </section>
  );
}

/** What carries out a march or ends mustering, once there is something to carry out. */
export function commitIn({ decision, view }: Pick<Props, 'decision' | 'view'>): string | undefined {
  if (!decision?.options.includes('done')) return undefined;
  const isMarch = decision.kind === 'marchMove.chooseDestination' && view.world.march?.moves.length;
  return isMarch || decision.kind === 'muster.buy' ? 'done' : undefined;
}

export function CommitBar({ decision, view, choose }: Props) {
  const commit = commitIn({ decision, view });
  if (!decision || commit === undefined) return null;
  const { detail } = prompt(decision, view);
  const others = decision.options.filter(
    (id) => id !== commit && option(decision, id, view).weight === 'aside',
  );
  return (
    <section className="ag-plan panel" aria-label={t('plan.carry-out')}>
      {detail !== undefined && <p>{plain(detail)}</p>}
      <div>
        {others.map((id) => (
          <button key={id} type="button" className="button plain" onClick={() => choose(id)}>
            <Icon name="undo" />
            {plain(option(decision, id, view).label)}
          </button>
        ))}
        <button type="button" className="button primary ag-commit" onClick={() => choose(commit)}>
          <Icon name="check" />
          {plain(option(decision, commit, view).label)}
        </button>
      </div>
    </section>
  );
}
