// Heir on a terminal.

import { type FactOf, type KernelFacts, say, type SayingsOf, size } from '@three-thrones/kernel';
import { reasonOf } from '@three-thrones/game-kit/terminal/plain-words.ts';
import type { Renderer } from '@three-thrones/game-kit/terminal/renderer.ts';
import { type CardId, worthOf } from '../data/ids.ts';
import { type Asking, type Facts, points, type World } from '../rules/queries.ts';
import en from '../text/en.json' with { type: 'json' };

const texts: Readonly<Record<string, string>> = en;
const house = (seat: string): string => texts[`house.${seat}.short`] ?? seat;
const card = (id: string): string => texts[`card.${id}.name`] ?? id;
const cardAndWorth = (id: CardId): string => `${card(id)} (${worthOf(id)})`;

type Told = Facts & KernelFacts;

const SENTENCES: SayingsOf<Told, string | undefined> = {
  'only-choice': () => undefined,
  'round.began': ({ round }) => `Round ${round} begins`,
  'round.won': ({ seat, cards }) => {
    const [other] = Object.keys(cards).filter((one) => one !== seat);
    return `${house(seat)} wins with ${card(cards[seat]!)} against ${card(cards[other!]!)}`;
  },
};

export const heirTable: Renderer<World, Asking, FactOf<Told>> = {
  table: ({ seen: { world }, seat }) => [
    world.order
      .map((one) => `${house(one)} ${points(world, one)}, ${size(world.hand[one]!)} in hand`)
      .join(' · '),
    `Your hand: ${(world.hand[seat]?.secret ?? []).map(cardAndWorth).join(', ')}`,
  ],
  name: (seat) => house(seat),
  question: () => texts['prompt.round.lay']!,
  option: (option) => cardAndWorth(option as CardId),
  fact: ({ kind, data }) => say<Told, typeof kind, string | undefined, []>(SENTENCES, kind, data),
  reason: reasonOf,
};
