// What each eye is shown: of a question whose options must go together, and of the way an answer takes.

import { botOf } from '@three-thrones/bots';
import { anyGame, catalogue } from '@three-thrones/catalogue';
import {
  decisions,
  type Eye,
  isOver,
  isRefusal,
  randomFrom,
  type Refusal,
  seeded,
  type Interim,
  interimsOf,
  view,
} from '@three-thrones/kernel';
import { answerOf } from '@three-thrones/match';
import {
  applyPatch,
  type Full,
  type ServerMessage,
  serverMessage,
  type Update,
  viewHash,
} from '@three-thrones/protocol';
import { expect, it } from 'vitest';
import { orders } from '../../kernel/test/orders.ts';
import { Audience, type Scene } from '../src/tables/audience.ts';
import { type Course, courseAfter, startCourse } from '../src/tables/course.ts';

const CHANCE = randomFrom(seeded('squires'));
const game = anyGame(orders);
const ORDERS = ['hill:march', 'mill:rest', 'lake:rest'];

function ok<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}

function sceneOf({ state }: Course, seq: number): Scene {
  const open = decisions(game, state);
  return { table: 'table-one', seq, state, open, clock: undefined, now: 0, undoable: () => 0 };
}

it('limits go to the seat that is asked, in whole tables and in updates, and to nobody else', () => {
  const heard: Record<Eye, ServerMessage[]> = { ann: [], bob: [], spectator: [] };
  const audience = new Audience();
  const before = ok(startCourse(game, { players: 2 }, 'seed'));
  for (const eye in heard) {
    const viewer = { person: undefined, send: (message: ServerMessage) => void heard[eye]!.push(message) };
    audience.add(viewer, eye);
    audience.welcome(viewer, sceneOf(before, 0), undefined);
  }
  const after = ok(courseAfter(game, before, { seat: 'ann', decision: '0-ann', choice: ORDERS }));
  audience.update(sceneOf(after, 1), before.state, after, []);

  for (const [eye, messages] of Object.entries(heard)) {
    expect(messages.map(({ type }) => type)).toEqual(['full', 'update']);
    for (const message of messages as (Full | Update)[]) {
      expect(serverMessage.safeParse(JSON.parse(JSON.stringify(message))).success).toBe(true);
      const withLimits = message.asked.filter((asked) => 'limits' in asked && asked.limits?.length === 10);
      expect(withLimits.map(({ seat }) => seat)).toEqual(eye === 'spectator' ? [] : [eye]);
    }
  }
  expect(JSON.stringify(heard['bob'])).not.toMatch(/hill|mill|lake/);
});

it('whoever looks is led along the interims of an answer, each eye to what it may see there', async () => {
  const tinyEpic = ok(await catalogue.rules('tiny-epic'));
  const audience = new Audience();
  const views = new Map<Eye, object>();
  /** What was heard of each interim, and how it should have looked. */
  const compared: [heard: unknown, due: unknown][] = [];
  let interims: Interim<unknown>[] = [];
  const hear = (eye: Eye, message: Update): void => {
    let shown = views.get(eye)!;
    const heard = (message.interims ?? []).map(({ patch, ahead }) => {
      shown = applyPatch(shown, patch);
      return { shown, ahead };
    });
    const due = interims.map(({ state, ahead }) => ({ shown: view(state, eye), ahead }));
    compared.push([heard, due]);
    views.set(eye, applyPatch(views.get(eye)!, message.patch));
  };
  for (let course = ok(startCourse(tinyEpic, { players: 3 }, 'interims')), seq = 0; !isOver(course.state); ) {
    const scene = (now: Course): Scene => ({
      ...{ table: 'table-one', seq, state: now.state, open: now.open, clock: undefined, now: 0 },
      undoable: () => 0,
    });
    for (const eye of seq === 0 ? [...course.state.seats, 'spectator'] : []) {
      const send = (message: ServerMessage): void => {
        if (message.type === 'full') views.set(eye, message.view);
        else if (message.type === 'update') hear(eye, message);
      };
      const viewer = { person: undefined, send };
      audience.add(viewer, eye);
      audience.welcome(viewer, scene(course), undefined);
    }
    const asked = course.open.find(({ answered }) => !answered)!;
    const said = answerOf(ok(botOf('squire')), asked, CHANCE, course.state, tinyEpic);
    const before = course;
    interims = [];
    course = ok(courseAfter(tinyEpic, before, said, interims));
    seq++;
    const { facts, since } = course;
    expect(interims).toEqual(interimsOf(tinyEpic, before.state, said, { facts, mayUndo: since.length > 0 }));
    audience.update(scene(course), before.state, course, interims);
    expect([...views].every(([eye, one]) => viewHash(one) === viewHash(view(course.state, eye)))).toBe(true);
  }
  for (const [heard, due] of compared) expect(heard).toEqual(due);
  expect(compared.filter(([, due]) => (due as []).length > 0).length).toBeGreaterThan(40);
});
