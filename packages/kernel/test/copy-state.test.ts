import { expect, it } from 'vitest';
import { copyNoting, copyState } from '../src/copy-state.ts';
import type { State } from '../src/game.ts';
import { hide, pile, secretsIn } from '../src/hidden.ts';

interface World {
  round: number;
  armies: Record<string, number>;
  battle?: string | undefined;
}

const blank: World = { round: 0, armies: { pyke: 1 }, battle: undefined };
const at = (world: object) => ({ game: 'toy', frames: [], world }) as unknown as State<World>;

it('is a state of its own, in the shape of the blank world', () => {
  const state = at({ armies: { winterfell: 2 }, round: 3 });
  const { world } = copyState({ blank }, state);
  expect(world).toEqual(state.world);
  expect(Object.keys(world)).toEqual(Object.keys(blank));
  world.armies['winterfell'] = 5;
  expect(state.world.armies).toEqual({ winterfell: 2 });
});

it('makes nothing up for a world that lacks something, and loses nothing the blank does not have', () => {
  const { world } = copyState({ blank }, at({ round: 3, dragons: ['drogon'] }));
  expect(world).toEqual({ round: 3, armies: undefined, battle: undefined, dragons: ['drogon'] });
  expect(blank.armies).toEqual({ pyke: 1 });
});

it('finds the secrets in world and frames on the way, and copies them as everything else', () => {
  const hand = pile([hide('ace', ['ann'])], ['ann']);
  const state: State<unknown> = {
    ...{ game: 'toy', rulesVersion: 1, seats: ['ann'], settled: 3 },
    world: { things: [{ hand }, null, 'card'], to: ['not', 'a', 'secret'], of: hide(null, []) },
    frames: [
      { flow: 'day', at: 'noon', args: { card: hide('king', []) }, said: { ann: hide('yes', ['ann']) } },
    ],
    random: { at: [1, 2, 3, 4] },
  };
  for (const shape of [{}, { blank: { of: undefined, things: [], to: [] } }]) {
    const [copy, secrets] = copyNoting(shape, state);
    expect(copy).toEqual(state);
    expect(JSON.stringify(copy.frames)).toBe(JSON.stringify(state.frames));
    expect(secrets.length).toBe(3);
    const args = state.frames.map((frame) => frame.args);
    expect(new Set(secrets)).toEqual(new Set(secretsIn([state.world, args])));
    for (const secret of secretsIn(copy)) expect(secrets).not.toContain(secret);
  }
});
