// A state of one's own to play on.

import { copy } from './copy.ts';
import type { Frame, Game, State, View } from './game.ts';
import { type Hidden, isHidden } from './hidden.ts';

export type Shaped<W> = Pick<Game<W>, 'blank' | 'copyWorld' | 'secrets'>;

/** A copy of a state, or of a view of one, on which rules run as fast as they can. */
export function copyState<W, S extends State<W> | View<W>>(game: Shaped<W>, state: S): S {
  const { blank } = game;
  if (!blank && !game.copyWorld) return copy(state);
  const world = game.copyWorld ? game.copyWorld(state.world) : inShape(blank!, state.world, undefined);
  return { ...copy({ ...state, world: undefined }), world };
}

/** The same, with the secrets that lie in world and frames: whoever copies everything comes by all of them anyway. */
export function copyNoting<W>(game: Shaped<W>, state: State<W>): [State<W>, readonly Hidden<unknown>[]] {
  const secrets: Hidden<unknown>[] = game.secrets?.(state.world) ?? [];
  const world = worldNoting(game, state.world, secrets);
  const { game: id, rulesVersion, seats, settled, frames, random } = state;
  const rest = { frames: frames.map((frame) => frameOf(frame, secrets)), random: copy(random) };
  return [{ game: id, rulesVersion, seats, settled, world, ...rest }, secrets];
}

function worldNoting<W>(game: Shaped<W>, world: W, secrets: Hidden<unknown>[]): W {
  // Whoever knows where the secrets lie has noted them already.
  const noted = game.secrets ? undefined : secrets;
  if (game.copyWorld && !noted) return game.copyWorld(world);
  return game.blank ? inShape(game.blank, world, noted) : noted ? copied(world, noted) : copy(world);
}

function frameOf({ flow, at, args, said }: Frame, secrets: Hidden<unknown>[]): Frame {
  const frame: Frame = { flow, at, args: copied(args, secrets) };
  if (said) frame.said = copy(said);
  return frame;
}

/**
 * Filled into a copy of the blank world: a large record that is filled field by field, or has lost a field, is a
 * dictionary to V8, and rules that work on such a world take a fifth to a third longer.
 */
function inShape<W>(blank: W, world: W, secrets: Hidden<unknown>[] | undefined): W {
  const out = { ...blank };
  // Only the shape is the blank's: what a damaged world lacks must be missed, not made up.
  for (const key in out) out[key] = secrets ? copied(world[key], secrets) : copy(world[key]);
  for (const key in world)
    if (!Object.hasOwn(out as object, key))
      out[key] = secrets ? copied(world[key], secrets) : copy(world[key]);
  return out;
}

/** As `copy`, and notes each secret on the way; what lies within one is no secret of its own. */
function copied<T>(value: T, secrets: Hidden<unknown>[]): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      out[i] = typeof item === 'object' ? copied(item, secrets) : item;
    }
    return out as T;
  }
  const before = secrets.length;
  const out: Record<string, unknown> = {};
  for (const key in value) {
    if (key === 'to' && isHidden(value)) {
      secrets.length = before;
      secrets.push(value);
      return copy(value);
    }
    const item: unknown = value[key];
    out[key] = typeof item === 'object' ? copied(item, secrets) : item;
  }
  return out as T;
}
