// The map with what the table knows: where one may go, what is refused, who is on the way, which orders I plan.

import { isArea } from '../data/ids.ts';
import type { World } from '../rules/queries.ts';
import { useMemo } from 'react';
import { formatNumber, formatSigned, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { MapStage } from '@three-thrones/game-kit/board/map/map-stage.tsx';
import { controlWords, hatched, shownAmong, useLasting } from '@three-thrones/game-kit/board/map/places.ts';
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
import { mapBeat, withArrowsOf } from './map-beat.ts';
import { areasShown, armiesShown, draftOf, sentBy } from './map-shown.ts';
import { CommitBar, commitIn, OrdersBar } from './orders-bar.tsx';
import { isPlanning } from './orders-draft.ts';
import type { Props } from './types.ts';
import { areaParts } from './words/in-words.ts';
import { order, say, t } from './words/names.ts';

/** Nobody fights before the first answer. */
const CombatReveal = later<Props>(async () => (await import('./combat-reveal.tsx')).CombatReveal);

export function MapPart(props: Props) {
  const { view, eye, asked, decision, open, lit, barred, covered, marked, picked, touch, point } = props;
  const { world } = view;
  const language = useLanguage();
  const draft = useMemo(() => draftOf(isPlanning(decision) ? picked : []), [decision, picked]);
  const sent = useMemo(() => sentBy(asked, eye), [asked, eye]);
  const areas = useMemo(() => areasShown(world, { draft, sent }), [world, draft, sent]);
  const armies = useMemo(() => armiesShown(world), [world]);
  const aims = useMemo(() => targetsOf(world, decision, open), [open, decision, world]);
  // What has its order no longer calls for one; it can still be touched.
  const targets = useMemo(() => new Map([...aims].filter(([id]) => !draft.has(id))), [aims, draft]);
  const refused = useMemo(() => hatched(areasIn(barred), isMarch(decision)), [barred, decision]);
  const origin = originOf(view, decision);
  const chosen = useMemo(() => new Set(areasIn(lit).filter((id) => targets.has(id))), [lit, targets]);
  const beat = useMemo(() => mapBeat(props.beat), [props.beat]);
  const arrows = useMemo(
    () => withArrowsOf(beat, arrowsOf(view, decision, targets, chosen)),
    [view, decision, targets, chosen, beat],
  );
  const fit = useLasting(fitOf(world, decision, aims, origin), () => surroundings(world, eye));
  const label = useMemo((): MapLabels => labelsFor(world, draft), [world, draft, language]);
  const named = useMemo(() => namedOf(world, eye, aims, origin), [world, eye, aims, origin]);

  return (
    <MapStage kind="area" isMarked={marked !== undefined}>
      <WesterosMap
        {...{ areas, armies, targets, origin, chosen, refused, arrows, label, fit, named, beat }}
        combat={world.combat && !world.combat.over ? world.combat.area : undefined}
        show={shownAmong(props.beat, isArea)}
        insets={keepsRoom(props) ? underOrdersBar(covered) : covered}
        onPick={(id, element) => touch(`area:${id}`, element)}
        onHover={(id) => point(id && `area:${id}`)}
      />
      <OrdersBar {...props} />
      <CommitBar {...props} />
      {props.beat && <CombatReveal {...props} />}
    </MapStage>
  );
}

/** Where there is room nothing lies over the map: there it is as large with the bar as without. */
function keepsRoom(props: Props): boolean {
  const isRoomy = props.covered.bottom === 0 && props.eye !== 'spectator';
  return isRoomy || isPlanning(props.decision) || commitIn(props) !== undefined;
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
