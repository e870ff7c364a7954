// The director: shows one thing after another. The table may be ahead; what is on the screen follows at a pace people can
// follow, and my question opens when everything before it has been shown.

import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { WORTH_A_LOOK } from '@three-thrones/kernel';
import type { TableSnapshot } from '../../tables/client.ts';
import { goesOn } from './goes-on.ts';
import { beatsOf, doerOf, type Planned } from './beats.ts';
import { BATTLE, isToldAtRest, type Speed, type Times, timesOf } from './pace.ts';
import { type Clockwork, Waiting } from './waiting.ts';

/** More than this, behind the answer under way, is not played but told in a recap. */
const MOST_WAITING = 11;
/** With more than this of later answers waiting it goes faster: at a server nobody waits for this screen. */
const MANY = 5;
/** Milliseconds others may take before what is small goes faster. */
const LONG = 6_000;
/** Of one's own doing this much needs no telling: it is seen while the next question is open. */
const OWN = BATTLE;

/** What the director needs of the world around it; tests bring their own. */
export interface Stagehands extends Clockwork {
  speed(): Speed;
  mayMove(): boolean;
  /** Somebody looks at the page. */
  isSeen(): boolean;
  /** The camera has to move to show these places. */
  wouldTravel(places: readonly string[]): boolean;
  /** This many answers are on the screen, or on their way there. */
  ready(answers: number): void;
  /** A beat has begun. */
  began(beat: Showing): void;
  /** A beat is over. */
  ended(shown: Shown): void;
}

/** How a beat was shown. */
export interface Shown {
  readonly beat: Planned;
  /** From when it was drawn. */
  readonly from: number;
  readonly to: number;
  /** It had the time it needs. */
  readonly isWhole: boolean;
}

/** What is on the screen. */
export interface OnScreen {
  readonly snapshot: TableSnapshot;
  readonly beat: Showing | undefined;
  /** Something waits to be shown. */
  readonly isBusy: boolean;
  readonly isPaused: boolean;
  /** The answer after which others went on without me: mine, or the first I saw. */
  readonly since: number;
  /** Some of what happened since then went by without being played. */
  readonly hasSkipped: boolean;
}

interface Entry {
  readonly snapshot: TableSnapshot;
  readonly beats: Planned[];
}

export class Director {
  readonly #board: AnyBoard;
  readonly #hands: Stagehands;
  #live: TableSnapshot;
  #shown: TableSnapshot;
  #queue: Entry[] = [];
  #beat: Showing | undefined;
  /** When the beat was first drawn. */
  #begun: number | undefined;
  #times: Times | undefined;
  readonly #waiting: Waiting;
  #isPaused: boolean;
  #played = 0;
  #since: number;
  #hasSkipped = false;
  #screen: OnScreen;
  readonly #listeners = new Set<() => void>();

  constructor(board: AnyBoard, first: TableSnapshot, hands: Stagehands, isPaused = false) {
    this.#board = board;
    this.#hands = hands;
    this.#waiting = new Waiting(hands);
    this.#live = this.#shown = first;
    this.#isPaused = isPaused;
    this.#since = first.seq;
    this.#screen = this.#compose();
    if (!isPaused) hands.ready(first.seq);
  }

