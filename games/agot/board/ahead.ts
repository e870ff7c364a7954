// A march in one go: the order, its goal, and everybody who has not been told to stay.

import type { AnswersAhead } from '@three-thrones/game-kit/board/ahead.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { type Asking, kindOf, named, type Questions, unitsLeft, type World } from '../rules/queries.ts';
import { UNIT_ICONS } from './words/options.ts';
import { unit } from './words/names.ts';

const ROLES: Readonly<Partial<Record<keyof Questions, 'begin' | 'goal' | 'order'>>> = {
  'declareMarch.chooseOrder': 'begin',
  'marchMove.chooseDestination': 'goal',
  'track.orderTies': 'order',
};

export const ahead: AnswersAhead<World, Asking> = {
  role: ({ kind }) => ROLES[kind],
  // To replace an order is begun by touching it; to look instead, or to do nothing, stays beside the question.
  opens: ({ kind }) => (kind === 'raven.use' ? 'swap' : undefined),
  ends: (decision, _view, staying) =>
    decision.kind === 'marchMove.chooseUnits'
      ? decision.options.filter((id) => !staying.includes(id)).slice(0, decision.max)
      : undefined,
  goesOn: () => undefined,
  company: (decision, { world }) =>
    decision.kind === 'marchMove.chooseDestination'
      ? named(unitsLeft(world, world.march!)).map((id) => {
          const kind = kindOf(id);
          return { id, label: plain(unit(kind)), icon: UNIT_ICONS[kind], house: decision.seat };
        })
      : [],
};
