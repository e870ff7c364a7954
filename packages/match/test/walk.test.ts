// Answers tried at a table as somebody imagines it: what holds, where it ends, and what cannot be known.

import { random as bot } from '@three-thrones/bots';
import {
  type Decision,
  type Eye,
  isOver,
  look,
  randomFrom,
  type Seat,
  seeded,
  view,
} from '@three-thrones/kernel';
import { describe, expect, test } from 'vitest';
import { HEROES } from '../../../games/tiny-epic/data/ids.ts';
import { tinyEpic as game, type World } from '../../../games/tiny-epic/rules/index.ts';
import { type Match, play, startMatch, walk } from '../src/index.ts';
import { ok } from '../../kernel/test/toy.ts';

interface Question {
  readonly match: Match<World>;
  readonly asked: Decision;
  readonly friend: Seat;
}

/** A random game of two, question by question: together with open hands, or against each other with hidden ones. */
function* questions(seed: string, mode: 'coop' | 'competitive' = 'coop'): Generator<Question> {
  let match = ok(startMatch(game, { config: { mode, seats: ['stark', 'lannister'] }, seed }));
  const chance = randomFrom(seeded(`${seed} choices`));
  while (!isOver(match.state)) {
    const asked = match.open[0]!;
    const friend = match.state.seats.find((seat) => seat !== asked.seat)!;
    yield { match, asked, friend };
    match = ok(
      play(game, match, { seat: asked.seat, decision: asked.id, choice: bot.choose(asked, chance) }),
    );
  }
}

/** Plot Cards of a hand. Where its Hero stands everybody sees, and so who holds that card. */
function handOf({ state }: Match<World>, seat: Seat): readonly string[] {
  const heroes: readonly string[] = HEROES;
  return look(state.world.players[seat]!.hand).filter((card) => !heroes.includes(card));
}

describe('a chain of answers', () => {
  test('holds as far as the rules say, each step with its question and the table there', () => {
    let chains = 0;
    for (const { match, asked } of questions('chains')) {
      const { seat, id: decision } = asked;
      if (asked.shape !== 'one') continue;
      const choice = asked.options[0]!;
      const eyes = { eye: seat, seat };
      const seen = view(match.state, seat);
      const one = walk(game, seen, eyes, [{ decision, choice }]);
      expect(one!.steps).toMatchObject([{ decision: { id: decision, options: asked.options }, choice }]);
      const next = ok(play(game, match, { seat, decision, choice }));
      const then = next.open.find((open) => open.seat === seat && open.shape === 'one');
      if (!then || one!.isVenture) continue;
      chains++;
      const second = { decision: then.id, choice: then.options[0]! };
      const both = walk(game, seen, eyes, [{ decision, choice }, second]);
      expect(both!.steps.map((step) => step.decision.kind)).toEqual([asked.kind, then.kind]);
      expect(walk(game, seen, eyes, [second])).toBeUndefined();
      expect(walk(game, seen, eyes, [{ decision, choice: 'none of them' }, second])).toBeUndefined();
    }
    expect(chains).toBeGreaterThan(50);
  });

  test('goes no further than the first that meets chance or a secret', () => {
    let ventures = 0;
    for (const { match, asked } of questions('ventures')) {
      const { seat, id: decision } = asked;
      if (asked.shape !== 'one') continue;
      const seen = view(match.state, seat);
      const choice = asked.options.at(-1)!;
      const links = [{ decision, choice }];
      if (!walk(game, seen, { eye: seat, seat }, links)?.isVenture) continue;
      const next = ok(play(game, match, { seat, decision, choice }));
      const then = next.open.find((open) => open.seat === seat && open.shape === 'one');
      if (!then) continue;
      ventures++;
      const more = [...links, { decision: then.id, choice: then.options[0]! }];
      expect(walk(game, seen, { eye: seat, seat }, more)).toBeUndefined();
    }
    expect(ventures).toBeGreaterThan(0);
  });
});

describe('for another seat', () => {
  /** Of the questions of a whole game: those a friend could answer, and cards of the hand that could be named. */
  function knownIn(seed: string, mode: 'coop' | 'competitive', eyeOf: (one: Question) => Eye) {
    const count = { questions: 0, known: 0, cards: 0, named: 0 };
    for (const question of questions(seed, mode)) {
      const { match, asked } = question;
      const { seat, id: decision } = asked;
      if (asked.shape !== 'one') continue;
      const eye = eyeOf(question);
      const seen = view(match.state, eye);
      const holds = (choice: string): boolean =>
        walk(game, seen, { eye, seat }, [{ decision, choice }]) !== undefined;
      const cards = handOf(match, seat).filter((card) => asked.options.includes(card));
      count.cards += cards.length;
      count.named += cards.filter(holds).length;
      count.questions++;
      count.known += Number(holds(asked.options[0]!));
    }
    return count;
  }

  test('everything can be known where hands are open', () => {
    const { questions: all, known, cards, named } = knownIn('open', 'coop', ({ friend }) => friend);
    expect(known).toBe(all);
    expect(cards).toBeGreaterThan(20);
    expect(named).toBe(cards);
  });

  test.each([
    ['who watches', 'coop', (): Eye => 'spectator'],
    ['an opponent', 'competitive', ({ friend }: Question): Eye => friend],
  ] as const)('%s knows what lies open, and no card of a hidden hand', (_, mode, eyeOf) => {
    const { known, cards, named } = knownIn('hidden', mode, eyeOf);
    expect(known).toBeGreaterThan(50);
    expect(cards).toBeGreaterThan(20);
    expect(named).toBe(0);
  });

  test('nobody answers for a seat that is not asked', () => {
    for (const { match, asked, friend } of questions('not asked')) {
      if (match.open.some(({ seat }) => seat === friend)) continue;
      const links = [{ decision: asked.id, choice: asked.options[0] ?? asked.min }];
      expect(walk(game, view(match.state, friend), { eye: friend, seat: friend }, links)).toBeUndefined();
    }
  });
});
