// The end: who won and by what, where the points came from, and how anybody can check the dice.

import { type CSSProperties, useEffect, useRef } from 'react';
import type { Ending } from '@three-thrones/game-kit/board/board.ts';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { Link, navigate } from '@three-thrones/ui/router.tsx';
import type { TableClient } from '../../tables/client.ts';
import { myPlaceWords, placesOf } from '../../tables/places.ts';
import { formatNumber, formatSigned, isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { Fairness } from './fairness.tsx';
import { Podium } from './podium.tsx';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { stoodInFor } from '../agreements/stand-in.tsx';
import { useObjecting, useShown } from '../state/table-context.tsx';
import './end.css';

export function End() {
  const { client, board, snapshot, names, past, view } = useShown();
  const outcome = snapshot.outcome!;
  const { title, reason, rows, total, totalLabel, sides, beside } = board.ending(view, snapshot.log, outcome);
  const ranks = placesOf(outcome.ranking);
  const columns = sides?.map((seat): Column => ({ seat })) ?? ranks;
  const mine = sides ? undefined : myPlaceWords(outcome.ranking, snapshot.eye);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="end panel" aria-labelledby="end-title" style={stepsOf(ranks)}>
      <header>
        {outcome.ranking[0]?.map((seat) => (
          <Shield key={seat} house={seat} />
        ))}
        <div>
          <h1 ref={heading} id="end-title" tabIndex={-1}>
            {mine ?? <Rich text={title} />}
          </h1>
          {mine !== undefined && (
            <p>
              <Rich text={title} />
            </p>
          )}
          <p>{reason}</p>
        </div>
      </header>
      {sides ? (
        <Company seats={ranks.map(({ seat }) => seat)} beside={beside} />
      ) : (
        <Podium places={ranks} total={total} />
      )}
      <div className="end-scroll" role="group" aria-label={t('table.end.points')} tabIndex={0}>
        <table data-many={columns.length > 4}>
          <thead>
            <tr>
              <td />
              {columns.map(({ seat, rank }) => (
                <th key={seat} scope="col" data-house={seat}>
                  <Shield house={seat} />
                  <span className="word">{board.houseName(seat)}</span>
                  {names[seat] && <small className="word">{isolate(names[seat])}</small>}
                  {stoodInFor(snapshot, seat) && (
                    <small className="word">{isolate(stoodInFor(snapshot, seat)!)}</small>
                  )}
                  {rank !== undefined && (
                    <small className="short" aria-hidden="true">
                      {formatNumber(rank)}
                    </small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, apart }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ seat }) => (
                  <td key={seat}>
                    {values[seat] ? (apart ? formatNumber(values[seat]) : formatSigned(values[seat])) : '·'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{totalLabel ?? t('table.end.total')}</th>
              {columns.map(({ seat }) => (
                <td key={seat}>{formatNumber(total[seat] ?? 0)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="end-actions">
        {client.playAgain && <PlayAgain client={client} />}
        <button type="button" className="button" onClick={past.open}>
          <Icon name="replay" />
          {t('table.end.look-back')}
        </button>
        <Link to="/" className="button plain">
          {t('common.home')}
        </Link>
      </div>
      {snapshot.branchedFrom === undefined && <Fairness />}
    </section>
  );
}

interface Column {
  readonly seat: string;
  /** Sides have none. */
  readonly rank?: number;
}

interface CompanyProps {
  readonly seats: readonly string[];
  readonly beside?: Ending['beside'];
}

/** All who won or lost together. */
function Company({ seats, beside = {} }: CompanyProps) {
  const { board, names: people } = useShown();
  const names = { ...beside, ...people };
  return (
    <ul className="end-company">
      {[...seats, ...Object.keys(beside)].map((seat) => (
        <li key={seat} data-house={seat}>
          <Shield house={seat} />
          <b>{board.houseName(seat)}</b>
          {names[seat] && <small>{isolate(names[seat])}</small>}
        </li>
      ))}
    </ul>
  );
}

/** So many rise before the winner does. */
function stepsOf(ranks: ReturnType<typeof placesOf>): CSSProperties {
  return { '--steps': Math.max(...ranks.map(({ rank }) => rank)) - 1 } as CSSProperties;
}

function PlayAgain({ client }: { readonly client: TableClient }) {
  const { object } = useObjecting();
  const again = async (): Promise<void> => {
    const next = await client.playAgain!();
    if (typeof next === 'string') navigate(next);
    else object({ reason: next });
  };
  return (
    <button type="button" className="button primary" onClick={() => void again()}>
      {t('table.end.again')}
    </button>
  );
}
