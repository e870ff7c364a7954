// The map with what the table knows: where one may go, what is refused, who is on the way.

import type { DomainId, MapCardId } from '../data/ids.ts';
import { type Asking, controller, isHostile, type Questions, type World } from '../rules/queries.ts';
import { useEffect, useMemo, useRef } from 'react';
import { t as tableWords, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { BattleReveal } from './battle-reveal.tsx';
import { DomainMap, type MapLabels } from './map/map.tsx';
import { arrowsOf, domainsIn, fitOf, originOf, surroundings } from './map-marks.ts';
import type { Props } from './types.ts';
import { hasWords, housed, say, t, units } from './words/names.ts';

export function MapPart(props: Props) {
  const { view, eye, decision, open, lit, barred, covered, marked, touch, point } = props;
  const { world } = view;
  const language = useLanguage();
  const targets = useMemo(() => {
    const isAttack = (id: DomainId): boolean =>
      decision !== undefined && ATTACKS.includes(decision.kind) && isHostile(world, decision.seat, id);
    return new Map(
      domainsIn(open).map((id): [DomainId, 'go' | 'battle'] => [id, isAttack(id) ? 'battle' : 'go']),
    );
  }, [open, decision, world]);
  const refused = useMemo(() => hatched(domainsIn(barred), decision), [barred, decision]);
  const origin = originOf(view, decision);
  const chosen = domainsIn(lit).find((id) => targets.has(id));
  const arrows = useMemo(
    () => arrowsOf(decision, origin, targets, chosen),
    [decision, origin, targets, chosen],
  );
  const fit = useLasting(fitOf(world, targets, origin), () => surroundings(world, eye));
  const label = useMemo((): MapLabels => labelsFor(world), [world, language]);
  const stage = useRef<HTMLDivElement>(null);

  // Whatever can be touched on the map can be asked about.
  useEffect(() => {
    for (const element of stage.current?.querySelectorAll('[data-area]') ?? [])
      element.setAttribute('data-about', `domain:${element.getAttribute('data-area')}`);
  }, []);

  return (
    <div className="te-stage" ref={stage} data-marked={marked !== undefined}>
      <DomainMap
        {...{ world, targets, origin, chosen, arrows, refused, fit, label }}
        insets={covered}
        onPick={(id, element) => touch(`domain:${id}`, element)}
        onHover={(id) => point(id && `domain:${id}`)}
      />
      <BattleReveal {...props} />
    </div>
  );
}

const MOST_HATCHED = 6;

/**
 * Where an army may not go is worth seeing. Elsewhere, if nearly everything is refused, hatching all of it would only
 * hide the map; touching it still says why.
 */
function hatched(refused: readonly DomainId[], decision: Asking | undefined): ReadonlySet<DomainId> {
  const isDestination = decision !== undefined && ATTACKS.includes(decision.kind);
  return new Set(isDestination || refused.length <= MOST_HATCHED ? refused : []);
}

/** Questions whose answer may start a battle. */
const ATTACKS: readonly (keyof Questions)[] = [
  'movement.chooseDestination',
  'movement.chooseSecondDestination',
  'converge-battle.chooseTarget',
  'recruit-into-battle.deploy',
];

/** Keeps the last part of the map somebody had to look at. */
function useLasting(
  fit: readonly DomainId[] | undefined,
  atFirst: () => readonly DomainId[],
): readonly DomainId[] {
  const last = useRef<readonly DomainId[]>(undefined);
  last.current = fit ?? last.current ?? atFirst();
  return last.current;
}

function labelsFor(world: World): MapLabels {
  return {
    domain: (id) => say(`domain.${id}.name`),
    sea: (card: MapCardId) => say(`sea.${card}`),
    describe: (id) => describe(id, world),
    control: (name) => tableWords(name === 'map' ? 'table.map' : (`table.map.${name}` as 'table.map.fit')),
    place: (id) => (hasWords(`place.${id}`) ? say(`place.${id}`) : undefined),
  };
}

function describe(id: DomainId, world: World): string {
  const holder = controller(world, id);
  const parts = [
    say(`domain.${id}.name`),
    world.map[id].length > 0 ? units(world, world.map[id]) : t('words.empty'),
    ...(holder ? [t('words.controller', housed({ house: holder }))] : []),
  ];
  return plain(parts.join(' · '));
}
