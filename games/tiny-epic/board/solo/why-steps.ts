// Why it goes there: from the die to the pair on its card, to the row its Hero stood in, to what the card names for it, and
// on to the next target where that leads nowhere. Every step is told already: nothing is found out here.

import type { DomainId } from '../../data/ids.ts';
import type { Row } from '../../data/solo.ts';
import { mayEnter, rowOf } from '../../rules/queries.ts';
import type { Told } from '../types.ts';
import { fact } from '../words/facts.ts';
import { placed, t } from '../words/names.ts';
import type { RivalTurn } from './turn-shown.ts';

/** What is lit: its die, the pair in use, a row, a cell of the card, its special action, a section of its mat. */
export type WhyPart = 'die' | 'pair' | 'row' | 'target' | 'special' | 'next';

export interface WhyStep {
  readonly part: WhyPart;
  readonly text: string;
  /** Its first or its second action, with the number it has on the card and on the map. */
  readonly nth?: 1 | 2;
  /** The row that counts: the Hero may have gone to another one since. */
  readonly row?: Row;
  /** Where it leads, if it leads anywhere. */
  readonly to?: readonly DomainId[];
}

/** Of the last action that has led somewhere, or nowhere; none while there is nothing to explain. */
export function whyOf(turn: RivalTurn | undefined): readonly WhyStep[] {
  if (!turn?.isOn || !turn.card) return [];
  const told = (id: 'die' | 'card' | 'first' | 'second'): readonly Told[] =>
    turn.steps.find((step) => step.id === id)!.told;
  const [way] = [wayIn(told('second'), 2), wayIn(told('first'), 1)].filter((found) => found.length > 0);
  if (!way) return [];
  return [...[...told('die'), ...told('card')].flatMap(stepOf), ...way];
}

/** Row and target, or the special action; then the next target, if it has to be one. */
function wayIn(told: readonly Told[], nth: 1 | 2): WhyStep[] {
  const leads = told.some(({ fact: { kind } }) => kind === 'rival.target' || kind === 'rival.nextTarget');
  return leads ? told.flatMap(stepOf).map((step) => ({ ...step, nth })) : [];
}

/** Whether the south of the map is what it is about: then the reasons stand in the north. */
export function isOfTheSouth(steps: readonly WhyStep[]): boolean {
  const rows = steps.flatMap(({ row, to = [] }) => [...(row ? [row] : []), ...to.map(rowOf)]);
  return rows.includes('south') && !rows.includes('north');
}

function stepOf(one: Told): WhyStep[] {
  const text = fact(one)?.text;
  const { kind, data } = one.fact;
  if (text === undefined) return [];
  if (kind === 'rival.rolled') return [{ part: 'die', text }];
  if (kind === 'rival.card') return [{ part: 'pair', text }];
  if (kind === 'rival.special') return [{ part: 'special', text }];
  if (kind === 'rival.nextTarget') return [{ part: 'next', text, to: data.targets }];
  if (kind !== 'rival.target') return [];
  const { row, from, target, verdict } = data;
  const why = t('rival.why.row', { in: placed(from, 'in'), row: t(`rival.row.${row}`) });
  return [
    { part: 'row', row, text: why },
    { part: 'target', row, text, ...(mayEnter(verdict) && { to: [target] }) },
  ];
}
