// A card is drawn out of the hand with the mouse and let go over the table: as if it had been touched, and then the thing
// it was let go over. A finger scrolls the hand and reads cards instead.

import type { Thing } from '@three-thrones/ui/rich.ts';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Touched } from './use-thing.ts';

interface Dragged<Id extends string> {
  readonly id: Id;
  readonly x: number;
  readonly y: number;
}

/** Less than this is a touch. */
const SLIP = 8;

export function useCardDrag<Id extends string>(board: Touched) {
  const [dragged, setDragged] = useState<Dragged<Id>>();
  const start = useRef<Dragged<Id>>(undefined);
  // The click that ends a drag is none.
  const wasDragged = useRef(false);
  const now = useRef(board);
  now.current = board;

  const stop = (): void => {
    start.current = undefined;
    setDragged(undefined);
  };

  const drop = (id: Id, card: Element, { clientX: x, clientY: y }: PointerEvent): void => {
    const under = document.elementFromPoint(x, y);
    if (!under || card.closest('.board-hand')?.contains(under)) return;
    const thing: Thing = `card:${id}`;
    if (now.current.held !== thing) now.current.touch(thing, card);
    const target = under.closest('[data-about]')?.getAttribute('data-about') as Thing | null | undefined;
    // What it leads on to is known with the next look at the table.
    setTimeout(() => {
      const { held, open, touch } = now.current;
      if (target && held === thing && open.has(target)) touch(target, under);
    });
  };

  const handlersOf = (id: Id) => ({
    onPointerDown: ({ clientX: x, clientY: y, pointerType, button }: PointerEvent): void => {
      const mayGo = pointerType !== 'touch' && button === 0 && board.open.has(`card:${id}`);
      start.current = mayGo ? { id, x, y } : undefined;
      wasDragged.current = false;
    },
    onPointerMove: ({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent): void => {
      if (!start.current) return;
      if (!dragged && Math.hypot(x - start.current.x, y - start.current.y) <= SLIP) return;
      currentTarget.setPointerCapture(pointerId);
      setDragged({ id, x, y });
    },
    onPointerUp: (event: PointerEvent): void => {
      const isDragged = dragged !== undefined;
      stop();
      wasDragged.current = isDragged;
      if (isDragged) drop(id, event.currentTarget, event);
    },
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent): void => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  });
  return { dragged, handlersOf };
}
