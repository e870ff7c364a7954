// White Walkers, the Night King and the Ice Dragon on the map, and in outlines what they are about to do.

import { memo, useMemo } from 'react';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { between, type Line, rounded } from '@three-thrones/game-kit/board/map/lines.ts';
import { Arrows, type DrawnArrow } from '@three-thrones/game-kit/board/map/marks.tsx';
import { Travelling, usePieces } from '@three-thrones/game-kit/board/map/pieces.tsx';
import type { DomainId } from '../../../data/ids.ts';
import { type NightAttack, nightAhead, type World } from '../../../rules/queries.ts';
import { areas } from '../../geometry/drawing.ts';
import { Aside } from '../../map/aside.tsx';
import { steps } from '../../map/clear.ts';
import { centre } from '../../map/map-geometry.ts';
import { layOutNight, type NightSpot } from './night-pieces.ts';
import './map.css';

interface NightOnMapProps {
  readonly world: World;
  /** What comes next is drawn: not while something is shown. */
  readonly isAhead: boolean;
}

export const NightOnMap = memo(function NightOnMap({ world, isAhead }: NightOnMapProps) {
  const { pieces, gone } = usePieces(layOutNight, world);
  return (
    <>
      {isAhead && <Ahead world={world} />}
      <Travelling pieces={pieces} gone={gone} way={straight}>
        {(piece) => <Enemy spot={piece} />}
      </Travelling>
    </>
  );
});

const SIZE: Readonly<Record<NightSpot['sort'], number>> = { walker: 1, king: 0.92, 'ice-dragon': 0.86 };

function Enemy({ spot: { sort, domain, slot } }: { readonly spot: NightSpot }) {
  return (
    <Aside step={domain && slot && steps[domain][slot]}>
      <g className="map-body">
        <use href={`#te-${sort}`} transform={`scale(${SIZE[sort]})`} />
      </g>
    </Aside>
  );
}

/** Nothing stops them, and they take no roads. */
const straight = (_was: NightSpot, start: Point, { at }: NightSpot): Line => bowed(start, at);

/** A way with a bow, so that what lies between is not covered. */
function bowed(from: Point, to: Point): Line {
  const [x, y] = between(from, to);
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  return rounded([from, [x - down * 0.14, y + across * 0.14], to], 4);
}

function Ahead({ world }: { readonly world: World }) {
  const { attacks, afterTurn, isKnown } = useMemo(() => nightAhead(world), [world]);
  const sure = afterTurn.length > 0 ? afterTurn : attacks;
  const from = world.coop!.nightKing.at;
  return (
    <g className="te-ahead" data-sure={sure.length === 1 && (afterTurn.length > 0 || isKnown)}>
      {sure.map((attack) => (
        <AttackAhead key={attack.at} attack={attack} from={from} />
      ))}
    </g>
  );
}

function AttackAhead({
  attack: { at, walkers },
  from,
}: {
  readonly attack: NightAttack;
  readonly from: DomainId;
}) {
  const arrows = useMemo((): readonly DrawnArrow[] => {
    if (at === from) return [];
    const [start, end] = [centre(from), areas[at].slots.hero];
    return [{ key: at, line: bowed(start, end), bySea: false, battle: false, means: 'night', strong: false }];
  }, [at, from]);
  return (
    <>
      <Arrows arrows={arrows} />
      <Ghost of="king" at={at} slot="hero" />
      <g className="te-walkers-ahead">
        {walkers.map((to) => (
          <Ghost key={to} of="walker" at={to} slot="units" />
        ))}
      </g>
    </>
  );
}

interface GhostProps {
  readonly of: 'king' | 'walker';
  readonly at: DomainId;
  readonly slot: 'units' | 'hero';
}

function Ghost({ of, at, slot }: GhostProps) {
  const { units, hero } = areas[at].slots;
  const [x, y] = slot === 'hero' ? hero : units.at(-1)!;
  return (
    <Aside step={steps[at][slot]}>
      <g transform={`translate(${x} ${y})`}>
        <g className="map-body">
          <use href={`#te-${of}-ghost`} transform="scale(.86)" />
        </g>
      </g>
    </Aside>
  );
}
