// The position notation: what is refused and where, and quiet tables written down and read again.

import {
  begin,
  decisions,
  hash,
  isRefusal,
  Play,
  randomFrom,
  seeded,
  type State,
} from '@three-thrones/kernel';
import { choicesOf, answerTo } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { ironThrone, type World } from '../rules/index.ts';

const seats = ['stark', 'tyrell', 'lannister'];
const read = (document: unknown) => ironThrone.position(document, randomFrom(seeded('position')));

test.each([
  [{ seats, at: 'lunch' }, 'at', 'position-unknown-word'],
  [{ seats, dragons: 3 }, 'dragons', 'position-unknown-key'],
  [{ seats: ['stark'] }, 'players', 'config-player-count'],
  [{ seats, houses: { stark: { sheet: 9 } } }, 'houses', 'position-power-total'],
  [
    { seats, houses: { stark: { power: { 'stark.eddard': 1 } } } },
    'houses.stark.power.stark.eddard',
    'position-unknown-key',
  ],
  [{ seats, houses: { stark: { hand: ['tyrell.truce'] } } }, 'houses.stark.hand[0]', 'position-unknown-word'],
  [
    { seats, houses: { stark: { hand: ['stark.hostility.16'], discard: ['stark.hostility.16'] } } },
    'houses.stark.hand[0]',
    'position-card-twice',
  ],
  [
    { seats, houses: { stark: { influence: { tyrell: 6 } } } },
    'houses.stark.influence.tyrell',
    'position-out-of-range',
  ],
  [{ seats, at: 'negotiation' }, 'encounter', 'position-needs-encounter'],
  [{ seats, encounter: { defender: 'tyrell' } }, 'encounter', 'position-too-early'],
  [
    { seats, at: 'negotiation', encounter: { defender: 'stark' } },
    'encounter.defender',
    'position-unknown-word',
  ],
  [{ seats, events: Array.from({ length: 4 }, () => 'event.stark') }, 'events[3]', 'position-card-twice'],
])('%j is refused', (document, path, code) => {
  const refused = read(document);
  expect(isRefusal(refused) && refused.mistakes).toMatchObject([{ path, code }]);
});

test('a quiet table written down is the same table when it is read', () => {
  const compared: Record<string, number> = {};
  for (let game = 0; game < 12; game++) {
    const begun = begin(ironThrone, { players: 3 + (game % 3) }, `notation/${game}`);
    if (isRefusal(begun)) throw new Error(begun.code);
    const run = new Play(ironThrone, begun.state, { listening: false });
    const chance = choicesOf(`notation/${game}`);
    for (let left = 60; left > 0 && !run.over; left--) {
      const kind = compare(run.state);
      if (kind) compared[kind] = (compared[kind] ?? 0) + 1;
      const { seat, choice } = answerTo(run.decisions().find(({ answered }) => !answered)!, chance);
      run.settle(seat, choice);
    }
  }
  expect(Object.keys(compared).sort()).toEqual([
    'choose.card',
    'defender.name',
    'hostages.handle',
    'move.choose',
  ]);
});

/** Asks the same of the table that was read; what was noted only on the way may be missing. */
function compare(state: State<World>): string | undefined {
  const written = ironThrone.notation(state);
  if (isRefusal(written)) return undefined;
  const again = read(JSON.parse(JSON.stringify(written)));
  if (isRefusal(again)) throw new Error(JSON.stringify(again));
  const { world, frames } = again;
  const open = decisions(ironThrone, { ...state, world, frames });
  const [asked] = decisions(ironThrone, state);
  expect(open.map(({ seat, kind }) => [seat, kind])).toContainEqual([asked!.seat, asked!.kind]);
  expect(hash([world.order, world.challenger, world.events, world.eventsOut])).toBe(
    hash([state.world.order, state.world.challenger, state.world.events, state.world.eventsOut]),
  );
  for (const seat of world.order) {
    const { hostages: _, ...is } = world.mats[seat]!;
    const { hostages: __, ...was } = state.world.mats[seat]!;
    expect(hash(is)).toBe(hash(was));
  }
  expect(world.encounter?.parts).toEqual(state.world.encounter?.parts);
  expect(world.encounter?.deal).toEqual(state.world.encounter?.deal);
  return asked!.kind;
}
