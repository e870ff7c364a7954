// What bots are told before they search.

import { answer, beginAt, decisions, isRefusal, type State } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { tinyEpic } from '../rules/index.ts';
import type { World } from '../rules/state.ts';

/** Lannister attacks Shield Islands with so many, and Stark has laid a Retreat. */
function withRetreat(attackers: 1 | 3): State<World> {
  const turn = beginAt(
    tinyEpic,
    {
      ...{ seats: ['lannister', 'stark'], nonPlayers: ['tyrell', 'tully', 'greyjoy'] },
      map: { 'shield-islands': 'stark-2', 'casterly-rock': 'lannister-3', ashemark: 'jaime-lannister' },
      players: { lannister: { dice: ['whisper', 'whisper'] }, stark: { hand: ['drain-the-coffers'] } },
      at: { step: 'action', seat: 'lannister', action: 'march' },
    },
    'seed',
  );
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  let { state } = turn;
  const answers = ['perform', 'casterly-rock', `lannister-${attackers}`, 'shield-islands', 'pass'];
  for (const choice of [...answers, 'drain-the-coffers']) {
    const [open] = decisions(tinyEpic, state);
    const next = answer(tinyEpic, state, open!.seat, open!.id, choice);
    if (isRefusal(next)) throw new Error(JSON.stringify(next));
    state = next.state;
  }
  return state;
}

test('6.5 a bot would rather retreat than lose, and rather win than retreat', () => {
  const prefers = (state: State<World>): string => {
    const [open] = decisions(tinyEpic, state);
    expect(open).toMatchObject({ seat: 'stark', kind: 'battle.defenderRetreat' });
    const worth = (option: string): number => tinyEpic.prior(state.world, open!, option);
    return worth('fight') > worth('retreat') ? 'fight' : 'retreat';
  };
  expect(prefers(withRetreat(3))).toBe('retreat'); // 3 against 2
  expect(prefers(withRetreat(1))).toBe('fight'); // 1 against 2
});

/** What is asked first at a table of these words, and whether a bot that thinks about something earlier stops there. */
function stopsAt(document: object): [kind: string, stops: boolean] {
  const turn = beginAt(tinyEpic, { nonPlayers: ['tyrell', 'tully', 'greyjoy'], ...document }, 'seed');
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  const [open] = decisions(tinyEpic, turn.state);
  return [open!.kind, tinyEpic.endsThought!(turn.state.world, open!)];
}

test('20 alone at the table a bot thinks to the end of its turn, and not on through the Rival’s', () => {
  const dice = { players: { lannister: { dice: ['whisper', 'whisper'] } } };
  const solo = { mode: 'solo', seats: ['lannister'], rival: { house: 'stark' }, ...dice };
  const acting = { ...solo, rival: { house: 'stark', card: 'rival-07' } };
  const turn = { step: 'turn', seat: 'lannister' };
  const march = { step: 'action', seat: 'lannister', action: 'march' };
  expect(stopsAt({ ...solo, at: turn })).toEqual(['turn.placeDie', true]);
  expect(stopsAt({ ...acting, at: { step: 'rival', die: 'event' } })).toEqual([
    'rivalMove.chooseTarget',
    true,
  ]);
  expect(stopsAt({ ...solo, at: march })).toEqual(['action.perform', false]);
  const two = { seats: ['lannister', 'stark'], ...dice };
  expect(stopsAt({ ...two, at: turn })).toEqual(['turn.placeDie', false]);
});
