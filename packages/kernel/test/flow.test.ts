// Steps, sub-flows and their order.

import { describe, expect, test } from 'vitest';
import { begin, isOver } from '../src/index.ts';
import { gameOf, type Notes, ok, tableOf, tale } from './toy.ts';

const { step, ask, call, each, go } = tale;
const note = (text: string) => step(text, (w: Notes) => void w.log.push(text));

function logOf(flows: Parameters<typeof gameOf>[0]): string {
  return ok(begin(gameOf(flows), {}, 'seed')).state.world.log.join(' ');
}

describe('steps', () => {
  test('run in the order they are written, and then the game is over', () => {
    const game = gameOf({ day: [note('dawn'), note('noon'), note('dusk')] });
    const { state } = ok(begin(game, {}, 'seed'));
    expect(state.world.log).toEqual(['dawn', 'noon', 'dusk']);
    expect(isOver(state)).toBe(true);
  });

  test('are passed over when their `when` says no', () => {
    const never = step(
      'never',
      (w: Notes) => void w.log.push('never'),
      () => false,
    );
    const neverCall = call(
      'neverCall',
      () => go('night', {}),
      () => false,
    );
    const nobody = ask('nobody', {
      rule: '1',
      who: () => undefined,
      options: () => ['x'],
      resolve: () => {},
    });
    expect(
      logOf({ day: [note('dawn'), never, neverCall, nobody, note('dusk')], night: [note('moon')] }),
    ).toBe('dawn dusk');
  });

  test('of one flow all have names of their own', () => {
    expect(() => tale.flow('day', [note('dawn'), note('dawn')])).toThrow(
      'flow day has two steps called dawn',
    );
  });
});

describe('facts', () => {
  test('keep what was true when they were told', () => {
    const tell = step('tell', (w: Notes, _a, table) => table.tell('noted', { log: w.log }));
    const { facts } = ok(begin(gameOf({ day: [note('dawn'), tell, note('dusk')] }), {}, 'seed'));
    expect(facts).toEqual([{ kind: 'noted', data: { log: ['dawn'] } }]);
  });
});

describe('sub-flows', () => {
  test('`call` runs one once, between its neighbours', () => {
    const day = [note('dawn'), call('sleep', () => go('night', {})), note('dusk')];
    expect(logOf({ day, night: [note('moon'), note('stars')] })).toBe('dawn moon stars dusk');
  });

  test('`call` without a flow goes straight on', () => {
    expect(logOf({ day: [note('dawn'), call('sleep', () => undefined), note('dusk')] })).toBe('dawn dusk');
  });

  test('`each` runs one after another while there is a next one, each with its own arguments', () => {
    const count = each('count', (w: Notes) => (w.left > 0 ? go('one', { n: w.left-- }) : undefined));
    const one = [step('say', (w: Notes, a: { n?: number }) => void w.log.push(`n${a.n}`))];
    expect(logOf({ day: [count, note('dusk')], one })).toBe('n3 n2 n1 dusk');
  });

  test('`leave` ends the flow it is said in, and only that', () => {
    const away = step('away', (_w, _a, table) => table.leave());
    const day = [call('sleep', () => go('night', {})), note('dusk')];
    expect(logOf({ day, night: [note('moon'), away, note('stars')] })).toBe('moon dusk');
  });

  test('`leave` in a call goes on in the called flow instead', () => {
    const instead = call('instead', (_w, _a, table) => {
      table.leave();
      return go('night', {});
    });
    expect(logOf({ day: [instead, note('dusk')], night: [note('moon')] })).toBe('moon');
  });

  test('own their arguments: nothing in a frame is shared with the world', () => {
    const shared = { n: 1 };
    const change = step('change', (_w: Notes, a: { n?: number }) => void (a.n = 7));
    logOf({ day: [call('sleep', () => go('night', shared))], night: [change] });
    expect(shared.n).toBe(1);
  });

  test('that nobody wrote are named', () => {
    expect(() => logOf({ day: [call('sleep', () => go('night', {}))] })).toThrow('no flow night');
  });
});

describe('questions', () => {
  const eat = ask('eat', {
    rule: '1',
    again: true,
    when: (w: Notes) => w.left > 0,
    who: () => 'ann',
    options: () => ['pear', 'stop'] as const,
    resolve: (w, _a, choice, table) => {
      w.left--;
      w.log.push(choice);
      if (choice === 'stop') table.leave();
    },
  });

  test('with `again` are asked until `when` says nobody is left', () => {
    const game = gameOf({ day: [eat, note('dusk')] });
    const table = tableOf(game, ok(begin(game, {}, 'seed')).state);
    for (let i = 0; i < 3; i++) table.answers('ann', 'pear');
    expect(table.state.world.log).toEqual(['pear', 'pear', 'pear', 'dusk']);
    expect(isOver(table.state)).toBe(true);
  });

  test('may leave their flow', () => {
    const game = gameOf({
      day: [call('dine', () => go('meal', {})), note('dusk')],
      meal: [eat, note('cheese')],
    });
    const table = tableOf(game, ok(begin(game, {}, 'seed')).state);
    table.answers('ann', 'stop');
    expect(table.state.world.log).toEqual(['stop', 'dusk']);
  });

  test('are remembered by the name of their step, not by its number', () => {
    const before = gameOf({ day: [eat] });
    const after = gameOf({ day: [note('dawn'), eat] });
    const { state } = ok(begin(before, {}, 'seed'));
    const table = tableOf(after, state);
    table.answers('ann', 'stop');
    expect(table.state.world.log).toEqual(['stop']);
  });
});

describe('what can go wrong is named', () => {
  test('a runaway flow', () => {
    const spin = each('spin', () => go('turn', {}));
    expect(() => logOf({ day: [spin], turn: [note('round')] })).toThrow(
      /^runaway flow (turn|day) at (round|spin)$/,
    );
  });

  test.each([
    ['one', () => [], undefined],
    ['some', () => ['a'], () => [2, 2] as const],
    ['some', () => ['a', 'b', 'c'], () => [2, 1] as const],
    ['number', () => [], () => [3, 2] as const],
  ] as const)('a dead end: a question of shape %s that nobody could answer', (shape, options, between) => {
    const stuck = ask('stuck', {
      rule: '1',
      shape,
      who: () => 'ann',
      options,
      resolve: () => {},
      ...(between && { between }),
    });
    const game = gameOf({ day: [stuck] });
    const { state } = ok(begin(game, {}, 'seed'));
    expect(() => tableOf(game, state).answers('ann', 'a')).toThrow('dead end: day.stuck offers ann nothing');
  });

  test('a step that a saved game stands at and nobody knows any more', () => {
    const game = gameOf({ day: [note('dawn')] });
    const { state } = ok(begin(game, {}, 'seed'));
    const lost = { ...state, frames: [{ flow: 'day', at: 'teatime', args: {} }] };
    expect(() => tableOf(game, lost).answers('ann', 'a')).toThrow('no step day.teatime');
  });
});
