// What the map shows of the Rival's turn: the rows of its card, the Hero's row lit, and its ways with their numbers.

import { clsx } from 'clsx';
import { type HouseId, MAP_CARDS } from '../../data/ids.ts';
import { ROWS, type Row } from '../../data/solo.ts';
import { isTeammate, rowOf, rowOfCard } from '../../rules/queries.ts';
import { outlineId } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { Arrows, type DrawnArrow } from '@three-thrones/game-kit/board/map/marks.tsx';
import { along, lengthOf } from '@three-thrones/game-kit/board/map/lines.ts';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { areas, cards } from '../geometry/drawing.ts';
import type { Props } from '../types.ts';
import { t } from '../words/names.ts';
import { rivalLine } from './rival-line.ts';
import { type Leg, rivalAt } from './turn-shown.ts';
import { useRivalTurn } from './use-rival-turn.ts';
import { litIn, useWhyWalk } from './why-walk.ts';
import './rival-map.css';

export function RivalMap(props: Props) {
  const turn = useRivalTurn(props);
  const why = litIn(useWhyWalk());
  if (!turn?.isOn) return null;
  const { world } = props.view;
  const at = rivalAt(world);
  return (
    <g className="te-rival-map" data-friend={isTeammate(world)}>
      {turn.card &&
        ROWS.map((row) => (
          <RowPlate
            key={row}
            row={row}
            isNow={at !== undefined && rowOf(at) === row}
            isWhy={why.some((step) => step.row === row)}
          />
        ))}
      {why
        .flatMap(({ to }) => to ?? [])
        .map((id) => (
          <use key={id} href={`#${outlineId(id)}`} className="te-why-target" />
        ))}
      <Arrows arrows={turn.legs.map(drawn)} />
      {turn.legs
        .filter(({ hasLeft }) => hasLeft)
        .map((leg) => (
          <LeftBehind key={leg.nth} leg={leg} house={world.rival!.seat} />
        ))}
      {turn.legs.map((leg) => (
        <Numbered key={leg.nth} leg={leg} />
      ))}
    </g>
  );
}

function drawn(leg: Leg): DrawnArrow {
  const { nth, from, to, isDone } = leg;
  return {
    key: String(nth),
    line: rivalLine(leg),
    bySea: leg.move === 'sail' && from !== to,
    battle: false,
    means: isDone ? 'rival-done' : 'rival',
    strong: false,
  };
}

/** The same number as on the card. */
function Numbered({ leg }: { readonly leg: Leg }) {
  const line = rivalLine(leg);
  const [x, y] = along(line, lengthOf(line) / 2);
  return (
    <g className={clsx('te-rival-number', leg.isDone && 'done')} transform={`translate(${x} ${y})`}>
      <g className="map-body">
        <circle r="17" />
        <text dy=".36em">{formatNumber(leg.nth)}</text>
      </g>
    </g>
  );
}

/** Where it came from: its Hero as a ghost, and what stays there. */
function LeftBehind({ leg: { from, stays }, house }: { readonly leg: Leg; readonly house: HouseId }) {
  const { hero } = areas[from].slots;
  return (
    <g className="te-rival-left" transform={`translate(${hero[0]} ${hero[1]})`} aria-hidden="true">
      <g className="map-body">
        <use href={`#te-hero-${house}`} className="te-rival-ghost" />
        {stays && (
          <g className="te-stays">
            <rect x={-STAYS.width / 2} y={STAYS.y} width={STAYS.width} height={STAYS.height} rx="8" />
            <text y={STAYS.y + STAYS.height / 2} dy=".36em">
              {t('rival.stays-behind', { n: 1 })}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

const STAYS = { y: 26, width: 92, height: 27 };
const PLATE = { x: 8, width: 140, height: 42, margin: 7 };

interface RowPlateProps {
  readonly row: Row;
  readonly isNow: boolean;
  /** It is the reason for where the Hero goes. */
  readonly isWhy: boolean;
}

/** A plate at the corner of each row; the row of the Hero is lit and bounded. */
function RowPlate({ row, isNow, isWhy }: RowPlateProps) {
  const { top, bottom, right } = ROW_BOXES[row];
  const { x, width, height, margin } = PLATE;
  const y = bottom - height - margin;
  return (
    <g className={clsx('te-row-plate', { now: isNow, why: isWhy })}>
      {(isNow || isWhy) && <path d={`M0 ${top}H${right}M0 ${bottom}H${right}`} />}
      <rect x={x} y={y} width={width} height={height} rx="9" />
      <text x={x + width / 2} y={y + height / 2} dy=".34em">
        {t(`rival.row.${row}.name`)}
      </text>
    </g>
  );
}

interface RowBox {
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

function boxOfRow(row: Row): RowBox {
  const boxes = MAP_CARDS.filter((card) => rowOfCard(card) === row).map((card) => cards[card]);
  return {
    top: Math.min(...boxes.map(([, y]) => y)),
    bottom: Math.max(...boxes.map(([, y, , height]) => y + height)),
    right: Math.max(...boxes.map(([x, , width]) => x + width)),
  };
}

const ROW_BOXES: Readonly<Record<Row, RowBox>> = {
  north: boxOfRow('north'),
  central: boxOfRow('central'),
  south: boxOfRow('south'),
};
