// What a table waits for before its first move, and which chairs a newcomer may take.

import { expect, it } from 'vitest';
import { isFreeToTake } from '../src/lobby/free-chairs.tsx';
import { phaseOf } from '../src/lobby/phase.ts';

const anna = { seat: 'stark', person: { id: 'anna', name: 'Anna' }, online: true };
const bela = { seat: 'arryn', person: { id: 'bela', name: 'Béla' }, online: true };
const bot = { seat: 'tully', bot: 'squire', online: false };
const free = { seat: 'tully', online: false };

it('for people, as long as a chair is free; once more if somebody did not come back', () => {
  const commit = { commit: ['stark'] };
  expect(phaseOf({ chairs: [anna, bela, free], round: 0 }, 'stark')).toEqual({
    ...{ kind: 'gathering', free: 1, isAnew: false },
  });
  expect(phaseOf({ chairs: [anna, bela, free], round: 1, dice: commit }, 'stark')).toEqual({
    ...{ kind: 'gathering', free: 1, isAnew: true },
  });
});

it('for the dice, as long as everybody is there', () => {
  const dice = { reveal: ['stark', 'arryn'], until: 60_000 };
  expect(phaseOf({ chairs: [anna, bela, bot], round: 0, dice }, 'stark')).toEqual({ kind: 'shaking' });
  expect(phaseOf({ chairs: [anna, bela, bot], round: 0 }, 'stark')).toEqual({ kind: 'shaking' });
  const away = [{ ...anna, online: false }, bela, bot];
  expect(phaseOf({ chairs: away, round: 0, dice }, 'stark'), 'who looks is there').toEqual({
    kind: 'shaking',
  });
});

it('for whoever has gone without showing their share, and how long', () => {
  const chairs = [anna, { ...bela, online: false }, bot];
  const until = 60_000;
  expect(phaseOf({ chairs, round: 0, dice: { reveal: ['arryn'], until } }, 'stark')).toEqual({
    ...{ kind: 'waiting', names: ['Béla'], until },
  });
  expect(phaseOf({ chairs, round: 1, dice: { commit: ['arryn'] } }, 'stark')).toEqual({
    ...{ kind: 'waiting', names: ['Béla'], until: undefined },
  });
  expect(phaseOf({ chairs, round: 0, dice: { reveal: ['stark'], until } }, 'stark')).toEqual({
    kind: 'shaking',
  });
});

it('a newcomer may have an empty chair, and a bot’s only where the table has said so', () => {
  expect([free, bot, { ...bot, open: true as const }, anna].map(isFreeToTake)).toEqual([
    ...[true, false, true, false],
  ]);
  expect(isFreeToTake({ ...anna, bot: 'squire' }), 'it stands in for somebody').toBe(false);
});
