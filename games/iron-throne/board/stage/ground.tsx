// The table itself, drawn: stone floor, chairs, carved rim, bands and stained sectors, swords between them, iron ring, velvet.

import { memo } from 'react';
import type { Placed, Plan } from './places.ts';
import { at, beads, inset, outline, type Point, rope, sector } from './shapes.ts';
import './ground.css';

interface GroundProps {
  readonly plan: Plan;
  readonly placed: readonly Placed[];
  /** Whose velvet lies in the arena, left and right. */
  readonly challenger: string;
  readonly defender: string | undefined;
}

export const Ground = memo(function Ground({ plan, placed, challenger, defender }: GroundProps) {
  const { table, rim, band, arena, name } = plan;
  const top = inset(table, rim);
  const [cx, cy] = arena.centre;
  const velvet = inset(arena, 22);
  const id = (part: string): string => `it-${name}-${part}`;
  const turns = rope(table, rim, 13);
  return (
    <svg
      className="it-ground"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <clipPath id={id('velvet')}>
          <path d={outline(velvet)} />
        </clipPath>
        <clipPath id={id('top')}>
          <path d={outline(top)} />
        </clipPath>
        {placed.map(({ seat, from, to }) => (
          <radialGradient key={seat} id={id(seat)} gradientUnits="userSpaceOnUse" {...glow(plan, from, to)}>
            <stop data-house={seat} className="it-veneer-lit" />
            <stop offset="1" data-house={seat} className="it-veneer-deep" />
          </radialGradient>
        ))}
        {placed.map(({ seat, from, to }) => (
          <Grain key={seat} id={id(`grain-${seat}`)} turn={(from + to) / 2} />
        ))}
        {[challenger, defender].map((seat, side) => (
          <radialGradient
            key={side}
            id={id(`side-${side}`)}
            gradientUnits="userSpaceOnUse"
            cx={cx + (side - 0.5) * velvet.rx * 0.9}
            cy={cy - 10}
            r={velvet.rx * 0.76}
          >
            <stop data-house={seat} className="it-velvet-lit" />
            <stop offset="1" data-house={seat} className="it-velvet-deep" />
          </radialGradient>
        ))}
      </defs>
      <rect x="-400" y="-200" width={plan.width + 800} height={plan.height + 700} fill="url(#it-p-flags)" />
      {placed.slice(1).map((one) => (
        <Chair key={one.seat} plan={plan} {...one} />
      ))}
      <path d={outline(inset(table, -9))} className="it-shade" />
      <path d={outline(table)} className="it-rim-wood" />
      <path d={turns} className="it-rope" />
      <path d={turns} className="it-rope-lit" />
      <g clipPath={`url(#${id('top')})`}>
        {placed.map(({ seat, from, to }) => (
          <g key={seat} data-house={seat}>
            <path d={sector(top, from, to, arena.centre)} className="it-field" />
            <path d={sector(top, from, to, arena.centre)} fill={`url(#pattern-${seat})`} />
            <path d={sector(inset(top, band + 3), from, to, arena.centre)} fill={`url(#${id(seat)})`} />
            <path
              d={sector(inset(top, band + 3), from, to, arena.centre)}
              fill={`url(#pattern-${seat})`}
              opacity=".16"
            />
            <path
              d={sector(inset(top, band + 3), from, to, arena.centre)}
              fill={`url(#${id(`grain-${seat}`)})`}
            />
          </g>
        ))}
        <path d={outline(inset(top, band + 2))} className="it-line-dark" />
        <path d={outline(inset(top, band + 2))} className="it-line" />
      </g>
      <path d={outline(inset(top, 1))} className="it-line" />
      <path d={outline(top)} fill="url(#it-g-light)" />
      <path d={outline(inset(arena, -13))} className="it-inlay" />
      {placed.map(({ seat, from }) => (
        <Sword key={seat} from={towards(plan, from)} to={at(top, from)} />
      ))}
      <g fill="url(#it-g-stud)">
        {beads(inset(arena, -6.5), 14).map(([x, y], key) => (
          <circle key={key} cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.8" />
        ))}
      </g>
      <path d={outline(arena)} className="it-iron" />
      <path d={outline(inset(arena, 19))} className="it-hollow" />
      <g className="it-rivets">
        {beads(inset(arena, 10), 46).map(([x, y], key) => (
          <circle key={key} cx={x.toFixed(1)} cy={y.toFixed(1)} r="3.1" />
        ))}
      </g>
      <g clipPath={`url(#${id('velvet')})`}>
        {[challenger, defender].map((seat, side) => {
          const half = `M${cx} ${cy - velvet.ry}h${(side * 2 - 1) * velvet.rx}v${velvet.ry * 2}H${cx}Z`;
          return (
            <g key={side}>
              <path d={half} fill={`url(#${id(`side-${side}`)})`} />
              {seat !== undefined && <path d={half} fill={`url(#pattern-${seat})`} opacity=".13" />}
            </g>
          );
        })}
        <path d={outline(velvet)} className="it-velvet-shade" />
      </g>
      <path d={outline(velvet)} className="it-line" />
      <path d={outline(inset(velvet, 6))} className="it-stitches" />
      <GreatSword x={cx} {...plan.sword} />
      <rect
        x="-400"
        y="-200"
        width={plan.width + 800}
        height={plan.height + 700}
        fill="url(#it-g-lamp)"
        className="it-night"
      />
      {plan.candles.map(([x, y]) => (
        <Candle key={x} x={x} y={y} small={name === 'small'} />
      ))}
    </svg>
  );
});

