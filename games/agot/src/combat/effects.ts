// What House cards do, by the effect ids of houses.json, with the parameters each effect has there.

import { card } from '../../data/data.ts';
import type { CardId, TrackId, UnitKind } from '../../data/ids.ts';
import type { Side, World } from '../state.ts';
import { stake } from './sides.ts';

interface Icons {
  readonly swords?: number;
  readonly towers?: number;
}

interface Effects {
  'choose-loser-retreat-area': object;
  'return-own-discards-to-hand': object;
  'no-casualties': { readonly from: readonly string[] };
  'double-own-defense-order': object;
  'unit-strength-when-attacking': { readonly unit: UnitKind; readonly strengthEach: number };
  'bonus-when-defending-structure': { readonly strength: number; readonly swords: number };
  'zero-opponent-printed-strength': object;
  'bonus-if-unsupported': Icons;
  'pay-to-swap-own-card': { readonly cost: number };
  'gain-power': { readonly amount: number };
  'cancel-opponent-card': object;
  'remove-loser-order-anywhere': object;
  'bonus-if-opponent-higher-on-track': { readonly track: TrackId; readonly strength: number };
  'upgrade-footman-to-knight': object;
  'bonus-if-own-card-discarded': {
    readonly cardId: CardId;
    readonly strength: number;
    readonly swords: number;
  };
  'zero-foreign-ships-if-supported': object;
  'discard-card-from-opponent-hand': object;
  'destroy-opponent-footman': object;
  'keep-march-order-in-conquered-area': object;
  'remove-adjacent-opponent-order': object;
  'attacker-may-not-enter': object;
  'icon-by-role': { readonly attacking: Icons; readonly defending: Icons };
  'opponent-to-bottom-of-track': object;
}

export type EffectId = keyof Effects;

/** The parameters of an effect, if this card has it. */
export function effectOf<E extends EffectId>(
  id: CardId | undefined,
  effect: E,
): Readonly<Effects[E]> | undefined {
  const printed = id === undefined ? undefined : card(id).effect;
  return printed?.id === effect ? (printed.params as unknown as Effects[E]) : undefined;
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
