// Which board belongs to which game. Each is loaded when a table of its game opens.

import { ONLY_CHOICE } from '@three-thrones/kernel';
import type { Board, FactWords } from './board.ts';
import { t } from '../i18n/index.ts';
import type { Logged } from '../engine/seen.ts';
import { RAN_OUT } from '../tables/clock-answers.ts';

/** A board without its types: the table treats every world as closed. */
export type AnyBoard = Board<unknown>;

const boards: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  agot: async () => (await import('./agot/index.ts')).agotBoard as unknown as AnyBoard,
  'tiny-epic': async () => (await import('./tiny-epic/index.ts')).tinyEpicBoard as unknown as AnyBoard,
};

export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  const board = await (Object.hasOwn(boards, game) ? boards[game]?.() : undefined);
  await board?.load();
  return board && { ...board, fact: (logged) => tableFact(logged, board) ?? board.fact(logged) };
}

/** What happens to one seat at any table. */
const ofOneSeat: Readonly<Record<string, (house: string) => string>> = {
  'answer.undone': (house) => t('table.fact.undone', { house }),
  [RAN_OUT]: (house) => t('table.fact.time-up', { house }),
  [ONLY_CHOICE]: (house) => t('table.fact.only-choice', { house }),
};

/** What happens at any table, whatever is played there. */
function tableFact({ fact: { kind, data } }: Logged, board: AnyBoard): FactWords | undefined {
  if (kind === 'answers.takenBack') return { text: t('table.fact.taken-back'), houses: [] };
  const say = ofOneSeat[kind];
  if (!say) return undefined;
  const { seat } = data as { seat: string };
  return { text: say(board.houseName(seat)), house: seat, houses: [seat] };
}
