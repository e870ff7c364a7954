// The Scoring Phase of the Treaty as a ceremony: castles, objectives, alliances, and how far the Night King is.

import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, useLanguage } from '@three-thrones/ui/i18n/index.ts';
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
import {
  alliesOf,
  castles,
  objectivesOf,
  scoringRounds,
  TREATY,
  type World,
} from '../../../rules/queries.ts';
import { LitMap } from '../../scenes/lit-map.tsx';
import { NARROW, nextScoring, PART_ICONS } from '../../scenes/scoring.tsx';
import { PARTS, type Part } from '../../scenes/scoring-steps.ts';
import type { GameFact, Props } from '../../types.ts';
import { house, houses, say, t } from '../../words/names.ts';
import { objectiveLine } from '../../words/objectives.ts';
import { c } from '../words.ts';
import { treatyLit } from './treaty-lit.ts';
import '../../scenes/scoring.css';

type Shown = NonNullable<Props['beat']>;

/** A lane is at least so long. */
const LEAST = 12;

export function TreatyScoring({ beat }: { readonly beat: Shown }) {
  const language = useLanguage();
  const { world } = beat.after;
  const { treaty, nightKing } = world.coop!;
  const gained = tallied(beat.facts);
  const start = treaty.score - PARTS.reduce((sum, part) => sum + gained[part], 0);
  const steps = useMemo(() => stepsIn(world), [world, language]);
  const before = (step: number): number =>
    start + PARTS.slice(0, step).reduce((sum, part) => sum + gained[part], 0);
  const all = Math.max(LEAST, treaty.score + 1, nightKing.score + 1);
  const isNarrow = matchMedia(NARROW).matches;
  return (
    <Ceremony
      className="te-scoring"
      beat={beat}
      title={t('scene.scoring.title')}
      detail={t('scene.scoring.round', { n: world.round })}
      steps={steps}
      lanes={(step) => (
        <>
          <Lane
            house={TREATY}
            words={c('scoring.lane.treaty', { n: before(step + 1) })}
            {...{ all, start, at: 0 }}
            before={before(step)}
            now={before(step + 1)}
          />
          <Lane
            house="night-king"
            words={c('scoring.lane.king', { n: nightKing.score })}
            {...{ all, at: 1 }}
            start={nightKing.score}
            before={nightKing.score}
            now={nightKing.score}
          />
          <LaneFigures all={all} />
        </>
      )}
      stage={(step) => (
        <LitMap
          world={world}
          lit={treatyLit(world, PARTS[Math.min(step, PARTS.length - 1)]!)}
          isCropped={isNarrow}
        />
      )}
      houses={(step) => (
        <HouseOfCeremony
          house={TREATY}
          name={say('house.treaty.name')}
          person=""
          before={start}
          now={before(step + 1)}
        >
          {PARTS.map((part, nth) => (
            <Honour
              key={part}
              icon={PART_ICONS[part]}
              title={t(`end.row.${part}`)}
              points={gained[part]}
              when={nth < step ? 'done' : nth === step ? 'now' : 'later'}
            >
              <Why part={part} world={world} />
            </Honour>
          ))}
        </HouseOfCeremony>
      )}
      foot={<Next world={world} />}
    />
  );
}

function tallied(facts: readonly GameFact[]): Readonly<Record<Part, number>> {
  for (const { kind, data } of facts) if (kind === 'scoring.tally') return data;
  return { castles: 0, objectives: 0, alliances: 0 };
}

function stepsIn(world: World): readonly CeremonyStep[] {
  return PARTS.map((part) => ({
    key: part,
    icon: PART_ICONS[part],
    title: t(`end.row.${part}`),
    detail: c(`scoring.${part}`),
    ...(part === 'objectives' && { lines: <Objectives world={world} /> }),
  }));
}

function Objectives({ world }: { readonly world: World }) {
  return (
    <ul className="te-my-objectives">
      {world.order.flatMap((seat) =>
        objectivesOf(world, seat).map(({ objective, holds }) => (
          <li key={`${seat} ${objective.order}`} data-reached={holds}>
            <Shield house={seat} /> {plain(objectiveLine(objective))}
          </li>
        )),
      )}
    </ul>
  );
}

function Why({ part, world }: { readonly part: Part; readonly world: World }) {
  switch (part) {
    case 'castles':
      return t('castles.count', { n: castles(world, TREATY) });
    case 'alliances': {
      const allies = alliesOf(world, TREATY);
      return allies.length === 0 ? t('scene.no-ally') : plain(houses(allies));
    }
    case 'objectives':
      return world.order.map((seat) => {
        const reached = objectivesOf(world, seat).filter(({ holds }) => holds);
        const points = reached.reduce((sum, { objective }) => sum + objective.vp, 0);
        return (
          <HonourChip key={seat} isReached={points > 0} points={points}>
            {plain(house(seat))}
          </HonourChip>
        );
      });
  }
}

function Next({ world }: { readonly world: World }) {
  const next = Math.min(world.round + 1, scoringRounds(world).rounds);
  return (
    <>
      <strong aria-hidden="true">{formatNumber(next)}</strong>
      <div>
        <h3>{t('scene.round.title', { n: next })}</h3>
        <p>
          {c('scoring.king')} {nextScoring(world, next)}
        </p>
      </div>
    </>
  );
}
