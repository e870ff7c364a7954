// Everything a cooperative table shows besides what every table has.

import { placeDrawings } from '@three-thrones/ui/sprites.ts';
import night from './art/night.svg?raw';
import { coopWords } from './words.ts';
import '../colours.css';
import './houses.css';

export { Chips } from './chips.tsx';
export { FindsOnMap } from './map/finds.tsx';
export { NightOnMap } from './map/night.tsx';
export { WallOnMap } from './map/wall.tsx';
export { Mat } from './mat.tsx';
export { Others } from './others.tsx';
export { Preview } from './preview.tsx';
export { Scene } from './scene-part.tsx';
export { Tracks } from './tracks.tsx';

/** Its drawings and its words. */
export async function load(): Promise<void> {
  placeDrawings('night', night);
  await coopWords.load();
}
