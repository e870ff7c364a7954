// The council table: drawn in units of its own and scaled as one. It is never mirrored: clockwise is a fact of the game.

import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { WholeInView } from '@three-thrones/game-kit/board/map/places.ts';
import { isArrow, nextArea } from '@three-thrones/game-kit/board/map/roving.ts';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import { Characters, HandOf, Influence, Leader, Rack, SeatHead, Used } from '../seat.tsx';
import { nearSeat, othersOf } from '../standing.ts';
import type { Props } from '../types.ts';
import { Arena } from './arena.tsx';
import { Ground } from './ground.tsx';
import { LARGE, type Placed, type Plan, placesFor, SMALL } from './places.ts';
import { Moving } from './moving.tsx';
import { houseName, words } from './words.ts';
import './stage.css';

const MOST = 1.5;

interface StageProps {
  readonly props: Props;
  /** Where in the round we are, for a screen without room for the timing strip. */
  readonly here: ReactNode;
}

export function Stage({ props, here }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const { plan, k, top } = useFit(box, props.covered);
  const { order, encounter, challenger } = props.view.world;
  const seats = [nearSeat(props), ...othersOf(props)];
  const key = seats.join(' ');
  const placed = useMemo(() => placesFor(key.split(' ')), [key]);
  return (
    <div
      ref={box}
      className="it-table"
      data-plan={plan.name}
      data-fine={k >= 0.9}
      data-players={order.length}
      style={
        {
          '--k': k,
          '--w': `${plan.width}px`,
          '--h': `${plan.height}px`,
          '--top': `${top}px`,
          '--line': `${props.covered.top}px`,
        } as CSSProperties
      }
    >
      <div
        className="it-fit"
        dir="ltr"
        role="group"
        aria-label={words('table')}
        onKeyDown={rove}
        onFocus={remember}
      >
        <Ground
          plan={plan}
          placed={placed}
          challenger={encounter?.challenger ?? challenger}
          defender={encounter?.defender}
        />
        <Arena {...props} />
        {plan.name === 'large' &&
          placed.slice(1).map((one) => <SeatAt key={one.seat} placed={one} props={props} />)}
        {plan.name === 'large' && props.eye !== placed[0]!.seat && (
          <SeatAt placed={placed[0]!} props={props} />
        )}
      </div>
      {plan.name === 'small' && here}
      {props.beat && mayMove() && <Moving beat={props.beat} />}
    </div>
  );
}

function SeatAt({ placed: { seat, place }, props }: { readonly placed: Placed; readonly props: Props }) {
  const of = { board: props, seat };
  return (
    <section className="it-seat" data-place={place} data-house={seat} aria-label={houseName(seat)}>
      <Leader {...of} />
      <SeatHead {...of} />
      <div className="it-cards">
        <HandOf {...of} />
        <Rack {...of} />
        <Used {...of} />
      </div>
      <Characters {...of} />
      <Influence {...of} />
    </section>
  );
}

interface Fit {
  readonly plan: Plan;
  /** Pixels of the screen for a unit of the drawing. */
  readonly k: number;
  /** How far the drawing begins below the upper edge. */
  readonly top: number;
}

/** The part of the small drawing that must be seen: the arena. */
const ARENA = { top: 44, height: 312 };
/** The line that says where in the round we are, over the small one. */
const LINE = 24;
/** Of the large one everything but the near edge, which the tray may cover. */
const NEEDED = 530;

function useFit(box: { readonly current: HTMLDivElement | null }, covered: Props['covered']): Fit {
  const [fit, setFit] = useState<Fit>({ plan: LARGE, k: 1, top: 0 });
  const { top, bottom } = covered;
  const isWhole = use(WholeInView);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      const next = fitIn(clientWidth, clientHeight, isWhole, { top, bottom });
      setFit((last) => (last.plan === next.plan && last.k === next.k && last.top === next.top ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [top, bottom, isWhole]);
  return fit;
}

/** With room for all of it the table with its seats; otherwise the arena, and seats are chips and a drawer. */
function fitIn(width: number, height: number, isWhole: boolean, { top, bottom }: Props['covered']): Fit {
  if (isWhole) return { plan: LARGE, k: Math.min(MOST, width / LARGE.width, height / NEEDED), top: 0 };
  const free = height - top - bottom - LINE;
  const k = Math.min(MOST, width / SMALL.width, free / ARENA.height);
  return { plan: SMALL, k, top: top + LINE + (free - ARENA.height * k) / 2 - ARENA.top * k };
}

const PIECES = 'button.it-piece';

/** The table is one stop of the Tab key; the last piece that was used is where it comes back to. */
function remember({ currentTarget, target }: { currentTarget: Element; target: Element }): void {
  for (const piece of currentTarget.querySelectorAll<HTMLElement>(PIECES))
    piece.tabIndex = piece === target ? 0 : -1;
}

/** Arrows lead to the next piece that way. */
function rove(event: KeyboardEvent<HTMLElement>): void {
  if (!isArrow(event.key)) return;
  const pieces = [...event.currentTarget.querySelectorAll<HTMLElement>(PIECES)];
  const from = pieces.indexOf(event.target as HTMLElement);
  if (from < 0) return;
  event.preventDefault();
  const next = nextArea(
    String(from),
    event.key,
    pieces.map((_, at) => String(at)),
    (at) => {
      const { left, top, width, height } = pieces[Number(at)]!.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    },
  );
  if (next !== undefined) pieces[Number(next)]!.focus();
}
