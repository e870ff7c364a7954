// Where a view stands in the rules: the margin notes of its bookmark, as far as words need them.

import type { View } from '@three-thrones/kernel';
import type { CardId } from '@three-thrones/tiny-epic/data/ids.ts';
import type {
  EventArgs,
  Flows,
  MoveArgs,
  Occasion,
  PlotArgs,
  RecruitArgs,
  World,
} from '@three-thrones/tiny-epic/queries';

export type Notes = Partial<MoveArgs & RecruitArgs & PlotArgs & EventArgs> & {
  readonly into?: string;
  readonly action?: Flows['action']['action'];
  readonly as?: Occasion;
  readonly queue?: readonly { seat: string; into: 'bottom' | 'own' }[];
  readonly house?: string;
  readonly from?: string;
};

export function notes(view: View<World>): Notes {
  return view.frames.at(-1)?.args ?? {};
}

/** The card whose Event or Plot is being carried out. */
export function cardInPlay(view: View<World>): CardId | undefined {
  for (const { args } of view.frames.toReversed()) {
    if ('card' in args && args.card !== undefined) return args.card as CardId;
  }
  return undefined;
}

/** Whose turn it is: whoever placed the die that is being used. */
export function activeSeat(view: View<World>): string | undefined {
  const turn = view.frames.find(({ flow }) => flow === 'turn');
  return turn && (turn.args as Flows['turn']).seat;
}
