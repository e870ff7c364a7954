// Pennies keeps its secrets; each of these other pennies gives one away, and must be caught.

import { type Game, hide, look, size, type Table } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { orders } from '../../kernel/test/orders.ts';
import { type Pennies, type PenniesConfig, pennies, penniesBut } from '../../kernel/test/toy.ts';
import { leakCheck } from '../src/index.ts';

const config = { players: 3 };

test.each(['rotating', 'all'] as const)('pennies keeps its secrets (%s eyes)', (eyes) => {
  const report = leakCheck(pennies, config, 'sound', { transitions: 2_000, eyes });
  expect(report.transitions).toBe(2_000);
  expect(report.resampled).toBe(eyes === 'all' ? 8_000 : 2_000);
  expect(report.twins).toBeGreaterThan(report.resampled / 4);
});

test('sealed answers that keep limits keep their secret too', () => {
  const report = leakCheck(orders, config, 'sound', { transitions: 600, eyes: 'all' });
  expect(report.resampled).toBe(2_400);
  expect(report.twins).toBeGreaterThan(600);
});

const theirs = (w: Pennies) => look(w.hand[w.seats.find((seat) => seat !== w.lead)!]!);

const leaky: Record<string, [Game<Pennies, PenniesConfig>, string | RegExp]> = {
  'an option that names a card of another': [
    penniesBut('round', 'take', { options: (w: Pennies) => ['pennies', 'end', ...theirs(w)] }),
    /a secret|finds out about \w+/,
  ],
  'a limit that names a card of another': [
    penniesBut('round', 'show', {
      limits: (w: Pennies) => [{ words: theirs(w), min: 0, max: 1, code: 'no', rule: '1' }],
    }),
    /a secret|finds out about \w+/,
  ],
  'a reason that names a card of another': [
    penniesBut('round', 'take', {
      refuse: (w: Pennies, _a: object, _seat: string, option: string) =>
        option === 'cards' ? { code: 'no', rule: '1', args: { because: theirs(w)[0] } } : undefined,
    }),
    /a secret|finds out about \w+/,
  ],
  'a question that hangs on a hidden card': [
    penniesBut('round', 'vote', { when: (w: Pennies) => !theirs(w).includes('king') }),
    /shows \w+ a secret|resample changes what \w+ sees/,
  ],
  'a fact that tells what was laid face down': [
    penniesBut('round', 'layAside', {
      resolve: (w: Pennies, a: { done?: true }, said: Record<string, string>, table: Table) => {
        const card = said[w.lead]!;
        const hand = look(w.hand[w.lead]!);
        if (card === 'done') a.done = true;
        else look(w.aside[w.lead]!).push(...hand.splice(hand.indexOf(card), 1));
        table.tell('laid.aside', { card });
      },
    }),
    /an answer that reveals nothing shows \w+ a secret/,
  ],
  'a mark on the table made from what was laid face down': [
    penniesBut('round', 'layAside', {
      resolve: (w: Pennies, a: { done?: true }, said: Record<string, string>) => {
        const card = said[w.lead]!;
        const hand = look(w.hand[w.lead]!);
        if (card === 'done') a.done = true;
        else look(w.aside[w.lead]!).push(...hand.splice(hand.indexOf(card), 1));
        w.wind = card.length;
      },
    }),
    /an answer that reveals nothing shows \w+ a secret/,
  ],
  'a card named in the bookmark before it is shown': [
    penniesBut('round', 'layAside', {
      resolve: (_w: Pennies, a: object, said: Record<string, string>) =>
        void Object.assign(a, { done: true, said }),
    }),
    /an answer that reveals nothing shows \w+ a secret/,
  ],
  'a mark on the table made from a hidden card': [
    penniesBut('round', 'take', {
      resolve: (w: Pennies) => void (w.wind = size(w.deck) > 0 ? look(w.deck)[0]!.length : 0),
    }),
    /an answer that reveals nothing shows \w+ a secret/,
  ],
  'a bad resample: the table it makes up is broken': [
    { ...pennies, resample: (seen) => ({ ...copyOf(seen.world), deck: hide(['ace'], []) }) },
    /resample (changes what|for) \w+/,
  ],
  'a bad resample: the eye sees something else': [
    {
      ...pennies,
      resample: (seen, eye, random) => {
        const world = pennies.resample(seen, eye, random);
        return { ...world, wind: world.wind + 1 };
      },
    },
    /resample changes what \w+ sees/,
  ],
  'a bad resample: somebody has nothing to answer': [
    {
      ...penniesBut('round', 'take', {
        options: (w: Pennies) => look(w.deck).filter((card) => card !== 'ace'),
      }),
      resample: (seen, eye, random) => pennies.resample(seen, eye, random),
      setup: (_config, random) => {
        const world = pennies.setup({ players: 3 }, random);
        world.shown = look(world.deck).splice(0, size(world.deck) - 1);
        return world;
      },
    },
    /in a state made up from what|a secret|dead end/,
  ],
};

test.each(Object.entries(leaky))('%s is caught', (_how, [game, message]) => {
  const check = () => leakCheck(game, config, 'leaky', { transitions: 3_000 });
  expect(check).toThrow(message);
  const line = /\nagain: leakCheck\(pennies, \{"players":3\}, "(leaky[/\d]*)", \{"transitions":(\d+)\}\)$/;
  const [, seed, transitions] = line.exec(thrownBy(check))!;
  expect(() => leakCheck(game, config, seed!, { transitions: Number(transitions) })).toThrow(message);
});

test('words that name a kind of thing can be declared open', () => {
  const naming = penniesBut('round', 'take', { options: () => ['pennies', 'end', 'queen'] });
  const check = (openWords: string[]) => leakCheck(naming, config, 'open', { transitions: 500, openWords });
  expect(() => check([])).toThrow('finds out about queen');
  expect(check(['queen']).transitions).toBe(500);
});

function thrownBy(check: () => unknown): string {
  try {
    check();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
