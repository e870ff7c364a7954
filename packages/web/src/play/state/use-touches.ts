// What happens when something on the table is touched or pointed at, and which things glow.

import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Choice, Decision, Reason, Refused } from '@three-thrones/kernel';
import { useCallback, useMemo } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Answerable } from './plan-table.ts';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { needsTwoTouches } from '@three-thrones/ui/pointer.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { meaningOf, type Placed } from './touch.ts';
import type { Asking } from './use-asked.ts';
import type { Marks } from './use-marks.ts';
import type { Objections } from './use-objections.ts';
import type { Previews } from './use-previews.ts';

interface Things {
  readonly options: readonly Placed[];
  readonly refused: readonly (Placed & Refused)[];
}

interface Means {
  readonly board: AnyBoard;
  readonly client: Answerable;
  readonly marks: Marks;
  readonly placed: Things;
  readonly asking: Asking | undefined;
  /** Answers ahead of the question, which have not been sent. */
  readonly before: readonly Choice[];
  readonly previews: Previews;
  /** Why nothing can be done now, where that is worth saying. */
  readonly idleCode: string | undefined;
  change(next: Partial<Marks>): void;
  object: Objections['object'];
  mark(option: string | undefined): void;
  choose(option: string): void;
}

interface Touches {
  touch(thing: Thing, at: Element): void;
  point(thing: Thing | undefined): void;
}

export function useTouches(decision: Decision | undefined, means: Means): Touches {
  const { board, client, marks, placed, asking, before, previews, idleCode } = means;
  const { change, object, mark, choose } = means;

  /** A finger is asked twice only where it cannot be taken back, or where it begins a fight. */
  const chooseByTouch = useCallback(
    async (option: string) => {
      const isGrave = asking?.words[option]?.fights || (await previews.find(option))?.barrier;
      if (!isGrave) {
        choose(option);
        return;
      }
      mark(option);
      change({ touched: option });
      announce(t('table.touch-again'));
    },
    [asking, change, choose, mark, previews],
  );

  const touch = useCallback(
    (thing: Thing, at: Element) => {
      object(undefined);
      // A card is read before anything is done with it, where there is no room to read it in the hand.
      if (needsTwoTouches() && board.kinds[thing.split(':')[0]!]?.at === 'hand') {
        change({ reading: thing });
        return;
      }
      if (!decision) {
        object({ reason: idleCode === undefined ? undefined : { code: idleCode, rule: '0' }, thing, at });
        return;
      }
      if (marks.held === thing) {
        change({ held: undefined, marked: undefined });
        return;
      }
      const meaning = meaningOf(board, thing, marks.held, placed.options, placed.refused);
      switch (meaning.kind) {
        case 'choose':
          if (needsTwoTouches() && decision.shape === 'one' && marks.marked !== meaning.option)
            void chooseByTouch(meaning.option);
          else choose(meaning.option);
          return;
        case 'hold':
          change({ held: thing, placeMenu: undefined, marked: undefined });
          return;
        case 'offer':
          change({ placeMenu: { options: meaning.options, at }, marked: undefined });
          return;
        case 'refuse':
          mark(undefined);
          if (meaning.refused) object({ reason: meaning.refused, thing, at });
          else void reasonFor(client, thing, before).then((reason) => object({ reason, thing, at }));
      }
    },
    [board, before, change, choose, chooseByTouch, client, decision, idleCode, mark, marks, object, placed],
  );

  const point = useCallback(
    (thing: Thing | undefined) => {
      const meaning = thing && meaningOf(board, thing, marks.held, placed.options, []);
      mark(meaning?.kind === 'choose' ? meaning.option : undefined);
    },
    [board, mark, marks.held, placed],
  );

  return { touch, point };
}

/** Why a thing that stands for no option cannot be chosen, if a rule says so: of the rest we only say what it is. */
async function reasonFor(
  client: Answerable,
  thing: Thing,
  before: readonly Choice[],
): Promise<Reason | undefined> {
  const no = await client.why(thing.slice(thing.indexOf(':') + 1), before).catch(() => undefined);
  return no && no.code !== 'not-an-option' ? no : undefined;
}

interface Lights {
  readonly open: ReadonlySet<Thing>;
  readonly far: ReadonlySet<Thing>;
  readonly lit: ReadonlySet<Thing>;
  readonly barred: ReadonlySet<Thing>;
}

export function useLights(
  placed: Things,
  { held, marked, picked }: Marks,
  beside: { has(option: string): boolean },
): Lights {
  return useMemo(() => {
    const meant = placed.options.filter(({ things }) => held === undefined || things.includes(held));
    const open = new Set(meant.flatMap(({ things }) => things));
    const near = new Set(meant.filter(({ id }) => !beside.has(id)).flatMap(({ things }) => things));
    const far = new Set([...open].filter((thing) => !near.has(thing)));
    const isLit = ({ id }: { id: string }) => id === marked || picked.includes(id);
    const lit = new Set(placed.options.filter(isLit).flatMap(({ things }) => things));
    if (held !== undefined) lit.add(held);
    const barred = new Set(
      placed.refused.flatMap(({ things }) => things).filter((thing) => !open.has(thing)),
    );
    return { open, far, lit, barred };
  }, [placed, held, marked, picked, beside]);
}
