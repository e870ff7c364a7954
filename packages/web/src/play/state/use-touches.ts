// What happens when something on the table is touched or pointed at, and which things glow.

import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Decision, Reason, Refused } from '@three-thrones/kernel';
import { useCallback, useMemo } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { TableClient } from '../../tables/client.ts';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { needsTwoTouches } from '@three-thrones/ui/pointer.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { meaningOf, type Placed } from './touch.ts';
import type { Marks } from './use-marks.ts';
import type { Objections } from './use-objections.ts';

interface Things {
  readonly options: readonly Placed[];
  readonly refused: readonly (Placed & Refused)[];
}

interface Means {
  readonly board: AnyBoard;
  readonly client: TableClient;
  readonly marks: Marks;
  readonly placed: Things;
  /** Why nothing is asked of me now. */
  readonly idleCode: string;
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
  const { board, client, marks, placed, idleCode, change, object, mark, choose } = means;

  const touch = useCallback(
    (thing: Thing, at: Element) => {
      object(undefined);
      if (!decision) {
        object({ reason: { code: idleCode, rule: '0' }, at });
        return;
      }
      if (marks.held === thing) {
        change({ held: undefined, marked: undefined });
        return;
      }
      const meaning = meaningOf(board, thing, marks.held, placed.options, placed.refused);
      switch (meaning.kind) {
        case 'choose':
          if (needsTwoTouches() && decision.shape === 'one' && marks.marked !== meaning.option) {
            mark(meaning.option);
            change({ touched: meaning.option });
            announce(t('table.touch-again'));
          } else choose(meaning.option);
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
          else
            void reasonFor(client, decision, thing).then((reason) => reason && object({ reason, thing, at }));
      }
    },
    [board, change, choose, client, decision, idleCode, mark, marks.held, marks.marked, object, placed],
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

/** Why a thing that stands for no option cannot be chosen; nothing if the question has gone meanwhile. */
async function reasonFor(
  client: TableClient,
  { id, rule }: Decision,
  thing: Thing,
): Promise<Reason | undefined> {
  const no = await client.why(thing.slice(thing.indexOf(':') + 1)).catch(() => undefined);
  if (client.snapshot().decision?.id !== id) return undefined;
  return no && no.code !== 'not-an-option' ? no : { code: 'not-asked-about', rule };
}

interface Lights {
  readonly open: ReadonlySet<Thing>;
  readonly lit: ReadonlySet<Thing>;
  readonly barred: ReadonlySet<Thing>;
}

export function useLights(placed: Things, { held, marked, picked }: Marks): Lights {
  return useMemo(() => {
    const meant = placed.options.filter(({ things }) => held === undefined || things.includes(held));
    const open = new Set(meant.flatMap(({ things }) => things));
    const isLit = ({ id }: { id: string }) => id === marked || picked.includes(id);
    const lit = new Set(placed.options.filter(isLit).flatMap(({ things }) => things));
    if (held !== undefined) lit.add(held);
    const barred = new Set(
      placed.refused.flatMap(({ things }) => things).filter((thing) => !open.has(thing)),
    );
    return { open, lit, barred };
  }, [placed, held, marked, picked]);
}
