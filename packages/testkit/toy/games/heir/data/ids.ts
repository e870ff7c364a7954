// Ids of everything the data name, and what is printed on the cards.

import data from './cards.json' with { type: 'json' };

export const HOUSES = ['stark', 'lannister'] as const;

export const CARDS = [
  ...['jester', 'herald', 'septon', 'maester', 'captain'],
  ...['castellan', 'lord', 'princess', 'queen'],
] as const satisfies readonly string[];
export type CardId = (typeof CARDS)[number];

const worths = new Map(data.cards.map(({ id, worth }) => [id, worth]));

export function worthOf(id: CardId): number {
  return worths.get(id)!;
}