  screen(): OnScreen {
    return this.#screen;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The table stands like this now. */
  take(next: TableSnapshot): void {
    const last = this.#live;
    if (next === last) return;
    this.#live = next;
    // I have answered: what happens from now on is since then.
    if (last.decision && next.decision?.id !== last.decision.id) {
      this.#since = next.seq;
      this.#hasSkipped = false;
    }
    if (next.seq === last.seq && next.log.length === last.log.length && next.eye === last.eye)
      this.#refresh();
    else if (!last.view || !next.view || !goesOn(last, next)) this.#jump();
    else if (isStillAsked(last, next) && this.#queue.length === 0) this.#jump();
    else this.#enqueue(last, next);
  }

  #enqueue(last: TableSnapshot, next: TableSnapshot): void {
    const beats = beatsOf(this.#board, last, next);
    this.#queue.push({ snapshot: next, beats: [...beats] });
    if (this.#isBacklog() || !this.#hands.isSeen()) this.#skip();
    else if (!this.#beat) this.#next();
    else this.#refresh();
  }

  /** One answer may have much to show: neither the one under way nor the next alone is a backlog. */
  #isBacklog(): boolean {
    const later = this.#queue.slice(1);
    return later.length > 1 && waiting(later) > MOST_WAITING;
  }

  /** What happens around the game is never held back. */
  #refresh(): void {
    if (this.#queue.length === 0) this.#shown = this.#live;
    this.#tell();
  }

  /** Another table, another eye, something taken back: that is simply there. */
  #jump(): void {
    this.#stop();
    this.#queue = [];
    this.#settle();
  }

  /** Everything that waits is over, and remembered for the recap. */
  #skip(): void {
    const left = this.#queue.flatMap(({ beats }) => beats);
    this.#hasSkipped ||= left.some(({ weight }) => weight >= WORTH_A_LOOK);
    for (const beat of this.#beat ? left.slice(1) : left)
      this.#hands.ended({ beat, ...this.#moment(), isWhole: false });
    this.#jump();
  }

  #moment(): { from: number; to: number } {
    const now = this.#hands.now();
    return { from: now, to: now };
  }

  /** The screen is where the table is. */
  #settle(): void {
    this.#shown = this.#live;
    this.#played = 0;
    if (!this.#isPaused) this.#hands.ready(this.#live.seq);
    this.#tell();
  }

  /** The next thing to show, until nothing is left. */
  #next(): void {
    for (;;) {
      const entry = this.#queue[0];
      if (!entry) return this.#settle();
      const beat = entry.beats[0];
      if (beat && this.#begin(beat)) return;
      if (beat) this.#leave(entry, beat);
      else this.#close(entry);
    }
  }

  /** A beat that takes no time is over before it has begun: false. */
  #begin(beat: Planned): boolean {
    this.#begun = undefined;
    if (this.#isPaused) {
      this.#tell();
      return true;
    }
    const { seq, weight, places, facts } = beat;
    this.#hands.ready(seq);
    if (weight < OWN && doerOf(this.#board, beat) === this.#live.eye) return false;
    const times = timesOf(weight, facts.length, {
      speed: waiting(this.#queue.slice(1)) > MANY ? atLeastFast(this.#hands.speed()) : this.#hands.speed(),
      mayMove: this.#hands.mayMove(),
      travels: weight > 1 && this.#hands.wouldTravel(places),
      isLong: this.#played > LONG,
    });
    if (times.camera + times.movement + times.rest === 0 && !times.waits) return false;
    this.#times = times;
    this.#beat = { ...beat, phase: 'camera', lasts: times.movement, waits: times.waits };
    if (times.camera > 0) {
      this.#tell();
      this.#wait(times.camera, () => this.#move());
    } else this.#move();
    return true;
  }

  #move(): void {
    const { movement } = this.#times!;
    const beat = { ...this.#beat!, phase: 'movement' as const };
    this.#beat = beat;
    if (!isToldAtRest(beat.weight)) this.#show(beat);
    this.#hands.began(beat);
    this.#tell();
    this.#wait(movement, () => this.#rest());
  }

  #rest(): void {
    this.#beat = { ...this.#beat!, phase: 'rest' };
    this.#show(this.#beat);
    this.#tell();
    const { rest, waits } = this.#times!;
    if (!waits) this.#wait(rest, () => this.#end(true));
  }

  #show({ after, key }: Showing): void {
    const entry = this.#queue[0]!;
    const told = entry.beats.find((beat) => beat.key === key)!.told;
    this.#shown = { ...this.#shown, view: after, log: entry.snapshot.log.slice(0, told) };
  }

  #end(isWhole: boolean): void {
    const entry = this.#queue[0];
    const beat = entry?.beats[0];
    if (!entry || !beat || !this.#beat) return;
    const now = this.#hands.now();
    this.#played += now - (this.#begun ?? now);
    this.#stop();
    this.#leave(entry, beat, isWhole);
    this.#next();
  }

  #leave(entry: Entry, beat: Planned, isWhole = true): void {
    entry.beats.shift();
    const to = this.#hands.now();
    const from = this.#begun ?? to;
    this.#shown = { ...this.#shown, view: beat.after, log: entry.snapshot.log.slice(0, beat.told) };
    this.#hands.ended({ beat, from, to, isWhole });
  }

  #close(entry: Entry): void {
    this.#queue.shift();
    this.#shown = entry.snapshot;
    this.#hands.ready(entry.snapshot.seq);
  }

  #wait(milliseconds: number, call: () => void): void {
    this.#waiting.begin(milliseconds, call, (now) => {
      this.#begun ??= now;
    });
  }

  #stop(): void {
    this.#waiting.stop();
    this.#beat = undefined;
  }

  /** Ends what is being shown, at its end. */
  hurry(): void {
    if (this.#isPaused) this.pause(false);
    else this.#end(this.#beat?.waits === true && this.#beat.phase === 'rest');
  }

  /** On to my question, or to where the table stands. */
  skip(): void {
    this.#isPaused = false;
    if (this.#queue.length > 0) this.#skip();
    else this.#hands.ready(this.#live.seq);
  }

  /** Stands still where it is, and goes on from there. */
  pause(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    if (isPaused) {
      this.#waiting.pause();
      this.#tell();
    } else if (this.#beat) {
      this.#waiting.goOn();
      this.#tell();
    } else if (this.#queue.length > 0) this.#next();
    else this.#settle();
  }

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  #tell(): void {
    this.#screen = this.#compose();
    for (const listener of this.#listeners) listener();
  }

  #compose(): OnScreen {
    const isBusy = this.#queue.length > 0;
    return {
      ...{ isBusy, isPaused: this.#isPaused, since: this.#since, hasSkipped: this.#hasSkipped },
      beat: this.#beat,
      snapshot: isBusy ? { ...this.#live, ...heldBack(this.#shown) } : this.#live,
    };
  }
}

/** While something is being shown the game stands as it stood then, and nobody is asked anything yet. */
function heldBack({ view, log, seq, eye }: TableSnapshot) {
  return {
    view,
    log,
    seq,
    eye,
    decision: undefined,
    asked: [],
    outcome: undefined,
    curtain: undefined,
    interims: [],
  };
}

function waiting(entries: readonly Entry[]): number {
  return entries.reduce((sum, { beats }) => sum + beats.length, 0);
}

/** Whoever goes step by step is never hurried. */
function atLeastFast(speed: Speed): Speed {
  return speed === 'at-once' || speed === 'step' ? speed : 'fast';
}

/** My question stays open whatever others do meanwhile. */
function isStillAsked(last: TableSnapshot, next: TableSnapshot): boolean {
  return next.decision !== undefined && next.decision.id === last.decision?.id;
}
