// The Scoring Phase as a ceremony: castles, objectives, alliances, Vengeance; what scored, and what did not and why.

import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatList, formatNumber, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import {
  Ceremony,
  type CeremonyStep,
  Honour,
  HonourChip,
  HouseOfCeremony,
  Lane,
  LaneFigures,
} from '@three-thrones/game-kit/board/scene/ceremony.tsx';
import { useMemo } from 'react';
import { type PlayerCount, tables } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import { type ObjectiveNow, scoringRounds, type World } from '../../rules/queries.ts';
import { objectiveLines } from '../mat.tsx';
import type { Props } from '../types.ts';
import { house, houses, place, t } from '../words/names.ts';
import { LitMap } from './lit-map.tsx';
import { PARTS, type Part, type Scoring, type ScoringStep, scoringOf } from './scoring-steps.ts';
import './scoring.css';

type Shown = NonNullable<Props['beat']>;

export const PART_ICONS: Readonly<Record<ScoringStep['part'], string>> = {
  castles: 'castle',
  objectives: 'order-star',
  alliances: 'truce',
  vengeance: 'valyrian-blade',
};

/** A phone shows what is lit and nothing else of the map. */
export const NARROW = '(max-width: 1000px)';

/** As the words for castles know them. */
const RANKS: readonly string[] = ['first', 'second', 'third'];

export function ScoringCeremony({
  beat,
  eye,
  names,
}: { readonly beat: Shown } & Pick<Props, 'eye' | 'names'>) {
  const language = useLanguage();
  const { world } = beat.after;
  const scoring = useMemo(() => scoringOf(beat.facts, world, eye), [beat.key, eye]);
  const { seats, steps, start } = scoring;
  const most = Math.max(LEAST, ...seats.map((seat) => world.players[seat]!.score + 1));
  const isNarrow = matchMedia(NARROW).matches;
  const shownSteps = useMemo(() => stepsIn(scoring, world, eye), [scoring, language]);
  // When all is over, the whole way is shown at once.
  const at = (step: number, seat: HouseId) => {
    const share = steps[step]?.shares.find((one) => one.seat === seat);
    const now = share ? share.before + share.points : world.players[seat]!.score;
    return { before: share?.before ?? start[seat]!, now };
  };
  return (
    <Ceremony
      className="te-scoring"
      beat={beat}
      title={t('scene.scoring.title')}
      detail={t('scene.scoring.round', { n: scoring.round })}
      steps={shownSteps}
      lanes={(step) => (
        <>
          {seats.map((seat, nth) => (
            <Lane
              key={seat}
              house={seat}
              words={plain(t('scene.lane', { house: house(seat), score: at(step, seat).now }))}
              all={most}
              start={start[seat]!}
              {...at(step, seat)}
              at={nth}
            />
          ))}
          <LaneFigures all={most} />
        </>
      )}
      stage={(step) => {
        const shown = steps[Math.min(step, steps.length - 1)]!;
        return (
          <>
            <LitMap world={world} lit={shown.lit} isCropped={isNarrow} />
            {shown.lit.length > 0 && <p className="te-lit-words">{t('scene.scoring.lit')}</p>}
          </>
        );
      }}
      houses={(step) =>
        seats.map((seat) => (
          <HouseOfCeremony
            key={seat}
            house={seat}
            name={plain(house(seat))}
            person={seat === eye ? t('mat.you') : (names[seat] ?? '')}
            before={start[seat]!}
            now={at(step, seat).now}
          >
            {PARTS.map((part, nth) => (
              <Honour
                key={part}
                icon={PART_ICONS[part]}
                title={t(`end.row.${part}`)}
                points={steps[nth]!.shares.find((share) => share.seat === seat)!.points}
                when={nth < step ? 'done' : nth === step ? 'now' : 'later'}
              >
                <Why part={part} seat={seat} scoring={scoring} isMine={seat === eye} />
              </Honour>
            ))}
          </HouseOfCeremony>
        ))
      }
      foot={<Next world={world} />}
    />
  );
}

/** A lane is at least so long. */
const LEAST = 12;

