// How a game looks from outside: what stands on its box.

import type { Words } from '@three-thrones/ui/i18n/words.ts';

/** `short` is the name for lists, where it is long; `place.…` are the names on the picture, `mode.…` those of its modes. */
export type CoverKey = 'name' | 'short' | 'line' | 'facts' | `place.${string}` | `mode.${string}`;

export interface Cover {
  readonly words: Words<CoverKey>;
  readonly picture: Picture;
  /** Where there are several ways to play, the usual one first: what a set-up knows more of. */
  readonly modes?: readonly CoverMode[];
}

export interface CoverMode {
  readonly id: string;
  /** One person plays: there is nobody to invite. */
  readonly isAlone?: boolean;
}

/** A part of the table. Names on it are set by the page: in its language, in its letters. */
export interface Picture {
  readonly src: string;
  readonly viewBox: string;
  /** Which part stays when the frame has another shape, as SVG says it. */
  readonly fit: string;
  /** Of the letters. */
  readonly size: number;
  readonly names: readonly {
    readonly key: CoverKey;
    readonly x: number;
    readonly y: number;
    readonly red?: true;
  }[];
}
