// The board of Heir.

import type { Board } from '@three-thrones/game-kit/board/board.ts';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import { houseNameIn } from '@three-thrones/game-kit/board/house-names.ts';
import type { FactOf } from '@three-thrones/kernel';
import { type CardId, worthOf } from '../data/ids.ts';
import { type Asking, DEALT, points, weight, type World } from '../rules/queries.ts';
import { heirWords } from '../text/words.ts';
import { Hand, Nothing, Others, Points, Stage } from './parts.tsx';
import type { Told } from './types.ts';
import { cardName, cardOf, ending, fact, house, inWords, option, section, t } from './words.ts';
import './board.css';

export const heirBoard: Board<World, Asking, FactOf<Told>> = {
  parts: {
    Tracks: Points,
    Chips: Points,
    Others,
    Stage,
    Preview: Nothing,
    Mat: Nothing,
    Hand,
    Actions: Nothing,
  },
  icons: { hand: 'card', outlook: 'card', mats: 'people', actions: 'options-list' },
  load: async () => {
    placeSigns();
    await heirWords.load();
  },
  houseName: (seat, form) => houseNameIn(heirWords, seat, form),
  kinds: { card: { at: 'hand' } },
  rounds: ({ world }) => ({ now: Math.min(world.shown.length + 1, DEALT), last: DEALT }),
  prompt: () => ({ title: t('prompt.round.lay'), detail: t('prompt.round.lay.detail') }),
  waits: ({ seat }) => t('waits.round.lay', { house: house(seat) }),
  option: (_decision, id) => option(id as CardId),
  things: (_decision, id) => [`card:${id}`],
  fact,
  section,
  sound: ({ fact: { kind } }) => (kind === 'round.won' ? 'paper' : undefined),
  reason: () => undefined,
  isFight: () => false,
  about: (thing) => {
    const id = cardOf(thing);
    return id && { title: cardName(id), lines: [t('about.card', { worth: worthOf(id) })] };
  },
  entryOf: (thing) => (cardOf(thing) ? thing.replace(':', '-') : undefined),
  nameOf: (thing) => {
    const id = cardOf(thing);
    return id ? cardName(id) : house(thing.slice('house:'.length));
  },
  race: ({ world }) =>
    world.order.map((seat) => t('race', { house: house(seat), points: points(world, seat) })).join(' · '),
  hints: [{ id: 'goal', rule: '2.3' }],
  hint: () => t('hint.goal'),
  ending: (view, _log, outcome) => ending(view, outcome),
  inWords,
  weight,
};
