// What House cards do, by the effect ids of houses.json.

import { card, type CardEffects, type EffectId } from '../../data/data.ts';
import type { CardId } from '../../data/ids.ts';
import type { Side, World } from '../state.ts';
import { stake } from './sides.ts';

/** The parameters of an effect, if this card has it. */
export function effectOf<E extends EffectId>(id: CardId | undefined, effect: E): CardEffects[E] | undefined {
  return id === undefined ? undefined : card(id).does[effect];
}

/** Whether the card of a side has this effect. */
export function has(w: World, side: Side, effect: EffectId): boolean {
  return effectOf(stake(w, side).card, effect) !== undefined;
}

/** 13.11, 18.5, R34 Whether the units of a side are safe from this kind of harm. */
export function isSafeFrom(
  w: World,
  side: Side,
  harm: 'house-card-abilities' | 'sword-icons' | 'tides-of-battle',
): boolean {
  return effectOf(stake(w, side).card, 'no-casualties')?.from.includes(harm) ?? false;
}
