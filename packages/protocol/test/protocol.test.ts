import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, decisions, isRefusal } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { orders } from '../../kernel/test/orders.ts';
import { clientMessage, MESSAGE_LIMIT, PROTOCOL_VERSION, serverMessage } from '../src/index.ts';

const document = readFileSync(join(import.meta.dirname, '..', 'PROTOCOL.md'), 'utf8');

/** The examples of a chapter, each with the heading it stands under. */
function examples(chapter: string): { heading: string; message: { type: string } }[] {
  const text = document.split(/^## /m).find((part) => part.startsWith(chapter))!;
  return text.split(/^### /m).flatMap((section) => {
    const heading = /^`(.+)`/.exec(section)?.[1] ?? '';
    return Array.from(section.matchAll(/```json\n([^]*?)\n```/g), ([, json]) => ({
      heading,
      message: JSON.parse(json!) as { type: string },
    }));
  });
}

const chapters = [
  { chapter: 'Messages to the server', schema: clientMessage },
  { chapter: 'Messages from the server', schema: serverMessage },
];

describe.each(chapters)('PROTOCOL.md, $chapter', ({ chapter, schema }) => {
  it.each(examples(chapter))('has an example of $heading as the schema has it', ({ heading, message }) => {
    expect(schema.safeParse(message)).toEqual({ success: true, data: message });
    expect(message.type).toBe(heading);
  });

  it('leaves no message out', () => {
    const known = schema.def.options.map((option) => option.def.shape.type.def.values[0]!);
    expect(
      [...new Set(examples(chapter).map(({ heading }) => heading))].toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(known.toSorted((a, b) => a.localeCompare(b)));
  });
});

it('PROTOCOL.md names the version and the limit', () => {
  expect(document).toContain(`version ${PROTOCOL_VERSION}\n`);
  expect(document).toContain(`${MESSAGE_LIMIT.toLocaleString('en')} bytes`);
});

describe('what the schemas do not let through', () => {
  const answer = {
    type: 'answer',
    id: '1',
    table: 'V1StGXR8',
    seat: 'stark',
    decision: 'd',
    choice: 'c',
    key: 'k',
  };

  const at = { id: '1', table: 'V1StGXR8', seat: 'stark', key: 'k' };
  const signal = { type: 'signal', ...at, what: 'look', thing: 'domain:pyke' };
  const step = { decision: '1-stark', choice: 'march' };
  const plan = { type: 'plan', ...at, for: 'stark', steps: [step] };
  const vote = { type: 'vote', ...at, plan: 7, agree: true };

  it('lets the like of these through', () => {
    for (const message of [answer, signal, plan, vote])
      expect(clientMessage.safeParse(message).success).toBe(true);
  });

  it.each([
    { ...signal, what: 'dance' },
    { ...signal, thing: 'pyke' },
    { ...signal, thing: 'domain:<b>' },
    { ...signal, thing: `domain:${'x'.repeat(81)}` },
    { ...signal, seat: undefined },
    { ...signal, text: 'look' },
    { ...plan, steps: [] },
    { ...plan, steps: Array.from({ length: 13 }, () => step) },
    { ...plan, steps: [{ ...step, choice: 'x'.repeat(201) }] },
    { ...plan, steps: [{ ...step, choice: Array.from({ length: 21 }, () => 'c') }] },
    { ...plan, steps: [{ ...step, view: {} }] },
    { ...plan, for: 'Stark!' },
    { ...plan, instead: -1 },
    { ...vote, plan: 'p1' },
    { ...vote, agree: 'yes' },
    { ...vote, key: undefined },
    { ...answer, more: 1 },
    { ...answer, choice: { option: 'c' } },
    { ...answer, choice: 'x'.repeat(201) },
    { ...answer, choice: Array.from({ length: 101 }, () => 'c') },
    { ...answer, seat: 'Stark!' },
    { ...answer, table: '../x' },
    { ...answer, key: '' },
    { type: 'subscribe', id: '1', table: 'V1StGXR8', since: 1.5 },
    { type: 'subscribe', id: '1', table: 'V1StGXR8', since: -1 },
    { type: 'chat', id: '1', table: 'V1StGXR8', text: '', key: 'k' },
  ])('%j', (message) => {
    expect(clientMessage.safeParse(message).success).toBe(false);
  });
});

describe('a question on the socket', () => {
  const limit = { words: ['hill', 'mill'], min: 0, max: 1, code: 'full', rule: '2.2' };
  const question = {
    id: '0-ann',
    seat: 'ann',
    kind: 'round.giveOrders',
    rule: '2.2',
    shape: 'some',
    options: ['hill:march', 'mill:march'],
    min: 0,
    max: 2,
  };
  const hears = (asked: object) =>
    serverMessage.safeParse({ type: 'full', table: 't', seq: 1, view: {}, hash: 'h', asked: [asked] })
      .success;

  it('may have limits, with arguments or without', () => {
    expect(hears(question)).toBe(true);
    expect(hears({ ...question, limits: [limit, { ...limit, args: { area: 'hill' } }] })).toBe(true);
  });

  it.each([
    { ...question, limits: 'none' },
    { ...question, limits: [{ ...limit, words: 'hill' }] },
    { ...question, limits: [{ words: ['hill'], min: 0, max: 1 }] },
    { ...question, limits: [{ ...limit, secret: 1 }] },
    { seat: 'ann', kind: 'round.giveOrders', limits: [limit] },
  ])('is not %j', (asked) => {
    expect(hears(asked)).toBe(false);
  });

  it('is heard as the kernel asks it', () => {
    const turn = begin(orders, { players: 2 }, 'seed');
    if (isRefusal(turn)) throw new Error(turn.code);
    const [mine] = decisions(orders, turn.state);
    expect(mine!.limits).not.toHaveLength(0);
    expect(hears(mine!)).toBe(true);
  });
});
