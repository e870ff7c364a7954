// What others receive, and when, does not depend on a hidden hand: questions that are let go by are answered in one rhythm.

import {
  answer,
  begin,
  type Decision,
  decisions,
  decisionsFor,
  factsFor,
  isOver,
  isRefusal,
  look,
  randomFrom,
  seeded,
  type State,
  view,
} from '@three-thrones/kernel';
import { ironThrone } from '@three-thrones/iron-throne';
import type { Asking, World } from '@three-thrones/iron-throne/queries';
import { goesBy } from '@three-thrones/iron-throne/board/timing/goes-by.ts';
import { describe, expect, it } from 'vitest';
import { leavesAt, pauseOf, Rhythm } from '../src/play/state/rhythm.ts';

describe('the rhythm', () => {
  it('is drawn between bounds, mostly soon', () => {
    const chance = randomFrom(seeded('rhythm'));
    const pauses = Array.from({ length: 2_000 }, () =>
      pauseOf(false, () => chance.int(1_000_000) / 1_000_000),
    );
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(800);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(6_000);
    const mean = pauses.reduce((sum, one) => sum + one, 0) / pauses.length;
    expect(mean).toBeGreaterThan(1_600);
    expect(mean).toBeLessThan(2_000);
  });

  it('holds back an answer that was given too soon, and none that was late', () => {
    expect(leavesAt({ came: 1_000, pause: 1_500 }, 1_200)).toBe(2_500);
    expect(leavesAt({ came: 1_000, pause: 1_500 }, 4_000)).toBe(4_000);
  });

  it('does not keep somebody waiting who plays against bots', () => {
    expect(pauseOf(true, () => 0.999)).toBe(400);
  });
});

describe('what a long thought tells', () => {
  const drawn = (seed: string): (() => number) => {
    const chance = randomFrom(seeded(seed));
    return () => chance.int(1_000_000) / 1_000_000;
  };
  const share = (times: readonly number[], isSo: (time: number) => boolean): number =>
    times.filter(isSo).length / times.length;

  it('is not the first proof that there was something to think about', () => {
    const rhythm = new Rhythm(drawn('decoy'));
    const decoys = Array.from({ length: 3_000 }, () => rhythm.decoy());
    const long = share(decoys, (time) => time > 6_000);
    expect(long).toBeGreaterThan(0.04);
    expect(long).toBeLessThan(0.1);
    expect(Math.max(...decoys)).toBeLessThanOrEqual(20_000);
    expect(Math.min(...decoys)).toBeGreaterThanOrEqual(800);
  });

  // Somebody who ponders now and then, and somebody who always does: windows with a card in hand, which is not played in
  // the end, and windows without one come in any order.
  it.each([
    ['now and then', 0.3],
    ['always', 1],
  ] as const)('nothing, where somebody ponders %s', (_how, often) => {
    const chance = drawn(`thinks ${often}`);
    const rhythm = new Rhythm(chance);
    const took: Record<'held' | 'empty', number[]> = { held: [], empty: [] };
    for (let window = 0; window < 6_000; window++)
      if (chance() < 0.4) {
        const time = chance() < often ? 6_000 + 18_000 * chance() : pauseOf(false, chance);
        rhythm.remember(time);
        took.held.push(time);
      } else took.empty.push(rhythm.decoy());
    for (const seconds of [3, 6, 10, 15, 20]) {
      const isLonger = (time: number): boolean => time > seconds * 1_000;
      const [held, empty] = [share(took.held, isLonger), share(took.empty, isLonger)];
      // However long it took, what others come to believe by it changes by less than half.
      expect(empty / held, `${seconds} s`).toBeGreaterThan(0.66);
      expect(empty / held, `${seconds} s`).toBeLessThan(1.5);
    }
  });

  it('does not grow without end', () => {
    const rhythm = new Rhythm(drawn('gone to bed'));
    for (let nights = 0; nights < 8; nights++) rhythm.remember(8 * 3_600_000);
    for (let window = 0; window < 500; window++) expect(rhythm.decoy()).toBeLessThanOrEqual(54_000);
  });
});

/** The same table, but the hand of a seat is another one: its cards change places with the first ones of its deck. */
function otherHand(state: State<World>, seat: string): State<World> {
  const twin = structuredClone(state);
  const { hand, deck } = twin.world.mats[seat]!;
  const [cards, rest] = [look(hand), look(deck)];
  for (let at = 0; at < Math.min(cards.length, rest.length); at++)
    [cards[at], rest[at]] = [rest[at]!, cards[at]!];
  return twin;
}

/** What another eye receives when a window is let go by, and when. */
function received(state: State<World>, asked: Decision, eye: string): string {
  const own = decisions(ironThrone, state).find(({ id }) => id === asked.id) as Asking;
  const chance = randomFrom(seeded(`pause ${asked.id}`));
  const pause = pauseOf(false, () => chance.int(1_000) / 1_000);
  const next = answer(ironThrone, state, own.seat, own.id, goesBy.answer(own)!);
  if (isRefusal(next)) throw new Error(next.code);
  return JSON.stringify({
    when: leavesAt({ came: 0, pause }, 0),
    world: view(next.state, eye).world,
    facts: factsFor(next.facts, eye),
    asked: decisionsFor(decisions(ironThrone, next.state), eye).map(({ seat, kind }) => ({ seat, kind })),
  });
}

it.each([3, 4, 5])(
  'at tables of %i others see the same of a pass, at the same time, whatever the hand',
  (players) => {
    const chance = randomFrom(seeded(`others ${players}`));
    const begun = begin(ironThrone, { players }, `others ${players}`);
    if (isRefusal(begun)) throw new Error(begun.code);
    let { state } = begun;
    let [compared, different] = [0, 0];
    const telling: string[] = [];
    for (let left = 600; left > 0 && !isOver(state); left--) {
      const asked = decisions(ironThrone, state).find(({ answered }) => !answered)!;
      if (goesBy.answer(asked as Asking) !== undefined && goesBy.isSecret(asked as Asking)) {
        const eye = state.world.order.find((seat) => seat !== asked.seat)!;
        const twin = otherHand(state, asked.seat);
        const again = decisions(ironThrone, twin).find(({ seat }) => seat === asked.seat);
        // The same question is asked of another hand: only what it offers differs.
        const isAskedToo = again?.id === asked.id && again.kind === asked.kind;
        if (!isAskedToo || received(twin, asked, eye) !== received(state, asked, eye))
          telling.push(`${asked.kind} of ${asked.seat} seen by ${eye}`);
        compared++;
        if (again!.options.length !== asked.options.length) different++;
      }
      const choice =
        asked.shape === 'one'
          ? chance.pick(asked.options)
          : asked.shape === 'number'
            ? asked.min
            : asked.options.slice(0, asked.min);
      const next = answer(ironThrone, state, asked.seat, asked.id, choice);
      if (isRefusal(next)) throw new Error(next.code);
      ({ state } = next);
    }
    expect(telling).toEqual([]);
    expect(compared).toBeGreaterThan(20);
    // Among them are hands that hold a card for the moment, beside hands that do not.
    expect(different).toBeGreaterThan(0);
  },
);
