// The map of Westeros: what lies in its areas in, the area that was touched out. It knows no rule.

import type { AreaId } from '../../data/ids.ts';
import { clsx } from 'clsx';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { MapFrame } from '@three-thrones/game-kit/board/map/frame.tsx';
import { Arrows, Badge, type DrawnArrow, Glow, Marks } from '@three-thrones/game-kit/board/map/marks.tsx';
import { areas as drawn } from '../geometry/drawing.ts';
import { BeatLayer } from './beat-layer.tsx';
import { ZoomedOut } from './zoomed-out.tsx';
import { Ground } from './ground/ground.tsx';
import { holderOf } from './layout.ts';
import { NamePlate, Names, ZoomedOutNames, Title } from './names.tsx';
import { Pieces } from './pieces-layer.tsx';
import { geometry } from './map-geometry.ts';
import type { ArmyShown, MapProps } from './props.ts';
import { arrowLine } from './routes.ts';
import { Symbols } from './symbols.tsx';
import { Barred, Orders, Sites, Tokens } from './tokens.tsx';
import './map.css';

export type { MapLabels, MapProps } from './props.ts';

const NOBODY: readonly ArmyShown[] = [];
const NONE: ReadonlySet<AreaId> = new Set();
const NOWHERE: readonly AreaId[] = [];

export function WesterosMap(props: MapProps) {
  const {
    areas,
    armies = NOBODY,
    targets,
    origin,
    chosen = NONE,
    refused,
    label,
    fit,
    show,
    insets,
    beat,
  } = props;
  const arrows = useArrows(props.arrows, chosen);
  const banners = useMemo(() => bannersOf(areas), [areas]);
  const reveals = beat?.reveals ? ({ '--lasts': `${beat.lasts}ms` } as CSSProperties) : undefined;
  const [pointed, setPointed] = useState<AreaId>();
  return (
    <MapFrame
      {...{ geometry, targets, origin, refused, fit, show, insets, banners }}
      className="ag-map"
      describe={label.describe}
      control={label.control}
      onPick={props.onPick}
      onHover={(id) => {
        setPointed(id);
        props.onHover(id);
      }}
      below={
        <>
          <Ground />
          <Barred shown={areas} />
          <Glow targets={targets} chosen={chosen} />
          <Marks targets={targets} origin={origin} chosen={chosen} />
        </>
      }
      symbols={<Symbols />}
    >
      <Sites shown={areas} />
      {label.title ? <Title words={label.title()} /> : undefined}
      <g className={clsx('ag-near', reveals && 'ag-reveals')} style={reveals}>
        <Tokens shown={areas} label={label} />
        <Pieces shown={areas} armies={armies} label={label} />
        <Orders shown={areas} label={label} />
      </g>
      <g className={clsx('ag-far', reveals && 'ag-reveals')} style={reveals}>
        <ZoomedOut shown={areas} armies={armies} label={label} />
      </g>
      <Arrows arrows={arrows} />
      {beat && <BeatLayer key={beat.key} beat={beat} label={label} />}
      <Names label={label} />
      <ZoomedOutNames ids={props.named ?? NOWHERE} shown={areas} label={label} />
      <Badges targets={targets} arrows={props.arrows} combat={props.combat} />
      {pointed ? <NamePlate id={pointed} name={label.area(pointed)} /> : undefined}
    </MapFrame>
  );
}

function useArrows(arrows: MapProps['arrows'], chosen: ReadonlySet<AreaId>): readonly DrawnArrow[] {
  return useMemo(
    () =>
      arrows.map((arrow): DrawnArrow => {
        const { line, bySea } = arrowLine(arrow);
        const { from, to, battle = false, means = 'march' } = arrow;
        return { key: `${from} ${to}`, line, bySea, battle, means, strong: chosen.has(to) };
      }),
    [arrows, chosen],
  );
}

function bannersOf(areas: MapProps['areas']): Partial<Record<AreaId, string>> {
  return Object.fromEntries(
    geometry.ids.flatMap((id) => {
      const house = holderOf(areas[id]);
      return house && drawn[id].kind !== 'port' ? [[id, house]] : [];
    }),
  );
}

type BadgesProps = Pick<MapProps, 'targets' | 'arrows' | 'combat'>;

/** Crossed swords where it means a battle, larger where one is being fought. */
const Badges = memo(function Badges({ targets, arrows, combat }: BadgesProps) {
  const pointed = new Map(
    arrows.filter(({ battle }) => battle).map((arrow) => [arrow.to, arrowLine(arrow).badge]),
  );
  return (
    <g>
      {[...targets].map(([id, means]) =>
        means === 'battle' && id !== combat ? (
          <Badge key={id} symbol="map-battle" at={pointed.get(id) ?? drawn[id].badge} />
        ) : undefined,
      )}
      {combat ? (
        <g
          className="ag-combat"
          transform={`translate(${(pointed.get(combat) ?? drawn[combat].badge).join(' ')})`}
        >
          <circle r="26" className="ag-combat-ring" />
          <use href="#map-battle" transform="scale(1.35)" />
        </g>
      ) : undefined}
    </g>
  );
});
