// Signs of units, castles, orders and other things that lie on tables: brought by the first board that needs them.

import { placeDrawings } from '@three-thrones/ui/sprites.ts';
import signs from './art/signs.svg?raw';

export function placeSigns(): void {
  placeDrawings('signs', signs);
}
