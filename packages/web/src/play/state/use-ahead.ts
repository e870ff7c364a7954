// My question as it is shown: behind the answers that go without saying and those I have begun with, none of them sent.

import type { Choice, Decision, View } from '@three-thrones/kernel';
import type { Link } from '@three-thrones/match';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Member } from '@three-thrones/game-kit/board/ahead.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import type { Answerable } from './plan-table.ts';
import { draftOf, keepDraft } from './drafts.ts';
import {
  type Begun,
  companyOf,
  type FarGoal,
  farGoals,
  type Foresee,
  inOrder,
  leadsOn,
  maySend,
  type Ordering,
  orderingOf,
  toGoal,
  unfold,
  type Unfolded,
} from './unfold.ts';

export interface Company {
  readonly members: readonly Member[];
  readonly staying: readonly string[];
  /** Leaves one of them behind, or takes it along again. False: the rest could not go. */
  turn(member: string): boolean;
}

export interface Ahead {
  /** Nothing while it is being found out, or if nothing is asked. */
  readonly unfolded: Unfolded | undefined;
  readonly far: readonly FarGoal[];
  readonly company: Company | undefined;
  /** Equals that are put in order, where that is what is asked. */
  readonly arranging:
    | { readonly groups: Ordering['groups']; links(groups: Ordering['groups']): readonly Link[] }
    | undefined;
  readonly foresee: Foresee;
  /** How many answers I have begun with. */
  readonly begun: number;
  /** False: nothing more is asked of me after it, so it was not begun. */
  begin(option: string): Promise<boolean>;
  /** Takes the last thing I began with back; nothing of it was sent. */
  back(): void;
  /** All answers it takes to come to rest at one of the options. */
  toGoal(option: string): Promise<readonly Link[]>;
  /** What follows this question is asked by itself. */
  readonly isAlone: boolean;
  /** From now on this question is answered by itself alone, and what follows it is asked. */
  stepByStep(): void;
}

interface Found {
  readonly key: string;
  readonly base: string;
  readonly unfolded: Unfolded;
  readonly far: readonly FarGoal[];
  readonly ordering?: Ordering;
}

const NOTHING: Begun = { own: [], staying: [] };
const NOWHERE: readonly FarGoal[] = [];

export function useAhead(
  client: Answerable,
  board: AnyBoard,
  snapshot: TableSnapshot,
  asked: { readonly decision: Decision; readonly view: View<unknown> } | undefined,
): Ahead {
  const { ahead: guide } = board;
  const base = asked?.decision.id;
  const [kept, setKept] = useState<{ base: string | undefined; begun: Begun }>();
  const begun = useMemo(
    () => (kept && kept.base === base ? kept.begun : begunBefore(snapshot, base)),
    [kept, base],
  );
  // A question that is taken back is asked anew: what was begun of it has been sent since.
  useEffect(() => setKept((before) => (before?.base === base ? before : undefined)), [base]);
  const [alone, setAlone] = useState<string>();
  const [found, setFound] = useState<Found>();
  const foresee = useForesight(client, base);
  const key = JSON.stringify([base, begun, alone]);
  const now = useRef(asked);
  now.current = asked;

  useEffect(() => {
    const from = now.current;
    if (!from || !guide) return undefined;
    let isCurrent = true;
    void (async () => {
      const unfolded = await unfold(guide, from, begun, foresee).catch(() => ({ ...from, steps: [] }));
      const put = (far: readonly FarGoal[]) =>
        isCurrent && setFound({ key, base: from.decision.id, unfolded, far });
      put(NOWHERE);
      if (guide.role(unfolded.decision) === 'order') {
        const ordering = await orderingOf(guide, unfolded, foresee).catch(() => undefined);
        if (isCurrent && ordering)
          setFound({ key, base: from.decision.id, unfolded, far: NOWHERE, ordering });
      }
      if (unfolded.decision.id === alone) return;
      const far = await farGoals(guide, unfolded, foresee).catch(() => NOWHERE);
      if (far.length > 0) put(far);
    })();
    return () => {
      isCurrent = false;
    };
  }, [key, guide, foresee]);

  const change = useCallback(
    (next: Begun) => {
      setKept({ base, begun: next });
      if (base !== undefined) keepDraft(snapshot, base, next);
    },
    [base, snapshot.id, snapshot.eye],
  );

  const unfolded = useMemo((): Unfolded | undefined => {
    if (!asked) return undefined;
    // Until the next one is found out the one before it stays.
    if (found?.base === base && found!.unfolded.steps.length > 0) return found!.unfolded;
    const isPlain = !guide || (begun.own.length === 0 && !guide.opens(asked.decision, asked.view, []));
    return isPlain || found?.key === key ? { ...asked, steps: [] } : undefined;
  }, [asked?.decision, asked?.view, base, begun, found, guide, key]);
  const isFound = found?.key === key;
  const ordering = isFound ? found.ordering : undefined;
  const members = useMemo(() => (guide && unfolded ? companyOf(guide, unfolded) : []), [guide, unfolded]);

  return {
    ...{ unfolded, foresee },
    far: isFound ? found.far : NOWHERE,
    begun: begun.own.length,
    arranging: ordering && {
      groups: ordering.groups,
      links: (groups) => inOrder(ordering, groups),
    },
    company:
      guide && unfolded && members.length > 1
        ? {
            members,
            staying: begun.staying,
            turn: (member) => {
              const staying = begun.staying.includes(member)
                ? begun.staying.filter((one) => one !== member)
                : [...begun.staying, member];
              if (staying.length >= members.length || !maySend(guide, unfolded, staying)) return false;
              change({ ...begun, staying });
              return true;
            },
          }
        : undefined,
    begin: async (option) => {
      const goesOn = await leadsOn(unfolded!, option, foresee);
      if (goesOn) change({ own: [...begun.own, option], staying: [] });
      return goesOn;
    },
    back: () => change({ own: begun.own.slice(0, -1), staying: [] }),
    toGoal: (option) => toGoal(guide!, unfolded!, option, begun.staying, foresee),
    isAlone: alone !== undefined && alone === unfolded?.decision.id,
    stepByStep: () => setAlone(unfolded?.decision.id),
  };
}

function begunBefore(snapshot: TableSnapshot, base: string | undefined): Begun {
  const draft = draftOf(snapshot, base);
  return draft?.own || draft?.staying ? { own: draft.own ?? [], staying: draft.staying ?? [] } : NOTHING;
}

/** What the rules say about one question, each thing asked once. */
function useForesight(client: Answerable, base: string | undefined): Foresee {
  return useMemo(() => {
    const known = new Map<string, ReturnType<Foresee>>();
    return (choice: Choice, before: readonly Choice[]) => {
      const key = JSON.stringify([before, choice]);
      // Of a question that is gone nothing can be foreseen any more.
      const isOpen = client.snapshot().decision?.id === base;
      const answer = known.get(key) ?? (isOpen ? client.preview(choice, before) : Promise.resolve(undefined));
      known.set(key, answer);
      answer.catch(() => known.delete(key));
      return answer;
    };
  }, [client, base]);
}
