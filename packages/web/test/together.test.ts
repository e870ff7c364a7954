// Signals and plans as they are read: what counts, what is over, who agrees, and where they are drawn.

import { tinyEpicBoard } from '@three-thrones/tiny-epic/board/index.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { walk } from '@three-thrones/match';
import { begin, type Game, isRefusal, view } from '@three-thrones/kernel';
import { tinyEpic } from '@three-thrones/tiny-epic/rules/index.ts';
import type { Chat } from '@three-thrones/protocol';
import { loadWords } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { unreadIn } from '../src/play/talk/channels.ts';
import { bowThrough, bubbleAt } from '../src/play/together/arrows.ts';
import { plansIn, planWords } from '../src/play/together/plans.ts';
import { isPointedAt, marksOf, signalIn, turnBegan, unseenSeats } from '../src/play/together/signals.ts';

const board = tinyEpicBoard as unknown as AnyBoard;
const seats = ['stark', 'lannister', 'tyrell'];

/** Messages numbered from 1. */
function talk(...said: readonly Partial<Chat>[]): Chat[] {
  return said.map((one, at) => ({
    ...{ type: 'chat', table: 'a', number: at + 1, from: 'Anna', at: 0, text: '' },
    ...one,
  }));
}

const steps = [{ decision: '4-stark', choice: 'perform' }];
const plan = (seat: string, more: Partial<NonNullable<Chat['plan']>> = {}): Partial<Chat> => ({
  ...{ seat, plan: { for: 'stark', steps, seq: 3, ...more } },
});
const vote = (seat: string, number: number, agree: boolean): Partial<Chat> => ({
  ...{ seat, vote: { plan: number, agree } },
});

describe('a signal', () => {
  const signal = (seat: string | undefined, thing: string, seq = 3): Partial<Chat> => ({
    ...(seat !== undefined && { seat }),
    signal: { what: 'danger', thing, seq },
  });
  const turn = begin(tinyEpic, { mode: 'coop', seats: ['stark', 'lannister'] }, 'signals');
  if (isRefusal(turn)) throw new Error(turn.code);
  const seen = view(turn.state, 'stark');
  const read = (...said: readonly Partial<Chat>[]) =>
    talk(...said).flatMap((one) => signalIn(one, board, seen) ?? []);

  it('is about something that lies on this table, and given from a seat', () => {
    expect(read(signal('stark', 'domain:pyke'))).toEqual([
      { number: 1, by: 'stark', what: 'danger', thing: 'domain:pyke', seq: 3 },
    ]);
    const nothing = [signal(undefined, 'domain:pyke'), signal('stark', 'constructor:pyke'), { text: 'look' }];
    expect(read(...nothing, signal('stark', 'term:white-walker'))).toEqual([]);
    expect(isPointedAt(board, null)).toBe(false);
  });

  it('can be about every domain, and about nothing that has no words', () => {
    const { ids, all = ids } = board.places!;
    const things = [...all.map((id) => `domain:${id}`), 'card:kingslayer', 'die:march', 'slot:recruit'];
    expect(read(...things.map((thing) => signal('stark', thing))).map(({ thing }) => thing)).toEqual(things);
    const none = ['domain:nowhere', 'domain:constructor', 'domain::', 'die:hodor', 'slot:x', 'card:x'];
    expect(read(...[...none, 'house:hodor', 'ability:x'].map((thing) => signal('stark', thing)))).toEqual([]);
  });

  it('is seen until the turn is over, the last of each seat at each thing', () => {
    const given = read(
      ...[
        signal('stark', 'domain:pyke', 2),
        signal('stark', 'domain:pyke', 5),
        signal('tyrell', 'domain:pyke', 5),
      ],
      signal('stark', 'card:kingslayer', 4),
    );
    const numbers = (began: number, unseen = new Set<string>()) =>
      marksOf(given, began, unseen).map(({ number }) => number);
    expect(numbers(0)).toEqual([2, 3, 4]);
    expect(numbers(5)).toEqual([2, 3]);
    expect(numbers(6)).toEqual([]);
    expect(numbers(0, new Set(['stark']))).toEqual([3]);
  });

  it('is hidden by the person who gives it, wherever they sit', () => {
    const chairs = [
      { seat: 'stark', person: { id: 'p1', name: 'Anna' }, online: true },
      { seat: 'tyrell', bot: 'squire', online: false },
    ];
    expect([...unseenSeats({ chairs }, ['p1', 'p9'])]).toEqual(['stark']);
    expect([...unseenSeats(undefined, ['p1'])]).toEqual([]);
  });

  it('is no unread message, and neither is a vote; a plan is one', () => {
    const said = talk(signal('stark', 'domain:pyke'), plan('stark'), vote('stark', 2, true));
    expect([...unreadIn(said, 'tyrell', {})]).toEqual([['', 1]]);
  });
});

describe('a turn', () => {
  it('begins with the last heading of the log', () => {
    const log = [
      { seq: 2, fact: { kind: 'begins', data: {} } },
      { seq: 4, fact: { kind: 'begins', data: {} } },
      { seq: 7, fact: { kind: 'goes on', data: {} } },
    ];
    const headed = {
      rounds: () => ({ now: 2, last: 6 }),
      section: ({ fact }: { fact: { kind: string } }, round: number) =>
        fact.kind === 'begins' ? { key: 'k', title: 't', round } : undefined,
    };
    const seen = {} as Parameters<typeof turnBegan>[2];
    expect(turnBegan(headed, log, seen)).toBe(4);
    expect(turnBegan(headed, [], seen)).toBe(0);
  });
});

