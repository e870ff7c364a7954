// The map with what the table knows: where one may go, what is refused, who is on the way, which orders I plan.

import type { Asking, Questions, World } from '../rules/queries.ts';
import { useMemo } from 'react';
import { formatNumber, formatSigned, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { MapStage } from '@three-thrones/game-kit/board/map/map-stage.tsx';
import { controlWords, hatched, useLasting } from '@three-thrones/game-kit/board/map/places.ts';
import { CombatReveal } from './combat-reveal.tsx';
import { type MapLabels, WesterosMap } from './map/map.tsx';
import {
  areasIn,
  arrowsOf,
  fitOf,
  isMarch,
  namedOf,
  originOf,
  surroundings,
  targetsOf,
} from './map-marks.ts';
import { areasShown, armiesShown, draftOf } from './map-shown.ts';
import { OrdersBar } from './orders-bar.tsx';
import { isPlanning } from './orders-draft.ts';
import type { Props } from './types.ts';
import { areaParts } from './words/in-words.ts';
import { order, say, t } from './words/names.ts';

export function MapPart(props: Props) {
  const { view, eye, decision, open, lit, barred, covered, marked, picked, touch, point } = props;
  const { world } = view;
  const language = useLanguage();
  const draft = useMemo(() => draftOf(isPlanning(decision) ? picked : []), [decision, picked]);
  const areas = useMemo(() => areasShown(world, draft), [world, draft]);
  const armies = useMemo(() => armiesShown(world), [world]);
  const asked = useMemo(() => targetsOf(world, decision, open), [open, decision, world]);
  // What has its order no longer calls for one; it can still be touched.
  const targets = useMemo(() => new Map([...asked].filter(([id]) => !draft.has(id))), [asked, draft]);
  const refused = useMemo(() => hatched(areasIn(barred), isMarch(decision)), [barred, decision]);
  const origin = originOf(view, decision);
  const chosen = useMemo(() => new Set(areasIn(lit).filter((id) => targets.has(id))), [lit, targets]);
  const arrows = useMemo(() => arrowsOf(view, decision, targets, chosen), [view, decision, targets, chosen]);
  const fit = useLasting(fitOf(world, decision, asked, origin), () => surroundings(world, eye));
  const label = useMemo((): MapLabels => labelsFor(world, draft), [world, draft, language]);
  const named = useMemo(() => namedOf(world, eye, asked, origin), [world, eye, asked, origin]);

  return (
    <MapStage kind="area" isMarked={marked !== undefined}>
      <WesterosMap
        {...{ areas, armies, targets, origin, chosen, refused, arrows, label, fit, named }}
        combat={world.combat && !world.combat.over ? world.combat.area : undefined}
        insets={isPlanning(decision) ? underOrdersBar(covered) : covered}
        onPick={(id, element) => touch(`area:${id}`, element)}
        onHover={(id) => point(id && `area:${id}`)}
      />
      <OrdersBar {...props} />
      <CombatReveal {...props} isOver={isInTheWay(decision, asked.size)} />
    </MapStage>
  );
}

const OF_COMBAT: readonly (keyof Questions)[] = [
  'combat.chooseCard',
  'combat.useBlade',
  'support.declare',
  'support.answer',
];

/** What was fought last must not lie over what is asked now: the next combat, or places on the map. */
function isInTheWay(decision: Asking | undefined, targets: number): boolean {
  return decision !== undefined && (targets > 0 || OF_COMBAT.includes(decision.kind));
}

/** As high as the bar with the button that sends all orders, and what is below it. */
const PLAN_BAR = 60;

/** Areas one places orders in must not lie under the bar. */
function underOrdersBar(covered: Props['covered']): Props['covered'] {
  return { ...covered, bottom: Math.max(covered.bottom, PLAN_BAR) };
}

function labelsFor(world: World, draft: ReturnType<typeof draftOf>): MapLabels {
  return {
    area: (id) => say(`area.${id}.name`),
    describe: (id) => {
      const planned = draft.get(id);
      return plain(
        [...areaParts(id, world), ...(planned ? [t('words.draft', { order: order(planned) })] : [])].join(
          ' · ',
        ),
      );
    },
    control: controlWords,
    number: (value) => formatNumber(value),
    signed: (value) => (value === 0 ? `\u2066+${formatNumber(0)}\u2069` : formatSigned(value)),
    title: () => t('mat.westeros'),
  };
}
