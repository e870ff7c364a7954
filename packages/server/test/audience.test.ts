// What each eye is shown of a question whose options must go together.

import { anyGame } from '@three-thrones/catalogue';
import { decisions, type Eye, isRefusal, type Refusal } from '@three-thrones/kernel';
import { type Full, type ServerMessage, serverMessage, type Update } from '@three-thrones/protocol';
import { expect, it } from 'vitest';
import { orders } from '../../kernel/test/orders.ts';
import { Audience, type Scene } from '../src/tables/audience.ts';
import { type Course, courseAfter, startCourse } from '../src/tables/course.ts';

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
  audience.update(sceneOf(after, 1), before.state, after);

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
