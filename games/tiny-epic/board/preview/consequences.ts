// What an option leads to, in lines: the difference between two views, both from the kernel.

import { type Seat, size } from '@three-thrones/kernel';
import type { HouseId } from '../../data/ids.ts';
import {
  allianceCount,
  castles,
  type Coop,
  goldMaximum,
  income,
  kingTrack,
  purse,
  sideOf,
  throneHolder,
  walkerStrength,
  type World,
} from '../../rules/queries.ts';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import { labelled } from '@three-thrones/ui/rich.ts';
import { house, t } from '../words/names.ts';

const ABOUT = {
  castles: 'term:castle',
  score: 'term:victory-point',
  hand: 'term:plot-card',
  income: 'term:collect-taxes',
  'gold.maximum': 'term:gold-track',
} as const;

export function consequences(before: World, after: World, seat: Seat): string[] {
  const lines: string[] = [];
  const change = (key: keyof typeof ABOUT, from: number, to: number): void => {
    if (from !== to) lines.push(labelled(ABOUT[key], t(`outlook.${key}`, { before: from, after: to })));
  };
  const side = sideOf(after, seat as HouseId);
  const [was, is] = [purse(before, seat), purse(after, seat)];
  const [held, hand] = [before.players[seat]!.hand, after.players[seat]!.hand];
  const most = goldMaximum(after, seat);
  if (was.gold !== is.gold) {
    const gold = t('outlook.gold.change', { before: was.gold, after: is.gold, most });
    lines.push(labelled('term:gold-track', gold));
  }
  change('gold.maximum', goldMaximum(before, seat), most);
  change('castles', castles(before, side), castles(after, side));
  change('score', was.score, is.score);
  change('hand', size(held), size(hand));
  change('income', income(before, seat), income(after, seat));
  for (const id of after.mats) {
    const n = allianceCount(after, side, id);
    if (n > allianceCount(before, side, id) && after.nonPlayers[id]!.ally !== side)
      lines.push(t('outlook.alliance-count', { house: house(id), n }));
  }
  const [heldThrone, holds] = [throneHolder(before) === side, throneHolder(after) === side];
  if (heldThrone !== holds) lines.push(holds ? t('outlook.throne.gained') : t('outlook.throne.lost'));
  if (before.coop && after.coop) lines.push(...ofTheNight(before.coop, after.coop));
  return lines;
}

/** §21 What changes for the Night King. */
function ofTheNight(before: Coop, after: Coop): string[] {
  const changes = [
    ['walkers', 'term:white-walker', before.walkers.length, after.walkers.length],
    ['king.score', 'term:night-king', before.nightKing.score, after.nightKing.score],
    ['king.track', 'term:night-king-mat', kingTrack(before), kingTrack(after)],
    ['walker.strength', 'term:white-walker-mat', walkerStrength(before), walkerStrength(after)],
  ] as const;
  return changes.flatMap(([key, thing, from, to]) =>
    from === to ? [] : [labelled(thing, t(`outlook.${key}`, { before: from, after: to }))],
  );
}

/** What an answer surely leads to: where chance or a secret comes into it, what is the same at every table I can imagine. */
export function sureConsequences(before: World, preview: Preview<World>, seat: Seat): string[] {
  const imagined = (preview.otherwise ?? []).map((other) => consequences(before, other.world, seat));
  return consequences(before, preview.view.world, seat).filter((line) =>
    imagined.every((lines) => lines.includes(line)),
  );
}
