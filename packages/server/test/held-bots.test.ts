// Bots that think while somebody changes their mind.

import { random } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import { type Choice, type Decision, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, it, vi } from 'vitest';
import { inlineWork } from '../src/work/inline.ts';
import { house, ok, playOn, twoPlayers } from './tables.ts';

interface Thought {
  readonly decision: Decision;
  readonly say: (choice: Choice) => void;
}

const any = (decision: Decision, seed: string): Choice => random.choose(decision, randomFrom(seeded(seed)));

it('a bot thinks again when the question is another one after an undo', async () => {
  const thoughts: Thought[] = [];
  const choose = (_: string, __: string, ___: string, decision: Decision): Promise<Choice> =>
    new Promise((say) => void thoughts.push({ decision, say }));
  const at = await house({ work: { ...inlineWork(catalogue), choose } });
  const two = await twoPlayers(at);
  const { table } = two;
  let keys = 0;

  /** Answers, if that can be undone and leads to another question; whatever else comes of it is undone. */
  const leadsTo = async (seat: 'stark' | 'lannister', choice: Choice): Promise<Decision | undefined> => {
    const [viewer, by] = [two.seats[seat], two.seats[seat].person!];
    const decision = viewer.question(seat)!.id;
    ok(await at.tables.answer(by, table, { seat, decision, choice, key: `k${keys++}` }));
    return viewer.last!.undoable ? viewer.question(seat) : undefined;
  };
  const undo = async (seat: 'stark' | 'lannister') =>
    ok(await at.tables.undo(two.seats[seat].person!, table, seat, `k${keys++}`));
  /** Two answers to the present question with which the next one has one name and is not the same. */
  const twoWays = async () => {
    const [asked] = Object.entries(two.seats).flatMap(([seat, viewer]) => viewer.question(seat) ?? []);
    const seat = asked!.seat as 'stark' | 'lannister';
    const ways: { choice: Choice; next: Decision }[] = [];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const choice = any(asked!, seed);
      const next = await leadsTo(seat, choice);
      if (!next && !two.seats[seat].last!.undoable) return undefined;
      await undo(seat);
      const [other] = ways;
      if (next && other && next.id === other.next.id && JSON.stringify(next) !== JSON.stringify(other.next))
        return { seat, first: other, second: { choice, next } };
      if (next && !other) ways.push({ choice, next });
    }
    await playOn(at, two, 1, `on ${keys++}`);
    return undefined;
  };

  let found: Awaited<ReturnType<typeof twoWays>>;
  for (let tries = 0; tries < 60 && !found; tries++) found = await twoWays();
  const { seat, first, second } = found!;
  const by = two.seats[seat].person!;
  await leadsTo(seat, first.choice);
  ok(await at.tables.seatBot(table, by, seat, 'random'));
  await vi.waitFor(() => expect(thoughts).toHaveLength(1));
  expect(thoughts[0]!.decision).toEqual(first.next);
  ok(await at.tables.unseatBot(table, by, seat));
  await undo(seat);
  await leadsTo(seat, second.choice);
  ok(await at.tables.seatBot(table, by, seat, 'random'));
  thoughts[0]!.say(any(first.next, 'thought'));
  await vi.waitFor(() => expect(thoughts).toHaveLength(2));
  expect(thoughts[1]!.decision).toEqual(second.next);
  expect(at.failures).toEqual([]);
});
