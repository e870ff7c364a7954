// The director shows one thing after another, and keeps nobody waiting who does not want to.

import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { View } from '@three-thrones/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { beatsOf, placesIn } from '../src/play/director/beats.ts';
import { Director, type Shown, type Stagehands } from '../src/play/director/director.ts';
import { type Speed, timesOf } from '../src/play/director/pace.ts';
import type { TableSnapshot } from '../src/tables/client.ts';

interface Data {
  readonly by?: string;
  readonly at?: string;
  readonly who?: readonly string[];
}

const WEIGHTS: Record<string, number> = {
  coin: 1,
  move: 2,
  turn: 3,
  battle: 4,
  alliance: 5,
  score: 7,
  round: 8,
};

const board = {
  weight: ({ kind }: { kind: string }) => WEIGHTS[kind] ?? 0,
  fact: ({ fact }: { fact: { kind: string; data: Data } }) => ({
    text: fact.kind,
    house: fact.data.by,
    houses: fact.data.who ?? [],
  }),
  places: { ids: ['hill', 'lake'], words: () => ({ name: '', to: '' }) },
} as unknown as AnyBoard;

const seen = (number: number) => ({ settled: number }) as unknown as View<unknown>;

function snapshot(seq: number, change: Partial<TableSnapshot> = {}): TableSnapshot {
  return {
    ...{ id: 'table', game: 'toy', eye: 'ann', mine: ['ann'], view: seen(seq), seq, interims: [], asked: [] },
    ...{ decision: undefined, undoable: 0, outcome: undefined, branchedFrom: undefined, curtain: undefined },
    ...{ connection: 'open', log: [FIRST], chat: [], lobby: undefined, clocks: undefined },
    ...change,
  };
}

const FIRST = { seq: 0, fact: { kind: 'began', data: {} } };

type Told = readonly [kind: string, data?: Data];

/** The table after one more answer, which told these. */
function after(
  before: TableSnapshot,
  told: readonly Told[],
  change: Partial<TableSnapshot> = {},
): TableSnapshot {
  const seq = before.seq + 1;
  const log = [...before.log, ...told.map(([kind, data = {}]) => ({ seq, fact: { kind, data } }))];
  return snapshot(seq, { log, ...change });
}

const mine = (id: string) => ({ decision: { id } }) as unknown as Partial<TableSnapshot>;

/** Time that passes when a test says so. */
class Clock {
  time = 0;
  #calls: { at: number; call: () => void }[] = [];

  after(milliseconds: number, call: () => void): () => void {
    const due = { at: this.time + milliseconds, call };
    this.#calls.push(due);
    return () => {
      this.#calls = this.#calls.filter((one) => one !== due);
    };
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.#calls.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      this.#calls = this.#calls.filter((one) => one !== due);
      this.time = due.at;
      due.call();
    }
    this.time = end;
  }
}

let clock: Clock;
let ended: Shown[];
let ready: number;
let speed: Speed;
let isSeen: boolean;
let may: boolean;
/** Milliseconds until the screen is drawn. */
let frame: number;

beforeEach(() => {
  clock = new Clock();
  ended = [];
  ready = -1;
  speed = 'normal';
  isSeen = may = true;
  frame = 0;
});

function directed(first = snapshot(0), isPaused = false): Director {
  const hands: Stagehands = {
    now: () => clock.time,
    drawn: (call) => clock.after(frame, call),
    after: (milliseconds, call) => clock.after(milliseconds, call),
    speed: () => speed,
    mayMove: () => may,
    isSeen: () => isSeen,
    wouldTravel: () => false,
    ready: (answers) => {
      ready = answers;
    },
    began: () => undefined,
    ended: (shown) => void ended.push(shown),
  };
  return new Director(board, first, hands, isPaused);
}

const kinds = () => ended.map(({ beat }) => beat.main.kind);
const shownView = (director: Director) => director.screen().snapshot.view?.settled;

