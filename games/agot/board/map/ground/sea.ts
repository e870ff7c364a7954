// The sea: its winds, the water lines along every coast, the borders between its areas, and its ports.

import { compassRose, serpent, wave } from '@three-thrones/game-kit/board/map/ground/glyphs.ts';
import {
  gridAndWinds,
  outlineId,
  pen,
  stroke,
  use,
  waterLines,
} from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { areas, decor, ports, viewBox } from '../../geometry/drawing.ts';

const ROSE = 44;

export function sea(): string {
  const [left, top, width, height] = viewBox;
  return (
    '<radialGradient id="ag-sea" gradientUnits="userSpaceOnUse" cx="560" cy="800" r="1050"><stop offset="0" stop-color="#a7bdb7"/>' +
    '<stop offset=".6" stop-color="#9cb6b3"/><stop offset="1" stop-color="#89a8aa"/></radialGradient>' +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#ag-sea)"/>` +
    gridAndWinds({ left, top, width, height }, decor.compass) +
    use('ag-coast', pen('#c6d6c9', 30, 'opacity=".22"')) +
    use('ag-coast', pen('#cbd9cb', 14, 'opacity=".4"')) +
    waterLines('ag-coast', { left, top, width, height }) +
    use('ag-sea-borders', pen('#e4ecdf', 5, 'opacity=".42"')) +
    use('ag-sea-borders', pen('#23434d', 1.9, 'stroke-dasharray="11 5 2 5" opacity=".85"')) +
    stroke(
      decor.waves.map(([x, y]) => wave(x, y)).join(''),
      '#2f5560',
      1,
      'stroke-linecap="round" opacity=".4"',
    )
  );
}

export function afloat(): string {
  return decor.serpents.map(([x, y]) => serpent(x, y)).join('') + compassRose(...decor.compass, ROSE);
}

const ANCHOR =
  '<circle cy="-13" r="3.6"/><path d="M0 -9.4V15M-7.5 -4.5H7.5M-13.5 3.5Q-12.5 13.5 0 16Q12.5 13.5 13.5 3.5M-17 7.5-13.5 3.200-9.600 6.400M17 7.5 13.5 3.200 9.600 6.400"/>';

/** A basin of still water inside a quay of cut stone, with an anchor on its floor. */
export function harbours(): string {
  return ports
    .map((id) => {
      const shape = outlineId(id);
      const [x, y] = areas[id].label.at;
      return (
        use(shape, 'fill="#16242a" opacity=".3" transform="translate(1.5 3)"') +
        use(shape, 'fill="#bcd2cb" stroke="#2e2114" stroke-width="9.4" stroke-linejoin="round"') +
        use(shape, pen('#d9c79c', 6.6)) +
        use(shape, pen('#6b5026', 6.6, 'stroke-dasharray=".9 7.6" opacity=".85"')) +
        use(shape, pen('#f2e7c6', 1.2, 'opacity=".75" transform="translate(-.8 -1)"')) +
        `<clipPath id="ag-basin-${id}">${use(shape, '')}</clipPath>` +
        `<g clip-path="url(#ag-basin-${id})">${use(shape, pen('#2e2114', 8.6))}${use(shape, pen('#d9c79c', 6.6))}${use(
          shape,
          pen('#6b5026', 6.6, 'stroke-dasharray=".9 7.6" opacity=".85"'),
        )}</g>` +
        `<g transform="translate(${x} ${y})" fill="none" stroke="#2d525b" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".5">${ANCHOR}</g>`
      );
    })
    .join('');
}
