// Mountains, trees and the small things of the land, each a little different from the next.

import { chance } from './chance.ts';

const INK = '#4a3620';
/** Which things of the north a drawing has: above these lines mountains bear snow, trees are firs, firs are white. */
export interface Climate {
  readonly snow: number;
  readonly firs: number;
  readonly frost: number;
}

export type Glyph = readonly [x: number, y: number, size: number];

const at = (value: number): string => String(Math.round(value * 10) / 10);

function path(d: string, paint: string): string {
  return `<path d="${d}" ${paint}/>`;
}

function mountain([x, y, size]: Glyph, { snow }: Climate): string {
  const random = chance(Math.round(x * 31 + y * 17));
  const sway = (spread: number): number => (random() - 0.5) * spread;
  const wide = size * (0.68 + sway(0.14));
  const foot = y + size * 0.38;
  const high = size * (0.94 + sway(0.22));
  const peak = x + sway(size * 0.2);
  /** A spot by its place across (−1 west foot, 1 east foot) and its height (0 foot, 1 summit). */
  const spot = (across: number, up: number): string =>
    `${at((across < 0 ? peak + across * (peak - x + wide) : peak + across * (x + wide - peak)) + sway(1))} ${at(foot - up * high)}`;
  const summit = spot(0, 1);
  const west = [spot(-1, 0), spot(-0.66, 0.34 + sway(0.1)), spot(-0.5, 0.4), spot(-0.24, 0.74 + sway(0.1))];
  const east = [spot(0.16, 0.78), spot(0.3, 0.66 + sway(0.08)), spot(0.56, 0.44 + sway(0.1)), spot(1, 0)];
  const fold = [spot(0.1, 0.7), spot(-0.05, 0.5), spot(0.14, 0.3 + sway(0.1)), spot(0.05, 0.12)];
  const ridge = `M${[...west, summit, ...east].join('L')}`;
  const cold = y < snow;
  const ink = cold ? '#46545c' : INK;
  return (
    path(`${ridge}Z`, `fill="${cold ? '#f0f2ee' : '#ebdfc0'}"`) +
    path(
      `M${[summit, ...east, spot(0.3, 0), ...fold.toReversed()].join('L')}Z`,
      `fill="${cold ? '#8799a2' : '#94754c'}" opacity=".55"`,
    ) +
    path(hatching(peak, foot - high, x + wide - peak, foot, random), pen(ink, 0.7, 0.6)) +
    path(`M${[summit, ...fold].join('L')}`, pen(ink, 0.8, 0.8)) +
    path(ridge, pen(ink, 1.15))
  );
}

/** A few strokes down the lee side. */
function hatching(peak: number, top: number, wide: number, foot: number, random: () => number): string {
  let strokes = '';
  for (let part = 0.3; part < 0.9; part += 0.2) {
    const startX = peak + wide * part * 0.84;
    const startY = top + (foot - top) * (part * 0.9 + 0.06);
    const fall = (foot - top) * (0.16 + random() * 0.1);
    strokes += `M${at(startX)} ${at(startY)}l${at(-wide * 0.06)} ${at(Math.min(fall, foot - startY))}`;
  }
  return strokes;
}

