// What is asked of me: the open question in words, the things that stand for its options, and what is refused.

import { answerOf, type Choice, type Decision, type Refused, type View } from '@three-thrones/kernel';
import type { Link } from '@three-thrones/match';
import { useMemo } from 'react';
import type { AnyBoard, OptionWords } from '@three-thrones/game-kit/board/board.ts';
import { t, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import type { Answerable } from './plan-table.ts';
import type { Placed } from './touch.ts';
import type { Ahead } from './use-ahead.ts';
import { useRefused } from './use-previews.ts';
import { choicesOf, linksOf, type Unfolded } from './unfold.ts';

export interface Asking extends Decision {
  /** Also of what the question has beside its own options: ways that take several answers. */
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly things: Readonly<Record<string, readonly Thing[]>>;
  /** What I have answered already, while others still think. */
  readonly said: Choice | undefined;
}

/** An option that is none of the question itself: it declines what goes before it, goes back, or goes further. */
export interface Beside {
  readonly id: string;
  readonly words: OptionWords;
  readonly things: readonly Thing[];
  /** The answers it stands for; without any it only changes what is shown. */
  readonly links?: readonly Link[];
  /** What it leads by, where it takes several steps. */
  readonly way?: readonly Thing[];
  readonly does?: 'back' | 'step-by-step';
  /** As a board would know it: an option like those of the question. */
  readonly like?: string;
  /** What it leads to can be found out by this choice, after these. */
  readonly last?: { readonly choice: Choice; readonly before: readonly Choice[] };
}

interface Asked {
  /** As the rules ask it; nothing while an earlier moment is shown. */
  readonly decision: Decision | undefined;
  readonly asking: Asking | undefined;
  readonly beside: ReadonlyMap<string, Beside>;
  /** Answers ahead of it, which have not been sent. */
  readonly before: readonly Choice[];
  readonly refused: readonly Refused[];
  readonly placed: { readonly options: readonly Placed[]; readonly refused: readonly (Placed & Refused)[] };
  /** The options I have sent already. */
  readonly sent: readonly string[];
}

export function useAsked(client: Answerable, board: AnyBoard, snapshot: TableSnapshot, ahead: Ahead): Asked {
  const language = useLanguage();
  const { unfolded, far, begun, isAlone } = ahead;
  const decision = unfolded?.decision;
  const before = useMemo(() => choicesOf(unfolded?.steps ?? []), [unfolded]);
  const refused = useRefused(client, decision, before);
  const said = saidTo(decision, snapshot.view);
  const sent =
    typeof said === 'string' ? [said] : Array.isArray(said) ? (said as readonly string[]) : NOTHING;

  const beside = useMemo(
    () =>
      new Map(
        (unfolded ? besides(board, unfolded, { far, begun, isAlone }) : []).map((one) => [one.id, one]),
      ),
    [board, unfolded, far, begun, isAlone, language],
  );

  const asking = useMemo((): Asking | undefined => {
    if (!unfolded) return undefined;
    const { decision: asked, view } = unfolded;
    const own = asked.options.map((id) => [id, board.option(asked, id, view)] as const);
    const things = asked.options.map((id) => [id, board.things(asked, id, view)] as const);
    const more = [...beside.values()];
    return {
      ...asked,
      said,
      options: [...asked.options, ...more.map(({ id }) => id)],
      words: Object.fromEntries([...own, ...more.map(({ id, words }) => [id, words] as const)]),
      things: Object.fromEntries([...things, ...more.map((one) => [one.id, one.things] as const)]),
    };
  }, [board, unfolded, beside, snapshot.view, language]);

  const placed = useMemo(() => {
    if (!asking || !unfolded) return { options: [], refused: [] };
    return {
      options: asking.options.map((id) => ({ id, things: asking.things[id]! })),
      refused: refused.map((no) => ({
        ...no,
        things: board.things(unfolded.decision, no.id, unfolded.view),
      })),
    };
  }, [asking, board, refused, unfolded]);

  return { decision, asking, beside, before, refused, placed, sent };
}

const NOTHING: readonly string[] = [];

/** The other ways to a goal that is further than one step. */
export function otherWays({ options, words, things }: Asking, goal: string | undefined): readonly string[] {
  if (goal === undefined || options.includes(goal)) return NOTHING;
  return options.filter(
    (id) => id.startsWith('far:') && id.endsWith(`:${goal}`) && things[id]!.length === 0 && words[id]!.hint,
  );
}

export const STEP_BY_STEP = 'ahead:step-by-step';

/** My own answer to a question that waits for others too. */
function saidTo(decision: Decision | undefined, view: View<unknown> | undefined): Choice | undefined {
  return view && decision?.answered ? answerOf(view, decision.seat) : undefined;
}

function besides(
  board: AnyBoard,
  at: Unfolded,
  { far, begun, isAlone }: Pick<Ahead, 'far' | 'begun' | 'isAlone'>,
): readonly Beside[] {
  const isGoal = board.ahead?.role(at.decision) === 'goal' && !isAlone;
  return [
    ...farther(board, at, far),
    ...(isGoal && far.length > 0 ? [stepByStep()] : []),
    ...(begun > 0 ? [back()] : []),
    ...declined(board, at),
  ];
}

/** What the questions that were passed over could be answered with as well, if it declines them. */
function declined(board: AnyBoard, { steps }: Unfolded): readonly Beside[] {
  return steps.flatMap(({ decision, view }, place) =>
    decision.shape === 'one'
      ? decision.options.flatMap((option): Beside[] => {
          const words = board.option(decision, option, view);
          if (words.weight !== 'aside') return [];
          const before = steps.slice(0, place);
          return [
            {
              ...{ id: `aside:${place}:${option}`, words, things: board.things(decision, option, view) },
              links: [...linksOf(before), { decision: decision.id, choice: option }],
              last: { choice: option, before: choicesOf(before) },
            },
          ];
        })
      : [],
  );
}

/** Goals behind other goals; of several ways to one the first is on the table, all are in the list. */
function farther(board: AnyBoard, at: Unfolded, far: Ahead['far']): readonly Beside[] {
  const known = new Set<string>([...at.decision.options, ...at.steps.map(({ choice }) => String(choice))]);
  const seen = new Set<string>();
  return far.flatMap(({ id, option, by, at: beyond, links, before }) => {
    if (known.has(option)) return [];
    const { decision, view } = beyond;
    const words = board.option(decision, option, view);
    const way = t('table.ahead.by', { place: board.option(at.decision, by, at.view).label });
    const isFirst = !seen.has(option);
    seen.add(option);
    return [
      {
        ...{ id, links, like: option, last: { choice: option, before } },
        way: [...board.things(at.decision, by, at.view), ...board.things(decision, option, view)],
        things: isFirst ? board.things(decision, option, view) : [],
        words: {
          ...words,
          detail: words.detail === undefined ? way : `${words.detail} · ${way}`,
          hint: way,
          group: words.fights ? words.group! : t(isFirst ? 'table.ahead.far' : 'table.ahead.other-way'),
          order: 1,
        },
      },
    ];
  });
}

function stepByStep(): Beside {
  return {
    ...{ id: STEP_BY_STEP, does: 'step-by-step', things: [] },
    words: {
      ...{ label: t('table.ahead.step-by-step'), detail: t('table.ahead.step-by-step.detail') },
      ...{ icon: 'options-list', weight: 'aside' },
    },
  };
}

function back(): Beside {
  return {
    ...{ id: 'ahead:back', does: 'back', things: [] },
    words: { label: t('table.ahead.back'), icon: 'undo', weight: 'aside' },
  };
}
