// Everything of the map that never changes, drawn once as markup.

import { borders, crossings, growth, land, rivers, wall } from './land.ts';
import { afloat, mist, sea } from './sea.ts';
import { shapes } from './shapes.ts';

let markup: string | undefined;

/** The whole ground, from the bottom up. Made when the first map opens, and kept. */
export function ground(): string {
  markup ??= [
    shapes(),
    sea(),
    land(),
    rivers(),
    growth(),
    borders(),
    crossings(),
    afloat(),
    mist(),
    wall(),
  ].join('');
  return markup;
}
