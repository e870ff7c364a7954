// A squire among options that must go together. How well it plays a whole game is for each game to show.

import {
  begin,
  type Decision,
  type Game,
  isRefusal,
  Play,
  randomFrom,
  type Seat,
  seeded,
} from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { type Orders, orders } from '../../kernel/test/orders.ts';
import { type Bot, choiceOf, random, squire } from '../src/index.ts';

function started(game: Game<Orders>, seed: string, stars = 2): Play<Orders> {
  const turn = begin(game, { players: 2 }, seed, [stars]);
  if (isRefusal(turn)) throw new Error(turn.code);
  return new Play(game, turn.state, { listening: false });
}

function ask(bot: Bot, game: Game<Orders>, play: Play<Orders>, decision: Decision, seed: string) {
  const chance = randomFrom(seeded(seed));
  return choiceOf(bot, decision, chance, play.state, game as unknown as Game<unknown>);
}

/** The orders this bot gives first, under so many stars, in so many games. */
function ordersOf(bot: Bot, game: Game<Orders>, games: number, stars = 2): string[][] {
  return Array.from({ length: games }, (_, i) => {
    const play = started(game, `orders/${i}`, stars);
    return ask(bot, game, play, play.decisions()[0]!, `bot/${i}`) as string[];
  });
}

const marches = (given: readonly string[]) => given.filter((order) => order.includes(':march')).length;
const meanMarches = (all: readonly string[][]) =>
  all.reduce((sum, given) => sum + marches(given), 0) / all.length;

const blind: Game<Orders> = { ...orders, evaluate: () => 0 };
const indifferent: Game<Orders> = { ...orders, prior: () => 1 };

describe('a squire', () => {
  it('gives legal orders in whole games', () => {
    for (let i = 0; i < 20; i++) {
      const play = started(orders, `whole/${i}`, i % 3);
      while (!play.over) {
        const decision = play.decisions().find(({ answered }) => !answered)!;
        const choice = ask(squire, orders, play, decision, `bot/${i}/${decision.id}`);
        expect(play.answer(decision.seat, decision.id, choice)).toBeUndefined();
      }
      expect(orders.broken(play.state.world)).toEqual([]);
    }
  });

  it('gives the orders that look most promising where nothing else tells them apart', () => {
    expect(ordersOf(squire, blind, 20).map(marches)).toEqual(Array(20).fill(2));
    expect(ordersOf(squire, blind, 20, 0).map(marches)).toEqual(Array(20).fill(1));
    expect(new Set(ordersOf(squire, blind, 20).map((given) => given.join())).size).toBeGreaterThan(5);
  });

  it('sees what comes of its orders though others have not given theirs', () => {
    const aimless = meanMarches(ordersOf(random, indifferent, 40));
    expect(meanMarches(ordersOf(squire, indifferent, 40))).toBeGreaterThan(aimless + 0.4);
  });

  it('sees it too when the others have given theirs, and does not change them', () => {
    const play = started(indifferent, 'others');
    play.settle('bob', ['fort:march', 'dale:rest', 'moor:rest']);
    const before = JSON.stringify(play.state);
    const given = ask(squire, indifferent, play, play.decisions()[0]!, 'bot') as string[];
    expect(marches(given)).toBe(2);
    expect(JSON.stringify(play.state)).toBe(before);
  });

  it('may be asked again for what it has answered', () => {
    const play = started(orders, 'again');
    play.settle('ann', ['hill:march', 'mill:rest', 'lake:rest']);
    const [decision] = play.decisions();
    expect(decision!.answered).toBe(true);
    const choice = ask(squire, orders, play, decision!, 'bot');
    expect(play.answer('ann', decision!.id, choice)).toBeUndefined();
  });

  it.each([0, -1, 1e9])('copes with options of promise %d', (promise) => {
    const odd: Game<Orders> = { ...blind, prior: () => promise };
    for (const given of ordersOf(squire, odd, 5)) expect(given).toHaveLength(3);
  });

  it('judges promise by what its own seat sees', () => {
    const asked = new Set<Seat>();
    const curious: Game<Orders> = {
      ...blind,
      prior: (w, { seat }) => {
        asked.add(seat);
        expect(JSON.stringify(w)).not.toContain('fort:');
        return 1;
      },
    };
    const play = started(curious, 'curious');
    play.settle('bob', ['fort:march', 'dale:rest', 'moor:rest']);
    ask(squire, curious, play, play.decisions()[0]!, 'bot');
    expect([...asked]).toEqual(['ann']);
  });
});
