// What a touch on the table means: which of the options it stands for. And what an option says to whoever holds it.

import type { Refused } from '@three-thrones/kernel';
import type { About, AnyBoard, OptionWords } from '@three-thrones/game-kit/board/board.ts';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';

/** An option and the things on the table that stand for it. */
export interface Placed {
  readonly id: string;
  readonly things: readonly Thing[];
}

export type Meaning =
  /** One option and no doubt. */
  | { readonly kind: 'choose'; readonly option: string }
  /** The first of two touches: the next one decides. */
  | { readonly kind: 'hold' }
  /** Several options at one place: the person picks from a small list. */
  | { readonly kind: 'offer'; readonly options: readonly string[] }
  | { readonly kind: 'refuse'; readonly refused: Refused | undefined };

export function meaningOf(
  { kinds }: Pick<AnyBoard, 'kinds'>,
  thing: Thing,
  held: Thing | undefined,
  options: readonly Placed[],
  refused: readonly (Placed & Refused)[],
): Meaning {
  const here = options.filter(({ things }) => things.includes(thing));
  const both = held === undefined ? [] : here.filter(({ things }) => things.includes(held));
  const meant = both.length > 0 ? both : here;
  if (meant.length === 1) return { kind: 'choose', option: meant[0]!.id };
  if (meant.length === 0) return { kind: 'refuse', refused: refusalAt(thing, held, refused) };
  const leadsOn = meant.some(({ things }) => things.length > 1);
  if (both.length === 0 && leadsOn && kinds[thing.split(':')[0]!]?.isTakenUp) return { kind: 'hold' };
  return { kind: 'offer', options: meant.map(({ id }) => id) };
}

/** The reason that fits best: one for both things that were touched, else one for the last. */
function refusalAt(
  thing: Thing,
  held: Thing | undefined,
  refused: readonly (Placed & Refused)[],
): Refused | undefined {
  const here = refused.filter(({ things }) => things.includes(thing));
  return here.find(({ things }) => held !== undefined && things.includes(held)) ?? here[0];
}

/** All of an option's words: on a small screen its button has no room for them. */
export function aboutOption({ label, detail, hint }: OptionWords, warning: string | undefined): About {
  const lines = [detail, hint, warning].filter((line) => line !== undefined);
  return { title: plain(label), lines: [...new Set(lines)] };
}
