import { expect, it } from 'vitest';
import { copyState } from '../src/copy-state.ts';
import type { State } from '../src/game.ts';

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
