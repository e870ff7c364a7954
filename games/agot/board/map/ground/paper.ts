// The sheet itself: its margin with the scale along the edges, and the cartouche for the title.

import { chance } from '@three-thrones/game-kit/board/map/ground/chance.ts';
import { stroke } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { decor, viewBox } from '../../geometry/drawing.ts';
import { MARGIN, PAPER } from '../map-geometry.ts';

const STEP = 50;

/** Paper that has been handled: its edge is not quite straight. */
function torn(): string {
  const { left, top, width, height } = PAPER;
  const random = chance(7);
  const sway = (): number => Math.round((random() - 0.5) * 50) / 10;
  const edge: string[] = [];
  for (let x = left; x < left + width; x += 37) edge.push(`${x} ${top + sway()}`);
  for (let y = top; y < top + height; y += 37) edge.push(`${left + width + sway()} ${y}`);
  for (let x = left + width; x > left; x -= 37) edge.push(`${x} ${top + height + sway()}`);
  for (let y = top + height; y > top; y -= 37) edge.push(`${left + sway()} ${y}`);
  return `M${edge.join('L')}Z`;
}

export function sheet(): string {
  const edge = torn();
  return (
    `<clipPath id="ag-paper"><path d="${edge}"/></clipPath>` +
    `<path d="${edge}" fill="#000" opacity=".28" transform="translate(4 9)"/>` +
    `<path d="${edge}" fill="#000" opacity=".3" transform="translate(1.5 3.5)"/>` +
    `<path d="${edge}" fill="#e6d8b2" stroke="#5b3f1d" stroke-width="1.2" stroke-linejoin="round"/>`
  );
}

/** Dark and light along the edge by turns, as on charts. */
export function scale(): string {
  const [left, top, width, height] = viewBox;
  const band = (at: number): string =>
    `M${left - at} ${top - at}h${width + 2 * at}v${height + 2 * at}h${-width - 2 * at}Z`;
  let dark = '';
  for (let x = left; x < left + width; x += 2 * STEP) {
    const wide = Math.min(STEP, left + width - x);
    dark += `M${x} ${top - 9}h${wide}v5h${-wide}ZM${x} ${top + height + 4}h${wide}v5h${-wide}Z`;
  }
  for (let y = top; y < top + height; y += 2 * STEP) {
    const high = Math.min(STEP, top + height - y);
    dark += `M${left - 9} ${y}h5v${high}h-5ZM${left + width + 4} ${y}h5v${high}h-5Z`;
  }
  const corner = MARGIN - 8;
  return (
    stroke(band(1.6), '#2e2114', 3.2) +
    stroke(band(4), '#2e2114', 0.8) +
    stroke(band(9), '#2e2114', 1) +
    `<path d="${dark}" fill="#4a3218"/>` +
    stroke(band(corner), '#7a5a2c', 0.9, 'opacity=".7"')
  );
}

export function cartouche(): string {
  const [x, y, width] = decor.title;
  const half = width / 2;
  const body = (inset: number): string => {
    const long = half - 26 - inset;
    const high = 24 - inset;
    return `M${-long} ${-high}H${long}q4 10 22 12v${2 * high - 24}q-18 2-22 12H${-long}q-4-10-22-12v${24 - 2 * high}q18-2 22-12Z`;
  };
  return (
    `<g transform="translate(${x} ${y})"><path d="${body(0)}" fill="#16242a" opacity=".3" transform="translate(2 4)"/>` +
    `<path d="${body(0)}" fill="#ecdfba" stroke="#2e2114" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="${body(4)}" fill="none" stroke="#8a1d17" stroke-width="1" stroke-linejoin="round" opacity=".8"/></g>`
  );
}
