// A table's parts for whoever draws some of it: each takes the part it needs.

import { createContext, type ReactNode, use } from 'react';
import type { BoardProps } from '@three-thrones/game-kit/board/board.ts';
import type { Drawing } from './use-drawing.ts';
import type { Objections } from './use-objections.ts';
import type { Shown } from './use-shown.ts';
import type { Question, TableParts, TalkWish } from './use-table.ts';

const ShownPart = createContext<Shown | undefined>(undefined);
const QuestionPart = createContext<Question | undefined>(undefined);
const ObjectionsPart = createContext<Objections | undefined>(undefined);
const PropsPart = createContext<BoardProps<unknown> | undefined>(undefined);
const TalkPart = createContext<TalkWish | undefined>(undefined);
const DrawingPart = createContext<Drawing | undefined>(undefined);

interface TableProviderProps {
  readonly table: TableParts;
  readonly children: ReactNode;
}

export function TableProvider({ table, children }: TableProviderProps) {
  return (
    <ShownPart value={table.shown}>
      <QuestionPart value={table.question}>
        <ObjectionsPart value={table.objections}>
          <PropsPart value={table.props}>
            <TalkPart value={table.talkWish}>
              <DrawingPart value={table.drawing}>{children}</DrawingPart>
            </TalkPart>
          </PropsPart>
        </ObjectionsPart>
      </QuestionPart>
    </ShownPart>
  );
}

interface ReportHereProps {
  readonly report: Objections['report'];
  readonly children: ReactNode;
}

/** What is refused inside is said there, not at the table under it. */
export function ReportHere({ report, children }: ReportHereProps) {
  const outside = useObjecting();
  return <ObjectionsPart value={{ ...outside, report }}>{children}</ObjectionsPart>;
}

/** How the table stands, and who sits there. */
export function useShown(): Shown {
  return use(ShownPart)!;
}

/** What is asked of me. */
export function useQuestion(): Question {
  return use(QuestionPart)!;
}

/** Saying why not. */
export function useObjecting(): Objections {
  return use(ObjectionsPart)!;
}

/** What every part of a board is given. */
export function useBoardProps(): BoardProps<unknown> {
  return use(PropsPart)!;
}

export function useTalkWish(): TalkWish | undefined {
  return use(TalkPart);
}

/** The plan somebody draws. */
export function useDrawn(): Drawing {
  return use(DrawingPart)!;
}
