// Drawings that are used by reference, put into the document once: patterns resolve only inside it.

import signs from './art/interface.svg?raw';
import sigils from './art/sigils.svg?raw';

/** What every page draws with. */
export function placeSprites(): void {
  placeDrawings('sprites', sigils + signs);
}

/** Puts symbols into the document, once for each name. */
export function placeDrawings(name: string, drawings: string): void {
  if (typeof document === 'undefined' || document.getElementById(name)) return;
  const place = document.createElement('div');
  place.id = name;
  place.className = 'sprites';
  place.setAttribute('aria-hidden', 'true');
  place.innerHTML = drawings;
  document.body.prepend(place);
}