const pen = (colour: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }`;

function tree([x, y, size]: Glyph, climate: Climate): string {
  const random = chance(Math.round(x * 13 + y * 7));
  const foot = y + size * 0.42;
  const shadow = `<ellipse cx="${at(x + size * 0.12)}" cy="${at(foot)}" rx="${at(size * 0.36)}" ry="${at(size * 0.1)}" fill="#2b2412" opacity=".22"/>`;
  return (
    shadow +
    (y < climate.firs ? fir(x, foot, size, y < climate.frost, random) : broadleaf(x, foot, size, random))
  );
}

function fir(x: number, foot: number, size: number, cold: boolean, random: () => number): string {
  const wide = size * (0.32 + random() * 0.07);
  const high = size * (0.9 + random() * 0.2);
  const top = foot - high;
  const green = cold ? '#7f9795' : random() < 0.5 ? '#6d8061' : '#788a68';
  const skirt = top + high * 0.5;
  const outline =
    `M${at(x)} ${at(top)}L${at(x + wide * 0.62)} ${at(skirt)}H${at(x + wide * 0.36)}L${at(x + wide)} ${at(foot - 2)}` +
    `H${at(x - wide)}L${at(x - wide * 0.36)} ${at(skirt)}H${at(x - wide * 0.62)}Z`;
  const lee = `M${at(x)} ${at(top)}L${at(x + wide * 0.62)} ${at(skirt)}H${at(x + wide * 0.36)}L${at(x + wide)} ${at(foot - 2)}H${at(x)}Z`;
  return (
    path(`M${at(x)} ${at(foot - 2)}v3`, pen(INK, 1.2)) +
    path(
      outline,
      `fill="${green}" stroke="${cold ? '#3d4f52' : '#2f3b2b'}" stroke-width=".7" stroke-linejoin="round"`,
    ) +
    path(lee, 'fill="#1f2a22" opacity=".2"')
  );
}

function broadleaf(x: number, foot: number, size: number, random: () => number): string {
  const wide = size * (0.34 + random() * 0.06);
  const middle = foot - size * 0.56;
  const green = random() < 0.5 ? '#85934f' : random() < 0.5 ? '#7b8b4d' : '#909a58';
  const crown =
    `M${at(x - wide * 0.55)} ${at(middle + wide * 0.95)}a${at(wide * 0.6)} ${at(wide * 0.6)} 0 0 1 ${at(-wide * 0.2)} ${at(-wide * 1.05)}` +
    `a${at(wide * 0.85)} ${at(wide * 0.85)} 0 0 1 ${at(wide * 1.5)} 0` +
    `a${at(wide * 0.6)} ${at(wide * 0.6)} 0 0 1 ${at(-wide * 0.2)} ${at(wide * 1.05)}q${at(-wide * 0.55)} ${at(wide * 0.25)} ${at(-wide * 1.1)} 0Z`;
  const lee = `M${at(x + wide * 0.25)} ${at(middle - wide * 0.75)}a${at(wide)} ${at(wide)} 0 0 1 ${at(-wide * 0.1)} ${at(wide * 1.25)}`;
  return (
    path(`M${at(x)} ${at(foot)}v${at(-size * 0.3)}`, pen(INK, 1.3)) +
    path(crown, `fill="${green}" stroke="#38411f" stroke-width=".75" stroke-linejoin="round"`) +
    path(lee, pen('#38411f', 0.7, 0.55))
  );
}

export function marsh([x, y, size]: Glyph): string {
  return `M${at(x - size * 0.5)} ${at(y)}h${at(size)}M${at(x - size * 0.2)} ${at(y)}l-2 -5M${at(x)} ${at(y)}v-6M${at(x + size * 0.2)} ${at(y)}l2 -5`;
}

export function dune([x, y, size]: Glyph): string {
  return `M${at(x - size * 0.6)} ${at(y + 2)}q${at(size * 0.35)} ${at(-size * 0.5)} ${at(size * 0.7)} ${at(-size * 0.1)}q${at(size * 0.2)} ${at(size * 0.1)} ${at(size * 0.5)} ${at(size * 0.15)}`;
}

export function grass(x: number, y: number): string {
  return `M${at(x - 3)} ${at(y + 2)}l-1.6 -4M${at(x)} ${at(y + 2)}v-5.4M${at(x + 3)} ${at(y + 2)}l1.6 -4`;
}

export function wave(x: number, y: number): string {
  return `M${at(x - 10)} ${at(y)}q3.4 -4.4 6.6 0t6.6 0t6.6 0`;
}

export function ship(x: number, y: number): string {
  return (
    `<g transform="translate(${at(x)} ${at(y)})" fill="none" stroke="#23383f" stroke-width="1.2" stroke-linejoin="round">` +
    '<path d="M-16 6Q0 12 17 4L12 13Q0 17 -11 14Z" fill="#6b5236"/>' +
    '<path d="M0 9V-20M0 -18Q14 -9 1 4Q-3 -7 0 -18ZM-9 8V-9M-9 -8Q0 -2 -9 5Q-11 -1 -9 -8Z" fill="#f1e8cf"/>' +
    '<path d="M0 -20l6 2.5l-6 2" fill="#8a1d17" stroke-width=".8"/>' +
    '<path d="M-21 17q5 -4 10 0t10 0t10 0t10 0" opacity=".6"/></g>'
  );
}

export function serpent(x: number, y: number): string {
  return (
    `<g transform="translate(${at(x)} ${at(y)})" fill="none" stroke="#23383f" stroke-linecap="round" stroke-linejoin="round">` +
    '<path d="M-27 8Q-22 -15 -12 8M-8 8Q-2 -19 6 8M10 8Q11 -17 20 -16Q28 -14 27 -9L20 -9Q17 -8 17 8" fill="#86a5a2" stroke-width="1.4"/>' +
    '<path d="M22.5 -12.5v.1" stroke-width="2"/><path d="M-33 10q5 -4 10 0t10 0t10 0t10 0t10 0t10 0" stroke-width="1.2" opacity=".65"/></g>'
  );
}

export function fort(x: number, y: number): string {
  return (
    `<g transform="translate(${at(x)} ${at(y)})"><path d="M-6.5 7V-10h2.8v2.7h2.3V-10h2.8v2.7h2.3V-10H6.5V7Z" fill="#e4ecee" stroke="#2f3f48" stroke-width="1.1" stroke-linejoin="round"/>` +
    '<path d="M1.5 -7V7H6.5V-10" fill="#9fb4bd" opacity=".55"/><path d="M-1.7 7v-5a1.7 1.7 0 0 1 3.4 0v5" fill="#2f3f48"/></g>'
  );
}

/** What stands upright, from north to south, so that what is nearer covers what is behind it. */
export function standing(mountains: readonly Glyph[], forests: readonly Glyph[], climate: Climate): string {
  return [
    ...mountains.map((glyph) => ({ y: glyph[1], drawn: mountain(glyph, climate) })),
    ...forests.map((glyph) => ({ y: glyph[1], drawn: tree(glyph, climate) })),
  ]
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join('');
}

/** Short rays first, so that the four winds lie on top. */
const RAYS = [
  { every: 2, from: 1, long: 0.42, half: 0.1 },
  { every: 4, from: 2, long: 0.66, half: 0.1 },
  { every: 4, from: 0, long: 1, half: 0.15 },
];

export function compassRose(x: number, y: number, radius: number): string {
  let rays = '';
  for (const { every, from, long, half } of RAYS) {
    const tip = at(-long * radius);
    const side = at(half * radius);
    for (let turn = from; turn < 16; turn += every) {
      rays += `<g transform="rotate(${turn * 22.5})"><path d="M0 ${tip}L${side} -${side}L0 0Z" fill="#2b434b"/><path d="M0 ${tip}L-${side} -${side}L0 0Z" fill="#efe7cf"/></g>`;
    }
  }
  return (
    `<g transform="translate(${at(x)} ${at(y)})" stroke="#23383f" stroke-width=".9" stroke-linejoin="round">` +
    `<circle r="${at(radius * 0.8)}" fill="none" opacity=".7"/><circle r="${at(radius * 0.74)}" fill="none" stroke-dasharray="1.5 2.5" opacity=".7"/>` +
    `${rays}<circle r="${at(radius * 0.09)}" fill="#efe7cf"/>` +
    `<path d="M0 ${at(-radius - 15)}l4 9h-8z" fill="#8a1d17"/></g>`
  );
}
