// Where marks over the table go: to the things they are about, as far as those can be seen.

import { bowThrough, bubbleAt, type Point } from './arrows.ts';

/** Pixels of the stage that the screen lays something over. */
interface Covered {
  readonly top: number;
  readonly bottom: number;
}

/** Puts everything in this box where its things are now. */
export function placeMarks(box: HTMLElement, covered: Covered): void {
  const stage = box.closest('.table')?.querySelector('.stage');
  if (!stage) return;
  const field = uncovered(stage.getBoundingClientRect(), covered);
  const isMoving = stage.querySelector('.map-plane[data-moving]') !== null;
  const middle = (thing: string): Point | undefined => {
    const element = elementOf(stage, thing);
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const isOnStage = stage.contains(element);
    return !isOnStage || (!isMoving && isWithin(point, field)) ? point : undefined;
  };
  for (const mark of box.querySelectorAll<HTMLElement>('[data-thing]'))
    put(mark, middle(mark.dataset['thing']!));
  const arrows = box.querySelector<SVGElement>('.plan-arrows');
  if (arrows) arrows.style.clipPath = clipTo(field);
  const taken: DOMRect[] = [];
  for (const group of box.querySelectorAll<SVGElement>('[data-way]')) {
    const way = group.dataset['way']!.split(' ').filter((thing) => thing !== '');
    const points = way.map(middle);
    const all = points.filter((point) => point !== undefined);
    const isWhole = all.length === points.length;
    const bow = isWhole ? bowThrough(all) : undefined;
    for (const part of ['plan-rim', 'plan-line', 'plan-dash'])
      group.querySelector(`.${part}`)!.setAttribute('d', bow?.line ?? '');
    group.querySelector('.plan-head')!.setAttribute('d', bow?.head ?? '');
    const number = group.dataset['plan']!;
    put(box.querySelector<HTMLElement>(`[data-shield="${number}"]`), isWhole ? all[0] : undefined);
    const end = isWhole ? (bow?.tip ?? all[0]) : undefined;
    const bubble = box.querySelector<HTMLElement>(`[data-bubble="${number}"]`);
    if (!bubble) continue;
    put(bubble, end && bubbleAt(end, bubble.getBoundingClientRect(), inner(field), taken));
    if (end) taken.push(bubble.getBoundingClientRect());
  }
}

/** The thing itself, on the stage before anywhere else; words that only name it are not it. */
function elementOf(stage: Element, thing: string): Element | undefined {
  const selector = `[data-about=${JSON.stringify(thing)}]:not(.named)`;
  const seen = (element: Element): boolean => element.getBoundingClientRect().width > 0;
  return (
    [...stage.querySelectorAll(selector)].find(seen) ??
    [...(stage.closest('.table')?.querySelectorAll(selector) ?? [])].find(seen)
  );
}

function put(mark: HTMLElement | null, at: Point | undefined): void {
  if (!mark) return;
  mark.style.visibility = at ? 'visible' : 'hidden';
  if (at) mark.style.translate = `${at.x}px ${at.y}px`;
}

function isWithin({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function clipTo({ left, top, right, bottom }: DOMRect): string {
  return `inset(${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px)`;
}

function uncovered({ left, top, width, height }: DOMRect, covered: Covered): DOMRect {
  return new DOMRect(left, top + covered.top, width, height - covered.top - covered.bottom);
}

const MARGIN = 6;

function inner({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left + MARGIN, top + MARGIN, width - 2 * MARGIN, height - 2 * MARGIN);
}
