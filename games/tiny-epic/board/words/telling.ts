// What is being shown, in one line, before it is known how it ends.

import type { FactWords } from '@three-thrones/game-kit/board/board.ts';
import type { Beat } from '@three-thrones/game-kit/board/beat.ts';
import type { World } from '../../rules/queries.ts';
import type { GameFact } from '../types.ts';
import { fact } from './facts.ts';
import { t } from './names.ts';

type TinyBeat = Beat<World, GameFact>;

/** Nothing but a scoring weighs so much, and what comes over the Wall. */
const SCORING = 7;
/** That it is over is said first. */
const END = 9;

/** A scoring has many lines and stays a scoring to its end. */
export function telling({ seq, main, weight, before }: TinyBeat, isKnown: boolean): FactWords | undefined {
  const { battle, round } = before.world;
  if (weight === SCORING && main.kind !== 'ranger.revealed')
    return { text: `${t('scene.scoring.title')} · ${t('scene.scoring.round', { n: round })}`, houses: [] };
  if (isKnown || weight === END) return undefined;
  // Nothing is being decided where nobody fights: a dragon hatches.
  if (!battle) return fact({ seq, fact: main });
  const { domain, attacker, defender } = battle;
  return fact({ seq, fact: { kind: 'battle.started', data: { domain, attacker, defender } } });
}