describe('beats of an answer', () => {
  it('are its interims, with the facts up to each and how the table stood then', () => {
    const before = snapshot(0);
    const now = after(before, [['coin'], ['alliance'], ['coin'], ['score'], ['round']], {
      interims: [
        { view: seen(10), ahead: 3 },
        { view: seen(20), ahead: 1 },
      ],
    });
    const beats = beatsOf(board, before, now);
    expect(beats.map(({ main, facts, told }) => [main.kind, facts.length, told])).toEqual([
      ['alliance', 2, 3],
      ['score', 2, 5],
      ['round', 1, 6],
    ]);
    expect(beats.map((beat) => [beat.before.settled, beat.after.settled])).toEqual([
      [0, 10],
      [10, 20],
      [20, 1],
    ]);
    expect(beats.every(({ answer }) => answer.length === 5)).toBe(true);
  });

  it('without a place of their own are where the answer goes on, unless they are large', () => {
    const before = snapshot(0);
    const now = after(before, [['turn'], ['battle', { at: 'hill' }], ['alliance']], {
      interims: [
        { view: seen(1), ahead: 2 },
        { view: seen(2), ahead: 1 },
      ],
    });
    expect(beatsOf(board, before, now).map(({ places }) => places)).toEqual([['hill'], ['hill'], []]);
  });

  it('that are small and alike are shown together', () => {
    const before = snapshot(0);
    const interims = [
      { view: seen(1), ahead: 2 },
      { view: seen(2), ahead: 1 },
    ];
    const alike = (kind: string) =>
      beatsOf(board, before, after(before, [[kind], [kind], [kind]], { interims }));
    expect(alike('move')).toHaveLength(1);
    expect(alike('alliance')).toHaveLength(3);
  });

  it('are never shown together with what begins something of its own', () => {
    const before = snapshot(0);
    const now = after(before, [['move'], ['move', { at: 'hill' }]], {
      interims: [{ view: seen(1), ahead: 1 }],
    });
    expect(beatsOf(board, before, now)).toHaveLength(1);
    const isApart = ({ data }: { data: unknown }) => (data as Data).at === 'hill';
    expect(beatsOf({ ...board, isApart }, before, now)).toHaveLength(2);
  });

  it('a battle of mine weighs more than the same among others', () => {
    const before = snapshot(0);
    const weigh = (who: string[]) => beatsOf(board, before, after(before, [['battle', { who }]]))[0]!.weight;
    expect([weigh(['bob', 'cat']), weigh(['bob', 'ann'])]).toEqual([4, 6]);
  });

  it('know the places they happen at', () => {
    const places = new Set(['hill', 'lake', 'mill']);
    expect(placesIn({ from: 'hill', moves: [{ to: 'lake' }, { to: 'hill' }], by: 'ann' }, places)).toEqual([
      'hill',
      'lake',
    ]);
  });
});

describe('time', () => {
  const usual = { speed: 'normal', travels: false, mayMove: true, isLong: false } as const;

  it('follows from weight and speed', () => {
    const of = (weight: number, now: Speed) => {
      const { movement, rest } = timesOf(weight, 1, { ...usual, speed: now });
      return movement + rest;
    };
    for (const now of ['slow', 'normal', 'fast'] as const) expect(of(4, now)).toBeGreaterThan(of(3, now));
    expect(of(4, 'slow')).toBeGreaterThan(of(4, 'normal'));
    expect(of(4, 'normal')).toBeGreaterThan(of(4, 'fast'));
    expect([1, 4, 6, 7, 9].map((weight) => of(weight, 'at-once'))).toEqual([0, 0, 0, 0, 0]);
    expect(timesOf(6, 1, usual).waits).toBe(true);
    expect(timesOf(6, 1, { ...usual, speed: 'at-once' }).waits).toBe(false);
  });

  it('step by step ends when somebody goes on, but for what is not worth a look', () => {
    const waits = (weight: number) => timesOf(weight, 1, { ...usual, speed: 'step' }).waits;
    expect([0, 1, 2, 3, 4, 7, 8].map(waits)).toEqual([false, false, true, true, true, true, true]);
    expect(timesOf(3, 1, { ...usual, speed: 'step' }).movement).toBe(timesOf(3, 1, usual).movement);
  });

  it('without movement is rest, as long as ever', () => {
    const still = timesOf(7, 6, { ...usual, travels: true, mayMove: false });
    expect([still.camera, still.movement]).toEqual([0, 0]);
    expect(still.rest).toBeGreaterThan(timesOf(7, 1, { ...usual, mayMove: false }).rest);
    expect(timesOf(2, 1, { ...usual, mayMove: false }).rest).toBe(timesOf(2, 1, usual).rest);
  });

  it('of small things is short when others have been at it for long', () => {
    expect(timesOf(2, 1, { ...usual, isLong: true }).movement).toBeLessThan(timesOf(2, 1, usual).movement);
    expect(timesOf(4, 1, { ...usual, isLong: true })).toEqual(timesOf(4, 1, usual));
  });
});

