// The Rival's turn as it is shown (§29.1): at every question of whole games, and at everything on the way there.

import { expect, it } from 'vitest';
import { rivalCard } from '../../data/solo.ts';
import { activeSeat, rowOf, turnOfRound } from '../../rules/queries.ts';
import { type RivalTurn, rivalTurn, STEPS, type StepId } from '../solo/turn-shown.ts';
import { turnsOfRound } from '../solo/turns-of-round.ts';
import { whyOf } from '../solo/why-steps.ts';
import { type Moment, moments } from './moments.ts';

const games = Array.from({ length: 12 }, (_, at) => [...moments({ mode: 'solo' }, `shown/${at}`)]).flat();

function shownAt({ view: seen, log, decision }: Moment): RivalTurn | undefined {
  return rivalTurn(seen, log, decision ? [decision.kind] : []);
}

const isItsTurn = ({ view: seen }: Moment): boolean => activeSeat(seen) === seen.world.rival!.seat;
const nowOf = ({ steps }: RivalTurn): StepId => steps.find(({ state }) => state === 'now')!.id;

it('goes through its six steps in order, one at a time', () => {
  const seen = new Set<StepId>();
  for (const moment of games.filter(isItsTurn)) {
    const turn = shownAt(moment);
    if (!turn) continue; // it is about to roll
    expect(turn.steps.map(({ id }) => id)).toEqual(STEPS);
    expect(turn.steps.map(({ state }) => state).join(' ')).toMatch(/^(done )*now( later)*$/);
    seen.add(nowOf(turn));
  }
  expect([...seen].sort()).toEqual([...STEPS].filter((id) => id !== 'after').sort());
});

/** What is asked in its turn, with the step that is shown as the one that is on. */
const asked = games
  .filter(isItsTurn)
  .flatMap((moment) => (moment.decision ? [[moment.decision.kind, nowOf(shownAt(moment)!)] as const] : []));

it('says of what it asks to which action it belongs', () => {
  const own = asked.filter(([kind]) => kind.startsWith('rival')).map(([, step]) => step);
  expect([...new Set(own)].sort()).toEqual(['first', 'second']);
  const following = asked.filter(([kind]) => kind === 'action.perform').map(([, step]) => step);
  expect([...new Set(following)]).toEqual(['follow']);
});

it('leads to the battle that is fought, by the cell of the card that named it', () => {
  const fought = games.filter(isItsTurn).flatMap((moment) => {
    const { battle, rival } = moment.view.world;
    const isDefending = moment.decision?.kind === 'battle.defenderCard' && battle?.attacker === rival!.seat;
    return isDefending ? [{ turn: shownAt(moment)!, at: battle.domain }] : [];
  });
  expect(fought.length).toBeGreaterThan(5);
  for (const { turn, at } of fought) {
    const leg = turn.legs.find(({ isDone }) => !isDone)!;
    expect(leg.to).toBe(at);
    const cells = turn.named
      .filter(({ nth, isPassed }) => nth === leg.nth && !isPassed)
      .map(({ row, move }) => [row, rivalCard(turn.card!.id)[move][row]]);
    expect([[], [[rowOf(leg.from), at]]]).toContainEqual(cells);
  }
});

it('numbers at most one way and one cell for each of its two actions', () => {
  for (const moment of games) {
    const { legs = [], named = [] } = shownAt(moment) ?? {};
    expect(new Set(legs.map(({ nth }) => nth)).size).toBe(legs.length);
    expect(new Set(named.map(({ nth }) => nth)).size).toBe(named.length);
  }
});

it('is over when its person is at it again, and forgotten in the next round', () => {
  const placing = games.filter(({ decision }) => decision?.kind === 'turn.placeDie');
  const shown = (turn: number) =>
    placing.filter((moment) => turnOfRound(moment.view) === turn).map((moment) => shownAt(moment));
  expect(new Set(shown(1))).toEqual(new Set([undefined]));
  expect(new Set(shown(3).map((turn) => `${turn!.isOn} ${nowOf(turn!)}`))).toEqual(new Set(['false after']));
});

it('20.3 the turns of a round are yours and its own in turn, each with its die', () => {
  for (const moment of games.filter(({ decision }) => decision !== undefined)) {
    const { view: seen, log } = moment;
    const { seat, person, dice } = seen.world.rival!;
    const turns = turnsOfRound(seen, log);
    expect(turns.map((turn) => turn.seat)).toEqual([person, seat, person, seat]);
    expect(turns.flatMap((turn) => (turn.seat === seat && turn.die ? [turn.die] : []))).toEqual(dice);
    const on = turnOfRound(seen);
    expect(turns.findIndex(({ state }) => state === 'now')).toBe(on === undefined ? -1 : on - 1);
    // Whose turn it is has placed or rolled its die, unless that is just what is asked.
    const due = moment.decision!.kind === 'turn.placeDie' ? 1 : 0;
    expect(turns.filter(({ die }) => die).length).toBe((on ?? 4) - due);
  }
});

it('says why it goes there: die, pair, row and target, or what it looks for next', () => {
  const told = games.flatMap((moment) => {
    const turn = shownAt(moment);
    const steps = whyOf(turn);
    return steps.length > 0 ? [{ turn: turn!, steps }] : [];
  });
  const ways = new Set(told.map(({ steps }) => steps.map(({ part }) => part).join(' ')));
  expect([...ways].sort()).toEqual([
    'die pair row target',
    'die pair row target next',
    'die pair special next',
  ]);
  const gone = told.flatMap(({ turn, steps }) => {
    const leg = turn.legs.find(({ nth, hasLeft }) => hasLeft && nth === steps.at(-1)!.nth);
    return leg ? [{ leg, steps }] : [];
  });
  expect(gone.length).toBeGreaterThan(20);
  for (const { leg, steps } of gone) {
    expect(steps.at(-1)!.to).toContain(leg.to);
    expect([rowOf(leg.from), undefined]).toContain(steps.find(({ row }) => row)?.row);
  }
});

it('says nothing of the kind once its turn is over, and before it goes anywhere', () => {
  for (const moment of games.filter((one) => !isItsTurn(one))) expect(whyOf(shownAt(moment))).toEqual([]);
});
