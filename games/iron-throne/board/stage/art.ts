// Emblems of the 25 persons, metals and shapes of the pieces: brought into the document once.

import { placeDrawings } from '@three-thrones/ui/sprites.ts';
import drawings from './pieces.svg?raw';

export function placePieces(): void {
  placeDrawings('iron-throne-pieces', drawings);
}
