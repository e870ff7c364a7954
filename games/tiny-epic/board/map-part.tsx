// The map with what the table knows: where one may go, what is refused, who is on the way.

import { type DomainId, isDomain, type MapCardId } from '../data/ids.ts';
import { type Asking, controller, isHostile, type Questions, type World } from '../rules/queries.ts';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { MapStage } from '@three-thrones/game-kit/board/map/map-stage.tsx';
import { controlWords, hatched, shownAmong, useLasting } from '@three-thrones/game-kit/board/map/places.ts';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { FindsOnMap, NightOnMap, WallOnMap } from './coop/parts.ts';
import { RivalMap } from './solo/parts.ts';
import { DomainMap, type MapLabels, type MapLayers } from './map/map.tsx';
import { pennantsIn } from './map-beat.ts';
import { arrowsOf, domainsIn, fitOf, originOf, surroundings } from './map-marks.ts';
import type { Props } from './types.ts';
import { nightWords } from './words/in-words.ts';
import { hasWords, housed, say, t, units } from './words/names.ts';

const BattleReveal = later<Props>(async () => (await import('./battle-reveal.tsx')).BattleReveal);

export function MapPart(props: Props) {
  const { view, eye, decision, open, lit, barred, covered, marked, way, touch, point } = props;
  const { world } = view;
  const language = useLanguage();
  const targets = useMemo(() => {
    const isAttack = (id: DomainId): boolean => mayAttack(decision) && isHostile(world, decision.seat, id);
    return new Map(
      domainsIn(open).map((id): [DomainId, 'go' | 'battle'] => [id, isAttack(id) ? 'battle' : 'go']),
    );
  }, [open, decision, world]);
  const refused = useMemo(() => hatched(domainsIn(barred), mayAttack(decision)), [barred, decision]);
  const origin = originOf(view, decision);
  const chosen = domainsIn(lit).find((id) => targets.has(id));
  const far = useMemo(() => new Set(domainsIn(props.far)), [props.far]);
  const arrows = useMemo(
    () => arrowsOf(decision, origin, { targets, far, chosen, way: domainsIn(new Set(way)) }),
    [decision, origin, targets, far, chosen, way],
  );
  const fit = useLasting(fitOf(world, targets, origin), () => surroundings(world, eye));
  const pennants = useMemo(() => pennantsIn(props.beat), [props.beat]);
  const label = useMemo((): MapLabels => labelsFor(world), [world, language]);

  return (
    <MapStage kind="domain" isMarked={marked !== undefined}>
      <DomainMap
        {...{ world, targets, far, origin, chosen, arrows, refused, fit, label }}
        insets={covered}
        layers={layersOf(props)}
        pennants={pennants}
        show={shownAmong(props.beat, isDomain)}
        onPick={(id, element) => touch(`domain:${id}`, element)}
        onHover={(id) => point(id && `domain:${id}`)}
      />
      {props.beat && <BattleReveal {...props} />}
    </MapStage>
  );
}

/** What the mode of this table draws on its map. */
function layersOf(props: Props): MapLayers | undefined {
  const { world } = props.view;
  const automaton = world.rival && <RivalMap {...props} />;
  if (world.coop) return nightLayers(world, props.beat === undefined, automaton);
  return automaton && { underUnits: automaton };
}

/** The Wall, tokens and the Night King's own; what they are about to do, while nothing else is shown. */
function nightLayers(world: World, isAhead: boolean, automaton: ReactNode): MapLayers {
  return {
    overGround: <WallOnMap world={world} />,
    underUnits: (
      <>
        <FindsOnMap world={world} />
        {automaton}
      </>
    ),
    overUnits: <NightOnMap world={world} isAhead={isAhead} />,
  };
}

/** Questions whose answer may start a battle. */
const ATTACKS: readonly (keyof Questions)[] = [
  'movement.chooseDestination',
  'movement.chooseSecondDestination',
  'converge-battle.chooseTarget',
  'recruit-into-battle.deploy',
];

function mayAttack(decision: Asking | undefined): decision is Asking {
  return decision !== undefined && ATTACKS.includes(decision.kind);
}

function labelsFor(world: World): MapLabels {
  return {
    domain: (id) => say(`domain.${id}.name`),
    sea: (card: MapCardId) => say(`sea.${card}`),
    describe: (id) => describe(id, world),
    control: controlWords,
    place: (id) => (hasWords(`place.${id}`) ? say(`place.${id}`) : undefined),
  };
}

function describe(id: DomainId, world: World): string {
  const holder = controller(world, id);
  const parts = [
    say(`domain.${id}.name`),
    world.map[id].length > 0 ? units(world, world.map[id]) : t('words.empty'),
    ...(holder ? [t('words.controller', housed({ house: holder }))] : []),
    ...nightWords(id, world),
  ];
  return plain(parts.join(' · '));
}
