// The map of Westeros: a table's state in, the domain that was touched out. It knows no rule.

import type { DomainId } from '../../data/ids.ts';
import { domainsAt, groupNamed, type World } from '../../rules/queries.ts';
import { memo, useMemo } from 'react';
import { MapFrame } from '@three-thrones/game-kit/board/map/frame.tsx';
import { type DrawnArrow, Glow, Marks } from '@three-thrones/game-kit/board/map/marks.tsx';
import { useWidths } from '@three-thrones/game-kit/board/map/use-widths.ts';
import { Badges } from './badges.tsx';
import { domainNames, NAME_SIZE } from './domain-names.ts';
import { Ground } from './ground/ground.tsx';
import type { Army } from './pieces.ts';
import { Pieces } from './pieces-layer.tsx';
import { geometry, geometryWithNorth, islands } from './map-geometry.ts';
import type { MapProps } from './props.ts';
import { arrowLine } from './routes.ts';
import { bannerOf, Names, Sites } from './sites.tsx';
import { Symbols } from './symbols.tsx';
import './map.css';

export type { MapLabels, MapLayers, MapProps } from './props.ts';

export function DomainMap(props: MapProps) {
  const { world, targets, far, origin, refused, army, label, fit, show, insets, layers, pennants } = props;
  const { chosen, arrows } = useMarks(props);
  const armies = useArmies(world, army);
  const near = useMemo(() => new Map([...targets].filter(([id]) => !far?.has(id))), [targets, far]);
  const banners = useMemo(() => bannersOf(world), [world]);
  const taken = useMemo(() => tokensLie(world), [world]);
  const widthOf = useWidths('800', NAME_SIZE, label);
  const drawn = world.coop ? geometryWithNorth : geometry;
  const names = useMemo(() => domainNames(drawn.ids, label.domain, widthOf), [drawn, label, widthOf]);
  return (
    <MapFrame
      geometry={drawn}
      {...{ targets, far, origin, refused, fit, show, insets, banners }}
      describe={label.describe}
      control={label.control}
      onPick={props.onPick}
      onHover={props.onHover}
      below={
        <>
          <Ground hasNorth={world.coop !== undefined} />
          <Glow targets={near} chosen={chosen} />
          <Marks {...{ targets, origin, chosen, arrows }} {...(far && { far })} />
          {layers?.overGround}
        </>
      }
      symbols={<Symbols />}
      fingers={<Islands />}
    >
      <Sites world={world} pennants={pennants} />
      {layers?.underUnits}
      <Pieces world={world} armies={armies} />
      {layers?.overUnits}
      <Names label={label} names={names} hasNorth={world.coop !== undefined} />
      <Badges {...{ targets, names, taken }} arrows={props.arrows} {...(far && { far })} />
    </MapFrame>
  );
}

const NONE: ReadonlySet<DomainId> = new Set();

function useMarks({ chosen, arrows }: MapProps): {
  chosen: ReadonlySet<DomainId>;
  arrows: readonly DrawnArrow[];
} {
  const drawn = useMemo(
    () =>
      arrows.map(({ from, to, battle }): DrawnArrow => {
        const { line, bySea } = arrowLine(from, to);
        return { key: `${from} ${to}`, line, bySea, battle, strong: to === chosen };
      }),
    [arrows, chosen],
  );
  const set = useMemo(() => (chosen === undefined ? NONE : new Set([chosen])), [chosen]);
  return { chosen: set, arrows: drawn };
}

function bannersOf(world: World): Partial<Record<DomainId, string>> {
  return Object.fromEntries(
    domainsAt(world).flatMap((id) => {
      const house = bannerOf(world, id);
      return house ? [[id, house]] : [];
    }),
  );
}

/** Where exploration tokens lie (§21.5). */
function tokensLie({ coop }: World): ReadonlySet<DomainId> {
  return new Set(coop && ([...Object.keys(coop.tokens.up), ...Object.keys(coop.tokens.down)] as DomainId[]));
}

function useArmies(world: World, army: MapProps['army']): readonly Army[] {
  const { at, from, units } = army ?? {};
  return useMemo(() => {
    const marching = at && from && units !== undefined ? { at, from, force: groupNamed(units) } : world.army;
    return [marching, world.retreating].filter((one) => one !== undefined);
  }, [world, at, from, units]);
}

const FINGER = 30;

const Islands = memo(function Islands() {
  return islands.map(({ id, x, y }) => (
    <circle key={`${x} ${y}`} className="map-hit" data-area={id} cx={x} cy={y} r={FINGER} />
  ));
});
