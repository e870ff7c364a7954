// Round track and score track, in the top bar.

import { scoringRounds, type World } from '../rules/queries.ts';
import { tables } from '../data/data.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import type { Props } from './types.ts';
import { house, t } from './words/names.ts';
import { plain } from '@three-thrones/ui/rich.ts';

export function Tracks({ view, eye, names }: Props) {
  const { world } = view;
  return (
    <div className="te-tracks">
      <RoundTrack world={world} />
      <ScoreTrack world={world} eye={eye} names={names} />
    </div>
  );
}

function RoundTrack({ world }: { readonly world: World }) {
  const { rounds, scoringAfterRounds } = scoringRounds(world);
  return (
    <div className="te-rounds" data-about="term:round-track">
      <span className="te-label">{t('mat.round')}</span>
      <ol aria-label={t('term.round-track')}>
        {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => {
          const scores = scoringAfterRounds.includes(round);
          return (
            <li
              key={round}
              className={clsx({ past: round < world.round, now: round === world.round })}
              aria-current={round === world.round ? 'step' : undefined}
              aria-label={scores ? t('mat.round.scoring', { n: round }) : t('mat.round.plain', { n: round })}
            >
              <span aria-hidden="true">{formatNumber(round)}</span>
              {scores && <Icon name="order-star" />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const LAST = tables.limits.scoreTrack;

function ScoreTrack({ world, eye, names }: { world: World } & Pick<Props, 'eye' | 'names'>) {
  const most = Math.max(LAST, ...world.order.map((seat) => world.players[seat]!.score));
  return (
    <div className="te-scores" data-about="term:score-track">
      <span className="te-label">{t('mat.score')}</span>
      <div className="te-rule">
        <ol className="te-ticks" aria-hidden="true">
          {Array.from({ length: most + 1 }, (_, point) => (
            <li key={point} className={clsx({ five: point % 5 === 0 })}>
              {point % 5 === 0 && <em>{formatNumber(point)}</em>}
            </li>
          ))}
        </ol>
        <ul className="te-markers" aria-label={t('term.score-track')}>
          {world.order.map((seat, at) => {
            const { score } = world.players[seat]!;
            const level = world.order
              .slice(0, at)
              .filter((other) => world.players[other]!.score === score).length;
            const style = { '--at': score / most, '--level': level } as CSSProperties;
            const who = plain(house(seat));
            return (
              <li
                key={seat}
                style={style}
                className={clsx({ me: eye === seat })}
                data-about={`house:${seat}`}
              >
                <Shield house={seat} />
                <span className="unseen">
                  {who} {names[seat]} {formatNumber(score)}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
