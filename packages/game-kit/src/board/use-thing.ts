// How a thing on a mat answers to touch and pointer, and whether it glows.

import type { Thing } from '@three-thrones/ui/rich.ts';
import type { BoardProps } from './board.ts';
import './thing.css';

/** What a board is given that says how its things answer. */
export type Touched = Pick<BoardProps<unknown>, 'open' | 'lit' | 'barred' | 'held' | 'touch' | 'point'>;

/** Attributes for the element that is the thing. */
export function thingProps(
  { open, lit, barred, held, touch, point }: Touched,
  thing: Thing,
): {
  'data-about': Thing;
  'data-open': boolean;
  'data-lit': boolean;
  'data-barred': boolean;
  'data-held': boolean;
  onClick(event: { currentTarget: Element }): void;
  onPointerOver(event: { pointerType: string }): void;
  onPointerLeave(event: { pointerType: string }): void;
  onFocus(event: { currentTarget: Element }): void;
  onBlur(event: { currentTarget: Element }): void;
} {
  return {
    'data-about': thing,
    'data-open': open.has(thing),
    'data-lit': lit.has(thing),
    'data-barred': barred.has(thing),
    'data-held': held === thing,
    onClick: ({ currentTarget }) => touch(thing, currentTarget),
    // A finger hovers over nothing, and leaves nothing by going up.
    onPointerOver: ({ pointerType }) => pointerType !== 'touch' && point(thing),
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && point(undefined),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && point(thing),
    onBlur: ({ currentTarget }) => currentTarget.matches(':focus-visible') && point(undefined),
  };
}
