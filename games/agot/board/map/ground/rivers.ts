// Rivers. Where nobody may pass they run broad between dark banks, with white water on them; where there is a bridge
// they are narrow, and the bridge lies across.

import { stroke } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import {
  along,
  between,
  distance,
  type Line,
  lengthOf,
  smoothLoop,
  smoothPath,
  stretch,
} from '@three-thrones/game-kit/board/map/lines.ts';
import { arcs, bridges, decor, lines, rivers } from '../../geometry/drawing.ts';
import { riverLine } from './shapes.ts';

const BANK = '#1f4049';
const WATER = '#8fb6ba';
const STREAM = '#a3c4c3';
const FOAM = '#eef5ee';

const isBarred = (turn: number): boolean => arcs[turn < 0 ? ~turn : turn]!.kind === 'river';

/** A line with breadth, as an outline: it may widen along the way. */
function band(line: Line, breadth: (gone: number) => number): string {
  const length = lengthOf(line);
  const count = Math.max(8, Math.round(length / 5));
  const left: string[] = [];
  const right: string[] = [];
  for (let at = 0; at <= count; at++) {
    const gone = (length * at) / count;
    const [x, y] = along(line, gone);
    const [fromX, fromY] = along(line, Math.max(0, gone - 3));
    const [toX, toY] = along(line, Math.min(length, gone + 3));
    const away = Math.hypot(toX - fromX, toY - fromY) || 1;
    const half = breadth(gone) / 2 / away;
    left.push(`${short(x - (toY - fromY) * half)} ${short(y + (toX - fromX) * half)}`);
    right.push(`${short(x + (toY - fromY) * half)} ${short(y - (toX - fromX) * half)}`);
  }
  return `M${[...left, ...right.toReversed()].join('L')}Z`;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Reaches a little out to sea, so that the mouth is open. */
function withMouth(line: Line, reach: number): Line {
  const end = line.at(-1)!;
  const before = along(line.toReversed(), 8);
  return [...line, between(before, end, 1 + reach / Math.max(1, distance(before, end)))];
}

/** Broken water: small curls across the stream. */
function rapids(line: Line): string {
  const length = lengthOf(line);
  let curls = '';
  for (let gone = 9; gone < length - 5; gone += 11) {
    const [x, y] = along(line, gone);
    const [nextX, nextY] = along(line, gone + 2);
    const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    curls += `<path d="M-1.6 -2.6Q1.8 0-1.6 2.6" transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})"/>`;
  }
  return `<g fill="none" stroke="${FOAM}" stroke-width="1.1" stroke-linecap="round" opacity=".9">${curls}</g>`;
}

interface Reach {
  readonly from: number;
  readonly to: number;
}

/** The stretches of a river nobody may pass. */
function barredReaches(turns: readonly number[]): Reach[] {
  const reaches: Reach[] = [];
  let gone = 0;
  for (const turn of turns) {
    const length = lengthOf(lines[turn < 0 ? ~turn : turn]!);
    if (isBarred(turn)) reaches.push({ from: gone, to: gone + length });
    gone += length;
  }
  return reaches;
}

const EASE = 9;

/** How broad a river is: it rises as a brook, and swells where nobody may pass. */
function breadthOf(reaches: readonly Reach[], length: number): (gone: number) => number {
  return (gone) => {
    const brook = 1.6 + 3.6 * Math.min(1, gone / Math.min(110, length * 0.6));
    let most = brook;
    for (const { from, to } of reaches) {
      const inside = Math.min(gone - from, to - gone) + EASE;
      const part = Math.min(1, Math.max(0, inside / EASE));
      const isSource = from === 0;
      const swell = isSource ? Math.min(1, gone / 26) : 1;
      most = Math.max(most, brook + (9.4 * swell - brook) * part);
    }
    return most;
  };
}

function river(turns: readonly number[]): string {
  const line = riverLine(turns);
  const length = lengthOf(line);
  const reaches = barredReaches(turns);
  const breadth = breadthOf(reaches, length);
  const open = withMouth(line, 4);
  const barred = reaches.map(({ from, to }) => stretch(line, from, to));
  return (
    `<path d="${band(line, (gone) => breadth(gone) + 2 + (breadth(gone) > 7 ? 1.4 : 0))}" fill="${BANK}"/>` +
    `<path d="${band(open, breadth)}" fill="${reaches.length > 0 ? WATER : STREAM}"/>` +
    stroke(smoothPath(line), FOAM, 0.8, 'stroke-dasharray="12 8" stroke-linecap="round" opacity=".5"') +
    barred.map(rapids).join('')
  );
}

export function waters(): string {
  const lakes = decor.lakes.map(
    (lake) =>
      `<path d="${smoothLoop(lake)}" fill="${STREAM}" stroke="${BANK}" stroke-width="1.6"/>` +
      `<path d="${smoothLoop(lake)}" fill="none" stroke="#f6ebcd" stroke-width="1" opacity=".5" transform="translate(0 -1.4)"/>`,
  );
  return rivers.map(river).join('') + lakes.join('');
}

/** Two rails and planks over a stone arch, along the roadway. */
export function spans(): string {
  return bridges
    .map(
      ({ at: [x, y], angle }) =>
        `<g transform="translate(${x} ${y}) rotate(${angle})" stroke="#2e2114" stroke-linejoin="round">` +
        '<path d="M-15 -5.5Q0 -9 15 -5.5V6.5Q0 3 -15 6.5Z" fill="#16242a" stroke="none" opacity=".35" transform="translate(1 3)"/>' +
        '<path d="M-15.5 -6Q0 -9.5 15.5 -6V6Q0 2.5 -15.5 6Z" fill="#e6d6ac" stroke-width="1.5"/>' +
        '<path d="M-10 -6.9V4.4M-5 -7.6V3.6M0 -7.8V3.4M5 -7.6V3.6M10 -6.9V4.4" stroke-width=".9" opacity=".7"/>' +
        '<path d="M-16.5 -6.2Q0 -9.8 16.5 -6.2M-16.5 6.2Q0 2.6 16.5 6.2" fill="none" stroke-width="2.2"/></g>',
    )
    .join('');
}
