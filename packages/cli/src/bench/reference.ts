// The fixed loop that everything is measured against. It does what rules do to plain objects (look names up, filter
// options, count, push, pop, copy) but uses nothing of ours, so that only the machine can make it faster or slower.
// Changing it makes every recorded ratio worthless: record again with `tt bench --update`.

interface Land {
  owner: string;
  units: { kind: string; count: number }[];
}

interface Board {
  lands: Record<string, Land>;
  purses: Record<string, number>;
  discard: string[];
  turn: number;
}

const PLAYERS = ['red', 'green', 'blue', 'white'];
const LANDS = Array.from({ length: 24 }, (_, at) => `land-${at}`);
const NEIGHBOURS = new Map(
  LANDS.map((land, at) => [land, [1, 5, 7].map((step) => LANDS[(at + step) % 24]!)]),
);
const TURNS_OF_A_GAME = 400;
const TURNS_BETWEEN_COPIES = 40;

/** Plays the reference game once with the given seed and returns a number that depends on all of it. */
export function referenceGame(seed: number): number {
  let board = newBoard();
  let chance = seed;
  for (let turn = 0; turn < TURNS_OF_A_GAME; turn++) {
    const player = PLAYERS[turn % PLAYERS.length]!;
    const options = optionsOf(board, player);
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    apply(board, player, options[chance % options.length]!);
    if (turn % TURNS_BETWEEN_COPIES === 0) board = copied(board);
  }
  let sum = board.discard.length;
  for (const player of PLAYERS) sum = sum * 31 + board.purses[player]!;
  return sum;
}

/** What one reference game counts for. */
export const REFERENCE_TURNS = TURNS_OF_A_GAME;

function newBoard(): Board {
  const board: Board = { lands: {}, purses: {}, discard: [], turn: 0 };
  for (const player of PLAYERS) board.purses[player] = 3;
  for (const [at, land] of LANDS.entries())
    board.lands[land] = { owner: PLAYERS[at % 4]!, units: [{ kind: 'foot', count: 2 }] };
  return board;
}

function optionsOf(board: Board, player: string): string[] {
  const options: string[] = [];
  for (const land of LANDS) {
    if (board.lands[land]!.owner !== player) continue;
    if (board.purses[player]! > 0 && strength(board, land) < 6) options.push(`raise:${land}`);
    for (const next of NEIGHBOURS.get(land)!)
      if (strength(board, land) > 1) options.push(`move:${land}:${next}`);
  }
  return options.length > 0 ? options.filter((option) => option.length > 6) : ['pass'];
}

function strength(board: Board, land: string): number {
  let sum = 0;
  for (const { count } of board.lands[land]!.units) sum += count;
  return sum;
}

function apply(board: Board, player: string, option: string): void {
  const [verb, from, to] = option.split(':');
  board.turn++;
  if (verb === 'raise') {
    board.purses[player]!--;
    board.lands[from!]!.units.push({ kind: 'foot', count: 1 });
  } else if (verb === 'move') {
    const army = board.lands[from!]!.units.pop()!;
    const target = board.lands[to!]!;
    if (target.owner !== player && strength(board, to!) <= army.count) board.purses[player]!++;
    if (strength(board, to!) <= army.count) Object.assign(target, { owner: player, units: [] });
    if (target.owner === player) target.units.push(army);
    else board.discard.push(`${player}:${to}`);
  } else {
    board.purses[player]!++;
  }
}

function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) out[key] = copied((value as Record<string, unknown>)[key]);
  return out as T;
}
