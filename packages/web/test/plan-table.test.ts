// The table on which a plan is drawn: it goes as far as the rules can be known, and nothing is played by it.

import { random as bot } from '@three-thrones/bots';
import { play, startMatch, walk } from '@three-thrones/match';
import { type Decision, type Game, isOver, isRefusal, randomFrom, seeded, view } from '@three-thrones/kernel';
import { tinyEpic } from '@three-thrones/tiny-epic/rules/index.ts';
import { describe, expect, it } from 'vitest';
import { Look } from '../src/engine/preview.ts';
import { MOST_STEPS, PlanTable } from '../src/play/state/plan-table.ts';
import type { SeatQuestion, TableSnapshot } from '../src/tables/client.ts';

const game = tinyEpic as unknown as Game<unknown>;

interface Moment {
  readonly asked: Decision;
  readonly friend: string;
  readonly seen: TableSnapshot['view'] & object;
  readonly question: SeatQuestion;
}

/** Questions of a random game, as the other of two players can know them. */
function* moments(seed: string, mode: 'coop' | 'competitive'): Generator<Moment> {
  const begun = startMatch(game, { config: { mode, seats: ['stark', 'lannister'] }, seed });
  if (isRefusal(begun)) throw new Error(begun.code);
  const chance = randomFrom(seeded(seed));
  for (let match = begun; !isOver(match.state); ) {
    const asked = match.open[0]!;
    const friend = match.state.seats.find((seat) => seat !== asked.seat)!;
    const seen = view(match.state, friend);
    const look = new Look(game, seen, asked.seat, { eye: friend });
    const question: SeatQuestion = {
      asked: async () => look.asked(),
      refused: async (before) => look.refused(before),
      why: async (option, before) => look.reasonAgainst(option, before),
      preview: async (choice, before) => look.preview(choice, before),
      end: () => undefined,
    };
    yield { asked, friend, seen, question };
    const said = { seat: asked.seat, decision: asked.id, choice: bot.choose(asked, chance) };
    const next = play(game, match, said);
    if (isRefusal(next)) throw new Error(next.code);
    match = next;
  }
}

function tableOf({ asked, seen, question }: Moment): PlanTable {
  const snapshot = { id: 'a', view: seen, decision: undefined, undoable: 3 } as unknown as TableSnapshot;
  return new PlanTable(snapshot, asked, question, 7);
}

describe('a plan for a friend', () => {
  it('is drawn question by question, and holds as it was drawn', async () => {
    const chance = randomFrom(seeded('drawing'));
    let longest = 0;
    for (const moment of moments('drawn', 'coop')) {
      const { asked, friend, seen, question } = moment;
      expect((await question.asked())?.options, asked.kind).toEqual(asked.options);
      const table = tableOf(moment);
      expect(table.snapshot()).toMatchObject({ id: 'a/plan', decision: asked, undoable: 0 });
      for (let open = table.snapshot().decision; open; open = table.snapshot().decision) {
        expect(open.seat).toBe(asked.seat);
        expect(await table.answer(bot.choose(open, chance))).toBeUndefined();
      }
      expect(table.links.length).toBeLessThanOrEqual(MOST_STEPS);
      longest = Math.max(longest, table.links.length);
      const held = walk(game, seen, { eye: friend, seat: asked.seat }, table.links);
      expect(held?.steps.map(({ decision }) => decision.kind)).toEqual(
        table.steps.map(({ decision }) => decision.kind),
      );
      expect(await table.answer('more')).toMatchObject({ code: 'nothing-asked-of-you' });
    }
    expect(longest).toBeGreaterThan(2);
  });

  it('can be taken back step by step, to the question it began with', async () => {
    for (const moment of moments('undone', 'coop')) {
      const table = tableOf(moment);
      const chance = randomFrom(seeded('undoing'));
      for (let open = table.snapshot().decision; open; open = table.snapshot().decision)
        await table.answer(bot.choose(open, chance));
      while (table.links.length > 0) {
        const last = table.steps.at(-1)!;
        expect(await table.undo()).toBeUndefined();
        expect(table.snapshot()).toMatchObject({ decision: last.decision, undoable: table.links.length });
      }
      expect(table.snapshot()).toMatchObject({ decision: moment.asked, view: moment.seen });
      expect(await table.undo()).toMatchObject({ code: 'nothing-to-take-back' });
      if (moment.asked.kind.startsWith('movement')) return;
    }
  });

  it('says whenever it changes, and refuses what the rules do', async () => {
    const [moment] = moments('heard', 'coop');
    const table = tableOf(moment!);
    let heard = 0;
    const leave = table.subscribe(() => heard++);
    expect(await table.answer('none of them')).toMatchObject({ code: 'plan-does-not-hold' });
    expect(heard).toBe(0);
    await table.answer(moment!.asked.options[0]!);
    expect(heard).toBe(1);
    leave();
    await table.undo();
    expect(heard).toBe(1);
  });
});

it('what hangs on a hidden hand cannot be known, and no plan begins with it', async () => {
  let [known, closed] = [0, 0];
  const told: string[] = [];
  for (const { asked, question, seen } of moments('closed', 'competitive')) {
    const found = await question.asked();
    if (found) known++;
    else closed++;
    const isHidden = !asked.options.some((option) => JSON.stringify(seen).includes(`"${option}"`));
    if (found && asked.kind === 'event.chooseCard' && isHidden) told.push(asked.id);
  }
  expect(told).toEqual([]);
  expect(known).toBeGreaterThan(30);
  expect(closed).toBeGreaterThan(10);
});
