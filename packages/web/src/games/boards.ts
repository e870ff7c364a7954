// The board of a game, with words for what happens at any table.

import { catalogue } from '@three-thrones/catalogue';
import type { AnyBoard, FactWords } from '@three-thrones/game-kit/board/board.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import { isRefusal, ONLY_CHOICE } from '@three-thrones/kernel';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { RAN_OUT } from '../tables/clock-answers.ts';

export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  const manifest = catalogue.find(game);
  if (isRefusal(manifest)) return undefined;
  const board = await manifest.board();
  await board.load();
  return { ...board, fact: (logged) => tableFact(logged, board) ?? board.fact(logged) };
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
