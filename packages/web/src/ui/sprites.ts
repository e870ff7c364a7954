// All drawings that are used by reference, put into the document once: patterns resolve only inside it.

import icons from './art/icons.svg?raw';
import signs from './art/interface.svg?raw';
import sigils from './art/sigils.svg?raw';

export function placeSprites(): void {
  const place = document.createElement('div');
  place.className = 'sprites';
  place.setAttribute('aria-hidden', 'true');
  place.innerHTML = sigils + icons + signs;
  document.body.prepend(place);
}
