// The steps of the Rival's turn in words.

import type { View } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import type { World } from '../../rules/queries.ts';
import { fact } from '../words/facts.ts';
import { action, placed, t } from '../words/names.ts';
import { automatonWord, rivalCardName, saidOf } from '../words/rival.ts';
import type { RivalTurn, Step, StepId } from './turn-shown.ts';

const TITLES: Readonly<Record<StepId, (step: Step, turn: RivalTurn, view: View<World>) => string>> = {
  die: (_step, { die }, { world }) => t(`fact.${automatonWord(saidOf(world))}.rolled`, { die: action(die) }),
  card: (_step, { card }) =>
    card
      ? t('fact.rival.card', {
          card: rivalCardName(card.id),
          first: action(card.first),
          second: action(card.second),
        })
      : t('rival.step.card'),
  first: (_step, turn) => actionTitle(turn, 1) ?? t('rival.step.first'),
  second: (_step, turn) => actionTitle(turn, 2) ?? t('rival.step.second'),
  follow: (_step, { die }) => t('rival.step.follow', { action: action(die) }),
  after: ({ told }, { nth }) => {
    if (told.length > 0) return t('term.evoke-terror');
    return nth < tables.dice.solo.rival ? t('rival.step.after.turn') : t('rival.step.after.round');
  },
};

export function stepTitle(step: Step, turn: RivalTurn, view: View<World>): string {
  return TITLES[step.id](step, turn, view);
}

/** What it is, and where it leads if it leads somewhere. */
function actionTitle({ card, legs }: RivalTurn, nth: 1 | 2): string | undefined {
  if (!card) return undefined;
  const name = action(nth === 1 ? card.first : card.second);
  const leg = legs.find((one) => one.nth === nth);
  return leg ? t('rival.step.move', { action: name, to: placed(leg.to, 'to') }) : name;
}

/** Said by the title already. */
const TITLED: readonly string[] = ['rival.rolled', 'rival.card', 'rival.action'];

export function reasonsOf({ told }: Step): string[] {
  return told.filter((one) => !TITLED.includes(one.fact.kind)).flatMap((one) => fact(one)?.text ?? []);
}
