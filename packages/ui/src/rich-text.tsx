// A text whose names can be pointed at.

import { partsOf } from './rich.ts';

export function Rich({ text }: { readonly text: string }) {
  return partsOf(text).map(({ text: words, thing }, at) =>
    thing ? (
      <b key={at} className="named" data-about={thing}>
        {words}
      </b>
    ) : (
      words
    ),
  );
}
