// The sea: its grid and winds, the water lines along every coast, what swims in it, and the mist beyond the Wall.

import { decor } from '../../geometry/drawing.ts';
import type { Line } from '../../geometry/lines.ts';
import { compassRose, serpent, ship, wave } from './glyphs.ts';
import { curve, linesOf, pen, SHEET, stroke, use } from './shapes.ts';

export function sea(): string {
  const { left, top, width, height } = SHEET;
  let grid = '';
  for (let x = left; x <= left + width; x += 100) grid += `M${x} ${top}v${height}`;
  for (let y = Math.ceil(top / 100) * 100; y <= top + height; y += 100) grid += `M${left} ${y}h${width}`;
  const [roseX, roseY] = decor.compass;
  let winds = '';
  for (let turn = 0; turn < 16; turn++) {
    const angle = (turn * Math.PI) / 8;
    winds += `M${roseX} ${roseY}l${Math.round(Math.sin(angle) * 2600)} ${Math.round(Math.cos(angle) * 2600)}`;
  }
  return (
    stroke(grid, '#35525a', 0.5, 'opacity=".13"') +
    stroke(winds, '#35525a', 0.7, 'opacity=".13"') +
    use('te-coast', pen('#c6d6c9', 30, 'opacity=".22"')) +
    use('te-coast', pen('#cbd9cb', 14, 'opacity=".4"')) +
    decor.waterLines.map(waterLine).join('') +
    stroke(
      linesOf('sea-limit').map(curve).join(''),
      '#2f4c55',
      1.4,
      'stroke-dasharray="1 7" stroke-linecap="round" opacity=".75"',
    ) +
    stroke(
      decor.waves.map(([x, y]) => wave(x, y)).join(''),
      '#2f5560',
      1,
      'stroke-linecap="round" opacity=".4"',
    )
  );
}

const DASHES = ['none', '260 4', '150 8 60 6', '64 13 26 9'];

/** Lines grow fainter and break up towards the open sea. */
function waterLine(level: readonly Line[], at: number): string {
  const line = `stroke-dasharray="${DASHES[at]}" stroke-linecap="round" stroke-opacity="${(0.54 - at * 0.1).toFixed(2)}"`;
  return `<g ${pen('#274a55', 1.15 - at * 0.1, line)}>${level.map((points) => `<path d="${curve(points)}"/>`).join('')}</g>`;
}

export function afloat(): string {
  return (
    decor.ships.map(([x, y]) => ship(x, y)).join('') +
    decor.serpents.map(([x, y]) => serpent(x, y)).join('') +
    compassRose(...decor.compass)
  );
}

export function mist(): string {
  const { left, top, width } = SHEET;
  return (
    '<linearGradient id="te-mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe6e4"/>' +
    '<stop offset=".6" stop-color="#dfe6e4" stop-opacity=".94"/><stop offset=".82" stop-color="#dfe6e4" stop-opacity=".55"/>' +
    '<stop offset="1" stop-color="#dfe6e4" stop-opacity="0"/></linearGradient>' +
    `<rect x="${left}" y="${top}" width="${width}" height="${44 - top}" fill="url(#te-mist)"/>`
  );
}
