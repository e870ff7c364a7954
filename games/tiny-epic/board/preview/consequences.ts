// What an option leads to, in lines: the difference between two views, both from the kernel.

import { type Seat, size } from '@three-thrones/kernel';
import {
  allianceCount,
  castles,
  goldMaximum,
  income,
  throneHolder,
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
  const [was, is] = [before.players[seat]!, after.players[seat]!];
  const most = goldMaximum(after, seat);
  if (was.gold !== is.gold) {
    const gold = t('outlook.gold.change', { before: was.gold, after: is.gold, most });
    lines.push(labelled('term:gold-track', gold));
  }
  change('gold.maximum', goldMaximum(before, seat), most);
  change('castles', castles(before, seat), castles(after, seat));
  change('score', was.score, is.score);
  change('hand', size(was.hand), size(is.hand));
  change('income', income(before, seat), income(after, seat));
  for (const id of after.mats) {
    const n = allianceCount(after, seat, id);
    if (n > allianceCount(before, seat, id) && after.nonPlayers[id]!.ally !== seat)
      lines.push(t('outlook.alliance-count', { house: house(id), n }));
  }
  const [held, holds] = [throneHolder(before) === seat, throneHolder(after) === seat];
  if (held !== holds) lines.push(holds ? t('outlook.throne.gained') : t('outlook.throne.lost'));
  return lines;
}

/** What an answer surely leads to: where chance or a secret comes into it, what is the same at every table I can imagine. */
export function sureConsequences(before: World, preview: Preview<World>, seat: Seat): string[] {
  const imagined = (preview.otherwise ?? []).map((other) => consequences(before, other.world, seat));
  return consequences(before, preview.view.world, seat).filter((line) =>
    imagined.every((lines) => lines.includes(line)),
  );
}
