// What is asked of me: the open question in words, the things that stand for its options, and what is refused.

import { answerOf, type Choice, type Decision, type Refused, type View } from '@three-thrones/kernel';
import { useMemo } from 'react';
import type { OptionWords } from '@three-thrones/game-kit/board/board.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { useLanguage } from '@three-thrones/ui/i18n/index.ts';
import type { TableClient, TableSnapshot } from '../../tables/client.ts';
import type { Placed } from './touch.ts';
import { useRefused } from './use-previews.ts';

export interface Asking extends Decision {
  readonly words: Readonly<Record<string, OptionWords>>;
  /** What I have answered already, while others still think. */
  readonly said: Choice | undefined;
}

interface Asked {
  /** As the rules ask it; nothing while an earlier moment is shown. */
  readonly decision: Decision | undefined;
  readonly asking: Asking | undefined;
  readonly refused: readonly Refused[];
  readonly placed: { readonly options: readonly Placed[]; readonly refused: readonly (Placed & Refused)[] };
  /** The options I have sent already. */
  readonly sent: readonly string[];
}

export function useAsked(
  client: TableClient,
  board: AnyBoard,
  snapshot: TableSnapshot,
  isPast: boolean,
): Asked {
  const language = useLanguage();
  const decision = isPast ? undefined : snapshot.decision;
  const refused = useRefused(client, decision);
  const said = saidTo(decision, snapshot.view);
  const sent =
    typeof said === 'string' ? [said] : Array.isArray(said) ? (said as readonly string[]) : NOTHING;

  const asking = useMemo((): Asking | undefined => {
    if (!decision || !snapshot.view) return undefined;
    const seen = snapshot.view;
    return {
      ...decision,
      said,
      words: Object.fromEntries(decision.options.map((id) => [id, board.option(decision, id, seen)])),
    };
  }, [board, decision, snapshot.view, language]);

  const placed = useMemo(() => {
    if (!decision || !snapshot.view) return { options: [], refused: [] };
    const seen = snapshot.view;
    const thingsOf = (id: string) => board.things(decision, id, seen);
    return {
      options: decision.options.map((id) => ({ id, things: thingsOf(id) })),
      refused: refused.map((no) => ({ ...no, things: thingsOf(no.id) })),
    };
  }, [board, decision, refused, snapshot.view]);

  return { decision, asking, refused, placed, sent };
}

const NOTHING: readonly string[] = [];

/** My own answer to a question that waits for others too. */
function saidTo(decision: Decision | undefined, view: View<unknown> | undefined): Choice | undefined {
  return view && decision?.answered ? answerOf(view, decision.seat) : undefined;
}