/** Grain of the veneer, at right angles to the rim. */
function Grain({ id, turn }: { readonly id: string; readonly turn: number }) {
  return (
    <pattern
      id={id}
      width="260"
      height="46"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
      className="it-grain"
    >
      <path d="M0 5Q65 2 130 6T260 5M0 15Q90 19 150 14T260 15M0 27Q50 24 120 28T260 27M0 38Q80 42 170 37T260 38" />
      <path d="M0 10Q80 7 140 11T260 10M0 33Q70 30 160 34T260 33" className="it-grain-lit" />
      <path d="M60 21Q84 16 108 21Q84 26 60 21ZM70 21Q84 18.5 98 21Q84 23.5 70 21Z" />
    </pattern>
  );
}

/** Light falls on a sector from the middle of the table. */
function glow({ table, arena }: Plan, from: number, to: number): { cx: number; cy: number; r: number } {
  const [x, y] = at(table, (from + to) / 2);
  const [cx, cy] = arena.centre;
  return { cx: cx + (x - cx) * 0.52, cy: cy + (y - cy) * 0.52, r: Math.hypot(x - cx, y - cy) * 0.95 };
}

/** Where a sword's point reaches the iron, on its way from the rim to the middle. */
function towards({ table, rim, arena }: Plan, degrees: number): Point {
  const [x, y] = at(inset(table, rim), degrees);
  const [cx, cy] = arena.centre;
  return at(inset(arena, 3), (Math.atan2(y - cy, x - cx) * 180) / Math.PI);
}

function Sword({ from: [x, y], to }: { readonly from: Point; readonly to: Point }) {
  const length = Math.hypot(to[0] - x, to[1] - y) - 30;
  const turn = (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI;
  if (length < 10) return null;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}>
      <path d={`M0 0L14 -4.5H${length}V4.5H14Z`} opacity=".45" transform="translate(1.5 3)" />
      <path d={`M0 0L14 -4.5H${length}V0Z`} className="it-blade-lit" />
      <path d={`M0 0L14 4.5H${length}V0Z`} className="it-blade" />
      <path
        d={`M${length - 4} -15Q${length + 3} -10 ${length + 3} 0Q${length + 3} 10 ${length - 4} 15H${length + 4}Q${length + 8} 9 ${length + 8} 0Q${length + 8} -9 ${length + 4} -15Z`}
        className="it-rim"
      />
      <rect x={length + 7} y="-2.8" width="20" height="5.6" rx="1.5" className="it-grip" />
      <circle cx={length + 30} r="5.6" className="it-pommel" />
    </g>
  );
}

/** Between the two who face each other, point down. */
function GreatSword({
  x,
  top,
  length,
}: {
  readonly x: number;
  readonly top: number;
  readonly length: number;
}) {
  const foot = length - 26;
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={`M-10 38H10V${foot}L0 ${length}L-10 ${foot}Z`} opacity=".5" transform="translate(3 4)" />
      <path d={`M-10 38H0V${length}L-10 ${foot}Z`} className="it-blade-lit" />
      <path d={`M10 38H0V${length}L10 ${foot}Z`} className="it-blade" />
      <path d={`M-2.4 42H2.4V${foot - 44}L0 ${foot - 32}L-2.4 ${foot - 44}Z`} className="it-fuller" />
      <path
        d="M-46 28Q-44 37 -26 35H26Q44 37 46 28Q52 34 47 43Q30 51 12 44Q0 54 -12 44Q-30 51 -47 43Q-52 34 -46 28Z"
        className="it-rim"
      />
      <circle cy="40" r="5.6" className="it-ruby" />
      <rect x="-5.5" y="6" width="11" height="30" rx="2" className="it-grip" />
      <path d="M-5 11L5 14M-5 17L5 20M-5 23L5 26" className="it-wire" />
      <circle r="9" className="it-pommel" />
      <circle r="4" className="it-ruby" />
    </g>
  );
}

function Candle({ x, y, small }: { readonly x: number; readonly y: number; readonly small: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.66 : 1})`}>
      <circle r="130" fill="url(#it-g-candle)" className="it-candle-glow" />
      <circle r="16" className="it-pommel" />
      <circle r="9.5" fill="#f4e6c4" stroke="#b79a62" />
      <circle r="6.5" fill="#ffe9b3" />
      <path d="M0 -7C4 -3 4.6 1 0 5C-4.6 1 -4 -3 0 -7Z" fill="url(#it-g-flame)" />
    </g>
  );
}

/** A chair behind the rim, in the colours of whoever sits there. */
function Chair({ plan, seat, from, to }: Placed & { readonly plan: Plan }) {
  const angle = (from + to) / 2;
  const [x, y] = at(inset(plan.table, -10), angle);
  const scale = plan.name === 'small' ? 0.5 : 1;
  const back = 'M-88 -6Q-92 60 -84 74H84Q92 60 88 -6Q0 -26 -88 -6Z';
  return (
    <g
      transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle + 90}) scale(${scale})`}
      data-house={seat}
    >
      <path d={back} className="it-chair" />
      <path d={back} fill={`url(#pattern-${seat})`} opacity=".75" />
      <path d={back} className="it-chair-shade" />
      <path
        d="M-106 12Q-102 -24 0 -34Q102 -24 106 12L92 16Q86 -6 0 -15Q-86 -6 -92 16Z"
        className="it-rim-wood"
      />
      <circle cx="-100" cy="14" r="6.5" className="it-pommel" />
      <circle cx="100" cy="14" r="6.5" className="it-pommel" />
      <path d="M-17 -30L-15 -42L-8 -36L0 -48L8 -36L15 -42L17 -30Q0 -24 -17 -30Z" className="it-rim" />
    </g>
  );
}