describe('plans of the talk', () => {
  it('have votes, and whoever proposes one is for it', () => {
    const said = talk(
      plan('stark'),
      vote('tyrell', 1, true),
      vote('lannister', 1, true),
      vote('tyrell', 1, false),
    );
    expect(plansIn(said, seats)).toEqual([
      {
        number: 1,
        by: 'stark',
        mover: 'stark',
        steps,
        seq: 3,
        agreed: ['stark', 'lannister'],
        state: 'open',
      },
    ]);
    expect(plansIn(said.slice(0, 3), seats)[0]!.agreed).toEqual(['stark', 'tyrell', 'lannister']);
  });

  it('take the place of the one before of the same seat, and of no other', () => {
    const said = talk(plan('stark'), plan('tyrell', { instead: 1 }), plan('stark'));
    expect(plansIn(said, seats).map(({ number, state }) => [number, state])).toEqual([
      [1, 'replaced'],
      [2, 'open'],
      [3, 'open'],
    ]);
    expect(plansIn(said, seats)[1]).toMatchObject({ by: 'tyrell', mover: 'stark', instead: 1 });
  });

  it('are read once for all lines of the talk, and hundreds of them quickly', () => {
    const said = talk(...Array.from({ length: 20_000 }, () => plan('stark')));
    const began = performance.now();
    const plans = plansIn(said, seats);
    // One look at all earlier plans for each would take seconds.
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(plans.filter(({ state }) => state === 'open').map(({ number }) => number)).toEqual([20_000]);
    expect(plansIn(said, seats)).toBe(plans);
    expect(plansIn(said, ['tyrell'])).toEqual([]);
  });

  it('are taken back by whose they are, and stay taken back', () => {
    const said = talk(plan('stark'), vote('stark', 1, true), vote('stark', 1, false), vote('stark', 1, true));
    expect(plansIn(said, seats)[0]!.state).toBe('withdrawn');
    expect(plansIn(said.slice(0, 2), seats)[0]).toMatchObject({ state: 'open', agreed: ['stark'] });
  });

  it('are none from outside the table, for nobody there, or said in private', () => {
    const said = talk(plan('hodor'), plan('stark', { for: 'hodor' }), { ...plan('stark'), to: 'tyrell' });
    expect(plansIn(said, seats)).toEqual([]);
    expect(
      plansIn(talk(plan('stark'), vote('hodor', 1, true), vote('tyrell', 9, true)), seats),
    ).toMatchObject([{ agreed: ['stark'] }]);
  });
});

describe('a plan in words', () => {
  beforeAll(async () => {
    await Promise.all([loadWords(), tinyEpicBoard.load()]);
  });

  it.each(['house', 'pool', 'force', 'ability'])('names a thing of a house (%s) by the house', (kind) => {
    expect(board.nameOf(`${kind}:stark`)).toBe('Stark');
  });

  it('says its steps and the places it leads by, less what goes without saying', () => {
    const turn = begin(tinyEpic, { mode: 'coop', seats: ['stark', 'lannister'] }, 'words');
    if (isRefusal(turn)) throw new Error(turn.code);
    const [asked] = turn.open;
    const { id: decision, seat, options } = asked!;
    const game = tinyEpic as unknown as Game<unknown>;
    const seen = view(turn.state, 'spectator');
    const found = walk(game, seen, { eye: 'spectator', seat }, [{ decision, choice: options[0]! }]);
    const { text, way } = planWords(board, found!);
    expect(plain(text)).toBe(plain(board.option(asked!, options[0]!, seen).label));
    expect(way, 'a die lies on no place').toEqual([]);
    const stub = {
      ...board,
      ahead: { ...board.ahead!, opens: () => options[0]!, ends: () => undefined },
      option: (_: unknown, option: string) => ({ label: option }),
      things: (_: unknown, option: string) => [`domain:${option}`, `card:${option}`] as const,
      origin: () => 'domain:home' as const,
    } as unknown as AnyBoard;
    const stride = (choice: string) => ({ ...found!.steps[0]!, choice });
    const drawn = { steps: [options[0]!, 'pyke', 'pyke', 'riverrun'].map(stride) };
    expect(planWords(stub, drawn).text).toBe('pyke, then riverrun');
    expect(planWords(stub, { steps: [stride(options[0]!)] }).text).toBe(options[0]);
    expect(planWords({ ...stub, origin: undefined } as unknown as AnyBoard, drawn).way).toEqual(
      [options[0], 'pyke', 'riverrun'].map((id) => `domain:${id}`),
    );
    expect(planWords(stub, { steps: [stride('pyke')] }).way).toEqual(['domain:home', 'domain:pyke']);
  });
});

describe('the arrow of a plan', () => {
  it('goes from the first thing to just before the last', () => {
    const bow = bowThrough([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ])!;
    expect(bow.line).toBe('M0 0Q43 -12 86 0');
    expect(bow.tip).toEqual({ x: 86, y: 0 });
    expect(bow.head).toMatch(/^M94 2L/);
  });

  it('is none where there is no way to go', () => {
    expect(bowThrough([])).toBeUndefined();
    expect(bowThrough([{ x: 1, y: 1 }])).toBeUndefined();
  });

  it('has its bubble in the field, and on no other', () => {
    const field = { left: 0, top: 0, width: 300, height: 200 };
    const size = { width: 100, height: 40 };
    expect(bubbleAt({ x: 50, y: 100 }, size, field, [])).toEqual({ x: 67, y: 80 });
    expect(bubbleAt({ x: 290, y: 199 }, size, field, [])).toEqual({ x: 200, y: 160 });
    const taken = [{ left: 60, top: 70, width: 100, height: 40 }];
    expect(bubbleAt({ x: 50, y: 100 }, size, field, taken)).toEqual({ x: 67, y: 114 });
  });
});
