import {
  type Choice,
  type Decision,
  type Game,
  randomFrom,
  type Shape,
  seeded,
  type State,
} from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, botOf, choiceOf, levels, random } from '../src/index.ts';

function question(shape: Shape, options: readonly string[], min = 1, max = 1): Decision {
  return { id: '0-ash', seat: 'ash', kind: 'test.question', rule: '1', shape, options, min, max };
}

/** How often each choice comes in so many tries. */
function counts(decision: Decision, tries: number): Map<string, number> {
  const chance = randomFrom(seeded('counts'));
  const seen = new Map<string, number>();
  for (let i = 0; i < tries; i++) {
    const choice = random.choose(decision, chance);
    const name = typeof choice === 'object' ? [...choice].sort().join('+') : String(choice);
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return seen;
}

function expectEven(seen: Map<string, number>, choices: number, tries: number): void {
  expect(seen.size).toBe(choices);
  // Six standard deviations: chance alone does not get there.
  const slack = 6 * Math.sqrt(tries / choices);
  for (const count of seen.values()) expect(Math.abs(count - tries / choices)).toBeLessThan(slack);
}

describe('the random bot', () => {
  it('chooses every option equally often', () => {
    expectEven(counts(question('one', ['a', 'b', 'c']), 6000), 3, 6000);
  });

  it('chooses every number of a range equally often, both ends included', () => {
    const seen = counts(question('number', [], 2, 5), 6000);
    expect([...seen.keys()].sort()).toEqual(['2', '3', '4', '5']);
    expectEven(seen, 4, 6000);
  });

  it('chooses every set of things equally often, not every number of things', () => {
    expectEven(counts(question('some', ['a', 'b', 'c', 'd'], 0, 4), 16000), 16, 16000);
    expectEven(counts(question('some', ['a', 'b', 'c', 'd', 'e'], 1, 2), 16000), 15, 16000);
    expectEven(counts(question('some', ['a', 'b', 'c', 'd'], 2, 2), 6000), 6, 6000);
  });

  it('finds the only choice there is', () => {
    expect(counts(question('some', [], 0, 0), 10)).toEqual(new Map([['', 10]]));
    expect(counts(question('one', ['pass']), 10)).toEqual(new Map([['pass', 10]]));
    expect(counts(question('number', [], 7, 7), 10)).toEqual(new Map([['7', 10]]));
  });

  it('copes with a very large hand', () => {
    const hand = Array.from({ length: 60 }, (_, i) => `card-${i}`);
    const choice = random.choose(question('some', hand, 0, 60), randomFrom(seeded('large'))) as string[];
    expect(new Set(choice).size).toBe(choice.length);
    expect(choice.length).toBeGreaterThan(10);
    expect(choice.length).toBeLessThan(50);
  });

  it('chooses only what goes together where there are limits, and sooner or later all of it', () => {
    const limit = (word: string, min: number, max: number) => ({
      words: [word],
      min,
      max,
      code: 'limit',
      rule: '1',
    });
    const limits = [limit('hill', 1, 1), limit('mill', 1, 1), limit('march', 0, 1), limit('star', 0, 0)];
    const options = ['hill:march', 'hill:raid', 'hill:star', 'mill:march', 'mill:raid'];
    const seen = counts({ ...question('some', options, 2, 2), limits }, 1000);
    expect([...seen.keys()].sort()).toEqual([
      'hill:march+mill:raid',
      'hill:raid+mill:march',
      'hill:raid+mill:raid',
    ]);
  });

  it('plays the same with the same chance', () => {
    const decision = question('some', ['a', 'b', 'c', 'd', 'e'], 0, 5);
    const twice = [1, 2].map(() => random.choose(decision, randomFrom(seeded('same'))));
    expect(twice[0]).toEqual(twice[1]);
  });
});

describe('levels', () => {
  it('are found by name', () => {
    expect(botOf('random')).toBe(random);
    expect(Object.keys(levels)).toContain('random');
  });

  it.each(['grandmaester', '', 'constructor', '__proto__'])('refuse %j', (level) => {
    expect(botOf(level)).toEqual({
      refused: true,
      code: 'unknown-level',
      rule: '0',
      args: { level, levels: ['random', 'squire'] },
    });
  });
});

describe('what a bot is given', () => {
  const state = {
    game: 'test',
    rulesVersion: 1,
    seats: ['ash', 'birch'],
    settled: 0,
    world: { mine: { to: ['ash'], secret: 'crown' }, theirs: { to: ['birch'], secret: 'dagger' } },
    frames: [],
    random: seeded('secret'),
  } satisfies State<unknown>;

  const anyGame = {} as Game<unknown>;

  it('is the view of its own seat, without the chance to come', () => {
    let given: unknown;
    const curious: Bot = {
      looks: true,
      choose(_decision, _random, seen): Choice {
        given = seen;
        return 'a';
      },
    };
    choiceOf(curious, question('one', ['a']), randomFrom(seeded('x')), state, anyGame);
    expect(JSON.stringify(given)).toContain('crown');
    expect(JSON.stringify(given)).not.toContain('dagger');
    expect(given).not.toHaveProperty('random');
  });

  it('is nothing at all for one that does not look', () => {
    const unreadable = { ...state, world: new Proxy({}, { ownKeys: () => expect.fail('somebody looked') }) };
    expect(choiceOf(random, question('one', ['a']), randomFrom(seeded('x')), unreadable, anyGame)).toBe('a');
  });
});
