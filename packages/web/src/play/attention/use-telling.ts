// What is said aloud and heard: the question when it is mine, else the last things that happened, each once.

import { useEffect, useRef } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { promptWords } from '../prompt/prompt.tsx';
import { sentences } from '@three-thrones/ui/rich.ts';
import { playSound } from '../sound/sound.ts';
import type { TableParts } from '../state/use-table.ts';

const LINES = 3;

export function useTelling(table: TableParts | undefined): void {
  const heard = useRef<{ facts: number; decision: string | undefined; isOver: boolean } | undefined>(
    undefined,
  );
  useEffect(() => {
    // What is behind a question is found out in a moment; nothing is said in between.
    if (!table || table.question.pending || table.shown.past.at !== undefined) return;
    const { board, snapshot } = table.shown;
    const { decision } = table.question;
    const before = heard.current;
    const isOver = snapshot.outcome !== undefined;
    heard.current = { facts: snapshot.log.length, decision: decision?.id, isOver };
    const told = before ? snapshot.log.slice(before.facts) : [];
    const isNew = decision?.id !== before?.decision;
    const lines = told
      .filter(({ fact }) => doerOf(fact.data) !== snapshot.eye)
      .flatMap((logged) => board.fact(logged)?.text ?? [])
      .slice(-LINES);
    if (decision && isNew)
      lines.push(questionOf(table, before?.decision === undefined && !table.drawing.plan));
    if (lines.length > 0) announce(sentences(lines));
    const isDrawn = table.drawing.plan !== undefined;
    if (decision && isNew && before && before.decision === undefined && !isDrawn) playSound('turn');
    if (isOver && before && !before.isOver) playSound('fanfare');
  }, [
    table?.shown.snapshot.log,
    table?.question.decision?.id,
    table?.shown.snapshot.outcome,
    table?.shown.past.at,
  ]);
}

/** Whose doing a fact is: some games name the seat, some its house. */
function doerOf(data: object): string | undefined {
  const { seat, house } = data as { seat?: string; house?: string };
  return seat ?? house;
}

function questionOf({ shown, question }: TableParts, isMyTurn: boolean): string {
  const { title, detail } = promptWords(shown, question.decision);
  const asked = sentences([title, detail]);
  return isMyTurn ? t('table.your-turn', { question: asked }) : asked;
}
