// What a question is about: plain data for the seat that is asked, and for nobody who only searches.

import { describe, expect, it } from 'vitest';
import {
  answer,
  type Decision,
  decisions,
  decisionsFor,
  type Game,
  hide,
  isRefusal,
  notesOf,
  Play,
  type QuestionsIn,
  rulesOf,
  say,
  sayIfAny,
  type State,
  withAbout,
} from '../src/index.ts';

interface World {
  asked: number;
}

interface Flows {
  day: { number: number; guest: string };
}

interface Facts {
  said: { word: string };
  silence: Record<string, never>;
}

const { flow, ask } = rulesOf<World, Flows, Facts, 'too-late'>();

const day = flow('day', [
  ask('greet', {
    rule: '1',
    about: (w, { guest }) => {
      w.asked++;
      return { guest, note: hide('for ann', ['ann']), aside: hide('for bob', ['bob']) };
    },
    who: () => 'ann',
    options: () => ['hello', 'good-day'],
    resolve: (_w, _a, word, table) => table.tell('said', { word }),
  }),
  ask('leave', {
    rule: '2',
    who: () => 'bob',
    options: () => ['bye', 'silently'],
    resolve: (_w, _a, _word, table) => table.tell('silence'),
  }),
]);

type Questions = QuestionsIn<[typeof day]>;

const game = { id: 'days', rulesVersion: 1, flows: [day] } as unknown as Game<World>;

function morning(): State<World> {
  return {
    ...{ game: 'days', rulesVersion: 1, seats: ['ann', 'bob'], settled: 0, world: { asked: 0 } },
    frames: [{ flow: 'day', at: 'greet', args: { number: 1, guest: 'cat' } }],
    random: { kind: 'fast', state: [1, 2, 3, 4], draws: 0 } as never,
  };
}

const aboutOf = ([one]: readonly Decision[]): unknown => one!.about;

describe('about', () => {
  it('goes to the seat that is asked, and to no other eye', () => {
    const open = decisions(game, morning());
    expect(aboutOf(decisionsFor(open, 'ann'))).toEqual({
      guest: 'cat',
      note: { to: ['ann'], secret: 'for ann' },
      aside: { to: ['bob'] },
    });
    expect(JSON.stringify(open), 'nobody has to close it on the way').not.toContain('for bob');
    for (const eye of ['bob', 'spectator']) expect(decisionsFor(open, eye)[0]).not.toHaveProperty('about');
  });

  it('is not computed for whoever only searches', () => {
    const state = morning();
    expect(aboutOf(new Play(game, state, { listening: false }).decisions())).toBeUndefined();
    expect(state.world.asked).toBe(0);
  });

  it('is no part of the state, and missing where there is nothing to say', () => {
    const turn = answer(game, morning(), 'ann', '0-ann', 'hello');
    if (isRefusal(turn)) throw new Error(turn.code);
    expect(turn.facts).toEqual([{ kind: 'said', data: { word: 'hello' } }]);
    expect(decisions(game, turn.state)[0]).not.toHaveProperty('about');
  });

  it('comes to rules that were frozen before there was such a thing', () => {
    const steps = day.steps.map(({ about: _, ...step }) => step);
    const frozen = { ...game, flows: [{ ...day, steps }] } as unknown as Game<World>;
    expect(aboutOf(decisions(frozen, morning()))).toBeUndefined();
    expect(aboutOf(decisions(withAbout(frozen, game), morning()))).toMatchObject({ guest: 'cat' });
    const changed = { 'day.greet': (_w: World, { number }: Flows['day']) => ({ guest: `guest ${number}` }) };
    expect(aboutOf(decisions(withAbout(frozen, game, changed), morning()))).toEqual({ guest: 'guest 1' });
  });
});

it('words are found by their kind', () => {
  const words = {
    'day.greet': ({ guest }: Questions['day.greet']) => `Greet ${guest}`,
    'day.leave': () => 'Leave',
  };
  expect(
    say<Questions, 'day.greet', string, []>(words, 'day.greet', {
      guest: 'cat',
      note: hide('', []),
      aside: hide('', []),
    }),
  ).toBe('Greet cat');
  expect(sayIfAny<Facts, 'silence', string, []>({}, 'silence', {})).toBeUndefined();
});

it('a game reads its own notes', () => {
  expect(notesOf<Flows, 'day'>(morning(), 'day')?.guest).toBe('cat');
  expect(notesOf<Flows, 'day'>({ frames: [] }, 'day')).toBeUndefined();
});

it('a game tells only what is on its list, and refuses only for its own reasons', () => {
  const { steps } = flow('day', [
    ask('speak', {
      rule: '3',
      who: () => 'ann',
      options: () => ['a', 'b'],
      // @ts-expect-error -- no such reason
      refuse: () => ({ code: 'too-early', rule: '3' }),
      resolve: (_w, _a, word, table) => {
        table.tell('said', { word });
        // @ts-expect-error -- no such fact
        table.tell('sung', { word });
        // @ts-expect-error -- a word is missing
        table.tell('said');
        // @ts-expect-error -- a field too many
        table.tell('said', { word, loudly: true });
      },
    }),
  ]);
  expect(steps).toHaveLength(1);
});
