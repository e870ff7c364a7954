// Round track and score track, in the top bar.

import { scoringRounds, type World } from '../rules/queries.ts';
import { tables } from '../data/data.ts';
import { clsx } from 'clsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Race, Rounds, TracksInBar } from '@three-thrones/game-kit/board/tracks.tsx';
import type { Props } from './types.ts';
import { house, t } from './words/names.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import './tracks.css';

export function Tracks({ view, eye, names }: Props) {
  const { world } = view;
  return (
    <TracksInBar className="te-tracks">
      <RoundTrack world={world} />
      <ScoreRule
        eye={eye}
        standing={world.order.map((seat) => ({ seat, n: world.players[seat]!.score }))}
        names={names}
      />
    </TracksInBar>
  );
}

export function RoundTrack({ world }: { readonly world: World }) {
  const { rounds, scoringAfterRounds } = scoringRounds(world);
  const isScored = (round: number): boolean => scoringAfterRounds.includes(round);
  return (
    <Rounds
      about="term:round-track"
      label={t('mat.round')}
      title={t('term.round-track')}
      now={world.round}
      last={rounds}
      words={(n) => (isScored(n) ? t('mat.round.scoring', { n }) : t('mat.round.plain', { n }))}
      sign={(round) => isScored(round) && <Icon name="order-star" />}
    />
  );
}

const LAST = tables.limits.scoreTrack;

interface ScoreRuleProps {
  readonly eye: string;
  readonly standing: readonly { readonly seat: string; readonly n: number }[];
  /** What people are called, where a marker is somebody's. */
  readonly names?: Props['names'];
  /** From one figure to the next; strokes stand between them where there is room. */
  readonly apart?: { readonly figures: number; readonly strokes: number };
}

const USUAL = { figures: 5, strokes: 1 };

export function ScoreRule({ eye, standing, names = {}, apart = USUAL }: ScoreRuleProps) {
  const { figures, strokes } = apart;
  const most = Math.ceil(Math.max(LAST, ...standing.map(({ n }) => n)) / strokes) * strokes;
  return (
    <Race
      about="term:score-track"
      label={t('mat.score')}
      title={t('term.score-track')}
      eye={eye}
      standing={standing}
      all={most}
      words={(seat, score) => `${plain(house(seat))} ${names[seat] ?? ''} ${formatNumber(score)}`}
    >
      <ol className="te-ticks" aria-hidden="true">
        {Array.from({ length: most / strokes + 1 }, (_, at) => at * strokes).map((point) => (
          <li key={point} className={clsx({ five: point % figures === 0 })}>
            {point % figures === 0 && <em>{formatNumber(point)}</em>}
          </li>
        ))}
      </ol>
    </Race>
  );
}