describe('the director', () => {
  it('shows beat after beat, each for its time, and then my question', () => {
    const director = directed();
    const before = snapshot(0);
    director.take(
      after(before, [['move', { by: 'bob' }], ['alliance']], {
        ...mine('q'),
        interims: [{ view: seen(7), ahead: 1 }],
      }),
    );
    expect(director.screen()).toMatchObject({
      isBusy: true,
      beat: { phase: 'movement', main: { kind: 'move' } },
    });
    expect(director.screen().snapshot.decision).toBeUndefined();
    expect(shownView(director)).toBe(7);
    expect(director.screen().snapshot.log).toHaveLength(2);
    clock.pass(899);
    expect(director.screen().beat?.main.kind).toBe('move');
    clock.pass(1);
    expect(director.screen().beat?.main.kind).toBe('alliance');
    expect(shownView(director)).toBe(1);
    clock.pass(1800);
    expect(director.screen()).toMatchObject({ isBusy: false, beat: undefined });
    expect(director.screen().snapshot.decision?.id).toBe('q');
    expect(ended.map(({ from, to, isWhole }) => [from, to, isWhole])).toEqual([
      [0, 900, true],
      [900, 2700, true],
    ]);
  });

  it('shows losses of a battle after its blows', () => {
    const director = directed();
    director.take(after(snapshot(0), [['battle', { who: ['bob', 'cat'] }]]));
    expect(shownView(director)).toBe(0);
    clock.pass(1500);
    expect(shownView(director)).toBe(1);
  });

  it('waits for me after a battle of mine, and for nobody after those of others', () => {
    const director = directed();
    director.take(after(snapshot(0), [['battle', { who: ['ann', 'cat'] }]], mine('q')));
    clock.pass(60_000);
    expect(director.screen().beat).toMatchObject({ phase: 'rest', waits: true });
    director.hurry();
    expect(director.screen().snapshot.decision?.id).toBe('q');
    expect(ended[0]!.isWhole).toBe(true);
  });

  it('lets whoever is in a hurry go on, beat by beat or at once', () => {
    const director = directed();
    const one = after(snapshot(0), [['move'], ['alliance'], ['score']], {
      ...mine('q'),
      interims: [
        { view: seen(7), ahead: 2 },
        { view: seen(8), ahead: 1 },
      ],
    });
    director.take(one);
    director.hurry();
    expect(director.screen().beat?.main.kind).toBe('alliance');
    director.skip();
    expect(director.screen()).toMatchObject({ isBusy: false, hasSkipped: true });
    expect(director.screen().snapshot).toBe(one);
    expect(kinds()).toEqual(['move', 'score']);
    clock.pass(60_000);
    expect(director.screen().snapshot).toBe(one);
  });

  it('takes no time for what I did myself, unless it is large', () => {
    const director = directed();
    const one = after(snapshot(0), [['move', { by: 'ann' }]], mine('q'));
    director.take(one);
    expect(director.screen().snapshot).toBe(one);
    director.take(after(one, [['alliance', { by: 'ann' }]]));
    expect(director.screen().isBusy).toBe(true);
  });

  it('tells bots to go on as soon as their last answer is being shown', () => {
    const director = directed(snapshot(4));
    expect(ready).toBe(4);
    const one = after(snapshot(4), [['move', { by: 'bob' }]]);
    director.take(one);
    expect(ready).toBe(5);
    director.take(after(one, [['move', { by: 'cat' }]]));
    expect(ready).toBe(5);
    clock.pass(900);
    expect(ready).toBe(6);
  });

  it('never plays a backlog, and never to nobody', () => {
    const director = directed();
    let last = snapshot(0);
    for (let count = 0; count < 14; count++) {
      last = after(last, [['turn', { by: 'bob' }]]);
      director.take(last);
    }
    expect(director.screen().isBusy).toBe(true);
    expect(director.screen().hasSkipped).toBe(true);
    director.skip();
    isSeen = false;
    last = after(last, [['score']]);
    director.take(last);
    expect(director.screen().snapshot).toBe(last);
  });

  it('keeps my question open whatever others do meanwhile', () => {
    const director = directed(snapshot(0, mine('q')));
    director.take(after(snapshot(0, mine('q')), [['turn', { by: 'bob' }]], mine('q')));
    expect(director.screen()).toMatchObject({ isBusy: false });
    expect(director.screen().snapshot.decision?.id).toBe('q');
  });

  it('is where the table is after something was taken back, or when another person looks', () => {
    const director = directed(snapshot(5));
    const back = snapshot(4);
    director.take(back);
    expect(director.screen().snapshot).toBe(back);
    const other = after(back, [['turn', { by: 'bob' }]], { eye: 'bob' });
    director.take(other);
    expect(director.screen().snapshot).toBe(other);
  });

  it('holds back no word and no clock', () => {
    const director = directed();
    const one = after(snapshot(0), [['alliance']]);
    director.take(one);
    director.take({ ...one, connection: 'connecting' });
    expect(director.screen()).toMatchObject({ isBusy: true, snapshot: { connection: 'connecting', seq: 0 } });
  });

  it('stands still while it is paused', () => {
    const director = directed(snapshot(0), true);
    expect(ready).toBe(-1);
    director.take(after(snapshot(0), [['alliance']]));
    clock.pass(10_000);
    expect(shownView(director)).toBe(0);
    director.pause(false);
    clock.pass(1800);
    expect(director.screen().isBusy).toBe(false);
    expect(ready).toBe(1);
  });

  it('knows since when others went on without me, and whether I have seen it', () => {
    const director = directed(snapshot(0, mine('q')));
    let last = after(snapshot(0, mine('q')), [['move', { by: 'ann' }]]);
    director.take(last);
    expect(director.screen()).toMatchObject({ since: 1, hasSkipped: false });
    last = after(last, [['turn', { by: 'bob' }], ['coin']]);
    director.take(last);
    director.skip();
    expect(director.screen()).toMatchObject({ since: 1, hasSkipped: true });
    last = after(last, [['turn', { by: 'bob' }]], mine('r'));
    director.take(last);
    clock.pass(5_000);
    expect(director.screen()).toMatchObject({ since: 1, hasSkipped: true });
    director.take(after(last, [['coin', { by: 'ann' }]]));
    expect(director.screen()).toMatchObject({ since: 4, hasSkipped: false });
  });

  it('goes faster when much is waiting', () => {
    const director = directed();
    let last = snapshot(0);
    for (let count = 0; count < 8; count++) director.take((last = after(last, [['turn', { by: 'bob' }]])));
    clock.pass(8 * 900);
    expect(director.screen().isBusy).toBe(false);
    const times = ended.map(({ from, to }) => to - from);
    expect(times[0]).toBe(900);
    expect(times[1]).toBeLessThan(500);
    expect(times.at(-1)).toBe(900);
  });

  it('shows all of one answer, however much that is, and in no hurry', () => {
    const director = directed();
    const turn = ['turn', 'move', 'battle', 'alliance', 'round'];
    const told = [...turn, ...turn, ...turn].map((kind): Told => [kind, { by: 'bob' }]);
    const interims = told.slice(1).map((_, at) => ({ view: seen(at), ahead: told.length - 1 - at }));
    director.take(after(snapshot(0), told, { interims }));
    expect(director.screen()).toMatchObject({ isBusy: true, hasSkipped: false });
    clock.pass(60_000);
    expect(director.screen().isBusy).toBe(false);
    expect(ended.map(({ beat }) => beat.main.kind)).toEqual(told.map(([kind]) => kind));
    expect(ended[0]!.to - ended[0]!.from).toBe(900);
    expect(ended.every(({ isWhole }) => isWhole)).toBe(true);
  });

  it('goes step by step, each at one press, whatever waits', () => {
    speed = 'step';
    const director = directed();
    let last = snapshot(0);
    for (let count = 0; count < 8; count++) director.take((last = after(last, [['turn', { by: 'bob' }]])));
    for (let count = 0; count < 8; count++) {
      clock.pass(100_000);
      expect(ended).toHaveLength(count);
      expect(director.screen().beat).toMatchObject({ phase: 'rest', waits: true });
      director.hurry();
    }
    expect(ended.every(({ isWhole }) => isWhole)).toBe(true);
    expect(director.screen().isBusy).toBe(false);
  });

  it('goes on after a pause with the time that was left', () => {
    const director = directed();
    director.take(after(snapshot(0), [['score']]));
    const { lasts } = director.screen().beat!;
    clock.pass(lasts - 400);
    director.pause(true);
    clock.pass(10_000);
    expect(director.screen().beat?.phase).toBe('movement');
    director.pause(false);
    clock.pass(399);
    expect(director.screen().beat?.phase).toBe('movement');
    clock.pass(1);
    expect(director.screen().beat?.phase).toBe('rest');
    clock.pass(600);
    expect(director.screen().isBusy).toBe(false);
  });

  it('counts the time of a beat from when it is drawn, however long that takes', () => {
    frame = 1_000;
    const director = directed();
    director.take(after(snapshot(0), [['alliance'], ['score']], { interims: [{ view: seen(7), ahead: 1 }] }));
    clock.pass(1_000 + 899);
    expect(director.screen().beat).toMatchObject({ phase: 'movement', main: { kind: 'alliance' } });
    clock.pass(1);
    expect(director.screen().beat?.phase).toBe('rest');
    clock.pass(1_000 + 900);
    expect(director.screen().beat?.main.kind).toBe('score');
    // On the screen from its first frame until the next beat.
    expect(ended).toMatchObject([{ from: 1_000, to: 3_800, isWhole: true }]);
  });

  it('keeps all of the time of a beat that was paused before it was drawn', () => {
    frame = 300;
    const director = directed();
    director.take(after(snapshot(0), [['alliance']]));
    clock.pass(200);
    director.pause(true);
    clock.pass(10_000);
    director.pause(false);
    clock.pass(300 + 899);
    expect(director.screen().beat?.phase).toBe('movement');
    clock.pass(1);
    expect(director.screen().beat?.phase).toBe('rest');
  });
});
