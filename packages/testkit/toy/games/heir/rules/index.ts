// Heir: the game object, all that anybody outside this folder sees of its rules.

import {
  copy,
  type Eye,
  type Game,
  isRefusal,
  look,
  type Outcome,
  type Random,
  size,
  type View,
} from '@three-thrones/kernel';
import { CARDS, worthOf } from '../data/ids.ts';
import { flows } from './flows.ts';
import { configure, type HeirConfig, readWorld, setup } from './setup.ts';
import { points, sorted, type World } from './state.ts';
import { weight } from './weights.ts';

export const heir: Game<World, HeirConfig> = {
  id: 'heir',
  rulesVersion: 1,
  flows,
  start: { flow: 'game', args: {} },
  configure,
  chairs: ({ seats }) => seats,
  setup,
  seats: (w) => w.order,
  position(document) {
    const world = readWorld(document);
    return isRefusal(world) ? world : { world, frames: [{ flow: 'game', at: 'rounds', args: {} }] };
  },
  notation: ({ world: { hand, shown } }) => ({
    hands: Object.fromEntries(Object.entries(hand).map(([seat, cards]) => [seat, look(cards)])),
    shown,
  }),
  outcome,
  broken,
  resample,
  evaluate: (w, seat) => points(w, seat) + strongest(w, seat) / CARDS.length,
  prior: () => 1,
  weight,
};

function outcome(w: World): Outcome {
  const scores = Object.fromEntries(w.order.map((seat) => [seat, points(w, seat)]));
  const ranking = [...w.order].sort((one, other) => scores[other]! - scores[one]!).map((seat) => [seat]);
  return { ranking, scores, reason: 'best-of-three' };
}

/** Every card is in one place, and nobody holds more than the other. */
function broken(w: World): string[] {
  const lying = [
    ...w.order.flatMap((seat) => look(w.hand[seat]!)),
    ...look(w.rest),
    ...w.shown.flatMap((round) => Object.values(round)),
  ];
  const sizes = new Set(w.order.map((seat) => size(w.hand[seat]!)));
  return [
    ...CARDS.filter((id) => lying.filter((one) => one === id).length !== 1).map(
      (id) => `${id} is not once there`,
    ),
    ...(sizes.size === 1 ? [] : ['hands are not of one size']),
  ];
}

/** Deals the cards this eye cannot name to the places where they can be. */
function resample({ world }: View<World>, _eye: Eye, random: Random): World {
  const w = copy(world);
  const places = [...Object.values(w.hand), w.rest];
  const known = new Set([
    ...places.flatMap(({ secret = [] }) => secret),
    ...w.shown.flatMap((round) => Object.values(round)),
  ]);
  const unknown = random.shuffle(CARDS.filter((id) => !known.has(id)));
  for (const place of places) {
    if (place.secret !== undefined) continue;
    place.secret = sorted(unknown.splice(0, size(place)));
    delete place.count;
  }
  return w;
}

function strongest(w: World, seat: string): number {
  return Math.max(0, ...(w.hand[seat]?.secret ?? []).map(worthOf));
}