function stepsIn(scoring: Scoring, world: World, eye: string): readonly CeremonyStep[] {
  const points = tables.castleScoring.byPlayers[world.order.length as PlayerCount];
  const detail: Readonly<Record<ScoringStep['part'], string>> = {
    castles: t('scene.scoring.castles', { points: formatList(points.map((one) => formatNumber(one))) }),
    objectives: t('scene.scoring.objectives'),
    alliances: t('scene.scoring.alliances', { n: tables.victoryPoints.alliancePerScoring }),
    vengeance: t('scene.scoring.vengeance'),
  };
  const mine = scoring.objectives[eye];
  return scoring.steps.map(({ part }) => ({
    key: part,
    icon: PART_ICONS[part],
    title: t(`end.row.${part}`),
    detail: detail[part],
    ...(part === 'vengeance' && { lines: <b>{vengeanceWords(scoring)}</b> }),
    ...(part === 'objectives' && mine && { lines: <MyObjectives seat={eye as HouseId} objectives={mine} /> }),
  }));
}

function vengeanceWords({ vengeance }: Scoring): string | undefined {
  if (!vengeance) return undefined;
  return vengeance.seat
    ? plain(t('fact.vengeance.taken', { house: house(vengeance.seat) }))
    : t('fact.vengeance.removed');
}

/** Every objective of my mat: those that hold, and those that do not, with what is missing. */
function MyObjectives({
  seat,
  objectives,
}: {
  readonly seat: HouseId;
  readonly objectives: readonly ObjectiveNow[];
}) {
  const words = objectiveLines(seat);
  return (
    <ul className="te-my-objectives">
      {objectives.map((objective, nth) => (
        <li key={objective.order} data-reached={objective.isReached}>
          {plain(words[nth]!)}
          {!objective.isReached && <small>{missing(objective, true)}</small>}
        </li>
      ))}
    </ul>
  );
}

interface WhyProps {
  readonly part: Part;
  readonly seat: HouseId;
  readonly scoring: Scoring;
  readonly isMine: boolean;
}

function Why({ part, seat, scoring, isMine }: WhyProps) {
  if (part === 'castles') {
    const { count, rank, isShared } = scoring.castles[seat]!;
    return t('scene.castles', {
      n: count,
      rank: RANKS[rank - 1] ?? 'other',
      shared: isShared ? 'yes' : 'no',
    });
  }
  if (part === 'alliances') {
    const allies = scoring.allies[seat]!;
    return allies.length === 0 ? t('scene.no-ally') : plain(houses(allies));
  }
  // What holds, and the next that does not; my own mat is told in full beside it.
  const all = scoring.objectives[seat]!;
  const next = all.find(({ isReached }) => !isReached);
  return all
    .filter((one) => one.isReached || one === next)
    .map((objective) => (
      <HonourChip key={objective.order} isReached={objective.isReached} points={objective.vp}>
        {objective.isReached
          ? nameOf(objective)
          : t('scene.objective.failed', {
              objective: nameOf(objective),
              missing: missing(objective, isMine),
            })}
      </HonourChip>
    ));
}

function nameOf({ condition, requiresRecruited: n }: ObjectiveNow): string {
  switch (condition.type) {
    case 'control-domain':
      return plain(place(condition.domain));
    case 'control-fiefs':
      return t('scene.objective.fiefs', { count: condition.count });
    case 'none':
      return t('scene.objective.recruited', { n });
  }
}

/** Why an objective does not hold: too few recruited first, for without that nothing else counts. */
function missing({ condition, requiresRecruited, recruited, held }: ObjectiveNow, isMine: boolean): string {
  if (recruited < requiresRecruited)
    return t('scene.missing.recruited', { n: recruited, needed: requiresRecruited });
  if (condition.type !== 'control-fiefs') return t('scene.missing.domain');
  return t(isMine ? 'scene.missing.fiefs.mine' : 'scene.missing.fiefs', { n: held.length });
}

function Next({ world }: { readonly world: World }) {
  const { rounds } = scoringRounds(world);
  if (world.round >= rounds)
    return (
      <div>
        <h3>{t('scene.scoring.last')}</h3>
        <p>{t('scene.scoring.last.detail')}</p>
      </div>
    );
  const next = world.round + 1;
  return (
    <>
      <strong aria-hidden="true">{formatNumber(next)}</strong>
      <div>
        <h3>{t('scene.round.title', { n: next })}</h3>
        <p>
          <Shield house={world.handOfTheKing} />{' '}
          {plain(t('scene.round.hand', { house: house(world.handOfTheKing) }))} · {nextScoring(world, next)}
        </p>
      </div>
    </>
  );
}

export function nextScoring(world: World, from: number): string {
  const n = scoringRounds(world).scoringAfterRounds.find((round) => round >= from);
  if (n === undefined) return '';
  return n === from ? t('scene.round.scoring.now') : t('scene.round.scoring', { n });
}
