// The sea: its grid and winds, the water lines along every coast, what swims in it, and the mist beyond the Wall.

import { decor } from '../../geometry/drawing.ts';
import { compassRose, serpent, ship, wave } from '@three-thrones/game-kit/board/map/ground/glyphs.ts';
import {
  curve,
  gridAndWinds,
  pen,
  stroke,
  use,
  waterLines,
} from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { linesOf, SHEET } from './shapes.ts';

export function sea(): string {
  return (
    gridAndWinds(SHEET, decor.compass) +
    use('te-coast', pen('#c6d6c9', 30, 'opacity=".22"')) +
    use('te-coast', pen('#cbd9cb', 14, 'opacity=".4"')) +
    waterLines('te-coast', SHEET) +
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

export function afloat(): string {
  return (
    decor.ships.map(([x, y]) => ship(x, y)).join('') +
    decor.serpents.map(([x, y]) => serpent(x, y)).join('') +
    compassRose(...decor.compass)
  );
}

/** Where the drawing of the north ends, the land goes on under snow. */
export function snow(): string {
  const { left, top } = SHEET;
  return (
    '<radialGradient id="te-snow"><stop offset="0" stop-color="#eef3f3"/><stop offset=".55" stop-color="#eef3f3"/>' +
    '<stop offset="1" stop-color="#eef3f3" stop-opacity="0"/></radialGradient>' +
    `<ellipse cx="-6" cy="${top + 110}" rx="70" ry="230" fill="url(#te-snow)"/>` +
    `<ellipse cx="${left + 1400}" cy="${top}" rx="620" ry="34" fill="url(#te-snow)"/>`
  );
}

/** Thickest in the middle of the north; where the drawing ends there is none left. */
export function mist(): string {
  const { left, top, width } = SHEET;
  const depth = 44 - top;
  return (
    '<radialGradient id="te-mist" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" ' +
    `gradientTransform="translate(${left + width / 2} ${top}) scale(${width / 2} ${depth})">` +
    '<stop offset="0" stop-color="#dfe6e4"/>' +
    '<stop offset=".6" stop-color="#dfe6e4" stop-opacity=".94"/><stop offset=".82" stop-color="#dfe6e4" stop-opacity=".55"/>' +
    '<stop offset="1" stop-color="#dfe6e4" stop-opacity="0"/></radialGradient>' +
    `<rect x="${left}" y="${top}" width="${width}" height="${depth}" fill="url(#te-mist)"/>`
  );
}
