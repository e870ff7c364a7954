// Which board belongs to which game. Each is loaded when a table of its game opens.

import type { Board } from '../boards/board.ts';

/** A board without its types: the table treats every world as closed. */
export type AnyBoard = Board<unknown>;

const boards: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  agot: async () => (await import('../boards/agot/index.ts')).agotBoard as unknown as AnyBoard,
  'tiny-epic': async () =>
    (await import('../boards/tiny-epic/index.ts')).tinyEpicBoard as unknown as AnyBoard,
};

export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  const board = await boards[game]?.();
  await board?.load();
  return board;
}
