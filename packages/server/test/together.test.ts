// Those who win or lose together: signals at the table, moves drawn for each other, and who agrees. Kept like talk.

import type { Decision } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
import type { NewTable } from '@three-thrones/protocol/http';
import { describe, expect, it } from 'vitest';
import { mayNot, type Situation } from '../src/tables/policy.ts';
import {
  house,
  type House,
  ok,
  person,
  playOn,
  TWO,
  twoPlayers,
  type TwoPlayers,
  Watcher,
} from './tables.ts';

const TOGETHER: NewTable = { ...TWO, config: { mode: 'coop', seats: ['lannister', 'stark'] } };

type Seat = keyof TwoPlayers['seats'];

/** Two who play together, and which of them is asked first. */
async function twoTogether(at: House) {
  const two = await twoPlayers(at, TOGETHER);
  const seats: readonly Seat[] = ['lannister', 'stark'];
  const asked = seats.flatMap((seat) => two.seats[seat].question(seat) ?? [])[0]!;
  const mover = asked.seat as Seat;
  const friend: Seat = mover === 'stark' ? 'lannister' : 'stark';
  const who = { lannister: two.olena, stark: two.bence };
  return { ...two, asked, mover, friend, who };
}

function heard(watcher: Watcher): readonly Chat[] {
  return watcher.heard.filter((message): message is Chat => message.type === 'chat');
}

const DANGER = { what: 'danger', thing: 'domain:winterfell' } as const;

describe('a signal', () => {
  it('is heard at every seat, kept with what was said, and known when somebody comes later', async () => {
    const at = await house();
    const { table, who, friend, mover, seats } = await twoTogether(at);
    const { number } = ok(
      await at.tables.signal(who[friend], table, { seat: friend, ...DANGER, key: 's-1' }),
    );
    const said = { type: 'chat', number, seat: friend, text: '', signal: { ...DANGER, seq: 0 } };
    for (const watcher of Object.values(seats)) expect(heard(watcher)).toMatchObject([said]);
    const again = await at.reopen();
    expect(ok(await again.tables.messages(who[mover], table, 0))).toMatchObject([said]);
  });

  it('is nothing for those who watch, and neither is a plan: it may show a hand they do not see', async () => {
    const at = await house();
    const { table, who, mover, asked } = await twoTogether(at);
    const watcher = new Watcher(person('watcher'));
    ok((await at.tables.subscribe(watcher, table)) ?? true);
    const steps = [{ decision: asked.id, choice: asked.options[0]! }];
    ok(await at.tables.signal(who[mover], table, { seat: mover, ...DANGER, key: 's-1' }));
    const { number } = ok(
      await at.tables.plan(who[mover], table, { seat: mover, for: mover, steps, key: 'p-1' }),
    );
    ok(await at.tables.vote(who[mover], table, { seat: mover, plan: number, agree: false, key: 'v-1' }));
    ok(await at.tables.chat(who[mover], table, { seat: mover, text: 'Winter is coming', key: 'c-1' }));
    const words = [{ text: 'Winter is coming' }];
    expect(heard(watcher)).toMatchObject(words);
    expect(heard(watcher)).toHaveLength(1);
    for (const reader of [undefined, watcher.person])
      expect(ok(await at.tables.messages(reader, table, 0))).toMatchObject(words);
    expect(ok(await at.tables.messages(who[mover], table, 0))).toHaveLength(4);
  });

  it('with the same key is one, also after a restart', async () => {
    const at = await house();
    const { table, who, friend } = await twoTogether(at);
    const said = { seat: friend, ...DANGER, key: 's-1' };
    const first = ok(await at.tables.signal(who[friend], table, said));
    const again = await at.reopen();
    expect(await again.tables.signal(who[friend], table, { ...said, what: 'go' })).toEqual(first);
    expect(ok(await again.tables.messages(who[friend], table, 0))).toMatchObject([{ signal: DANGER }]);
  });
});

describe('nobody signals, plans or votes', () => {
  const said = (asked: Decision) => ({
    signal: { ...DANGER, key: 'k-1' },
    plan: { for: asked.seat, steps: [{ decision: asked.id, choice: asked.options[0]! }], key: 'k-2' },
    vote: { plan: 1, agree: true, key: 'k-3' },
  });

  it.each(['signal', 'plan', 'vote'] as const)('(%s) from a seat that is not theirs', async (kind) => {
    const at = await house();
    const { table, who, mover, friend, asked, seats } = await twoTogether(at);
    const does = async (by: typeof who.stark, seat: string) => {
      const command = { type: kind, table, seat, ...said(asked)[kind] };
      return at.tables.carryOut(by, command as Parameters<House['tables']['carryOut']>[1]);
    };
    expect(await does(who[mover], friend)).toMatchObject({ code: 'not-your-seat' });
    expect(await does(person('watcher'), friend)).toMatchObject({ code: 'not-your-seat' });
    expect(await does(who[mover], 'hodor')).toMatchObject({ code: 'no-such-seat' });
    for (const word of ['constructor', '__proto__'])
      expect(await does(who[mover], word)).toMatchObject({ code: 'no-such-seat' });
    for (const watcher of Object.values(seats)) expect(heard(watcher)).toEqual([]);
  });

  it.each(['signal', 'plan', 'vote'] as const)(
    '(%s) muted, while a bot plays for them, or where players are against each other',
    async (kind) => {
      const at = await house();
      const { table, olena, who, asked } = await twoTogether(at);
      const does = async (where: string, asks: Decision) => {
        const command = { type: kind, table: where, seat: 'stark', ...said(asks)[kind] };
        return at.tables.carryOut(who.stark, command as Parameters<House['tables']['carryOut']>[1]);
      };
      ok(await at.tables.mute(table, olena, who.stark.id, true));
      expect(await does(table, asked)).toMatchObject({ code: 'muted' });
      ok(await at.tables.mute(table, olena, who.stark.id, false));
      ok(await at.tables.seatBot(table, who.stark, 'stark', 'random'));
      expect(await does(table, asked)).toMatchObject({ code: 'seat-is-with-a-bot' });
      const apart = await twoPlayers(at);
      const open = [apart.seats.stark.question('stark'), apart.seats.lannister.question('lannister')];
      expect(await does(apart.table, open.find((one) => one !== undefined)!)).toMatchObject({
        code: 'not-together',
      });
      const waiting = ok(await at.tables.create(olena, TOGETHER)).table;
      expect(await does(waiting, asked)).toMatchObject({ code: 'table-not-playing' });
    },
  );
});

describe('a plan', () => {
  const drawn = ({ id, seat, options }: Decision) => ({
    for: seat,
    steps: [{ decision: id, choice: options[0]! }],
  });

  it('is drawn for oneself or for another, and the table stays as it is', async () => {
    const at = await house();
    const { table, who, mover, friend, asked, seats } = await twoTogether(at);
    const before = seats.stark.view;
    ok(await at.tables.plan(who[mover], table, { seat: mover, ...drawn(asked), key: 'p-1' }));
    const first = heard(seats[friend])[0]!;
    expect(first).toMatchObject({ seat: mover, text: '', plan: { ...drawn(asked), seq: 0 } });
    const other = { for: mover, steps: [{ decision: asked.id, choice: asked.options[1]! }] };
    ok(
      await at.tables.plan(who[friend], table, {
        ...{ seat: friend, ...other, instead: first.number, key: 'p-2' },
      }),
    );
    expect(heard(seats[mover])[1]).toMatchObject({
      seat: friend,
      plan: { ...other, instead: first.number },
    });
    expect(seats.stark.view).toBe(before);
    expect(ok(await at.tables.summary(table)).seq).toBe(0);
  });

  it('takes the place of a plan that was drawn here, and of nothing else', async () => {
    const at = await house();
    const { table, who, mover, friend, asked, seats } = await twoTogether(at);
    const spoken = ok(await at.tables.chat(who[friend], table, { seat: friend, text: 'Aye', key: 'c-1' }));
    for (const [place, instead] of [0, 1, spoken.number, spoken.number + 1].entries())
      expect(
        await at.tables.plan(who[mover], table, {
          ...{ seat: mover, ...drawn(asked), instead, key: `p-${place}` },
        }),
      ).toMatchObject({ code: 'no-such-plan', args: { plan: instead } });
    expect(heard(seats[friend]).filter(({ plan }) => plan)).toEqual([]);
  });

  it('of several answers holds as long as each leads to the question of the next', async () => {
    const at = await house();
    const { table, who, mover, asked } = await twoTogether(at);
    const steps = drawn(asked).steps;
    const plans = (links: readonly { decision: string; choice: string }[], key: string) =>
      at.tables.plan(who[mover], table, { seat: mover, for: mover, steps: links, key });
    const no = { code: 'plan-does-not-hold' };
    expect(await plans([...steps, ...steps], 'p-1')).toMatchObject(no);
    expect(await plans([{ ...steps[0]!, choice: 'no such option' }], 'p-2')).toMatchObject(no);
    expect(await plans([{ ...steps[0]!, decision: '99-stark' }], 'p-3')).toMatchObject(no);
  });

  it('for a seat that is not asked, that a bot plays or that is none is refused', async () => {
    const at = await house();
    const { table, who, mover, friend, asked } = await twoTogether(at);
    const plans = (whom: string, key: string) =>
      at.tables.plan(who[mover], table, { seat: mover, ...drawn(asked), for: whom, key });
    expect(await plans(friend, 'p-1')).toMatchObject({ code: 'plan-does-not-hold' });
    expect(await plans('hodor', 'p-2')).toMatchObject({ code: 'no-such-seat' });
    ok(await at.tables.seatBot(table, who[friend], friend, 'random'));
    expect(await plans(friend, 'p-3')).toMatchObject({ code: 'seat-is-with-a-bot' });
  });

  it('that was heard is the same again, although the table has moved on', async () => {
    const at = await house();
    const { table, who, mover, asked } = await twoTogether(at);
    const said = { seat: mover, ...drawn(asked), key: 'p-1' };
    const first = ok(await at.tables.plan(who[mover], table, said));
    ok(
      await at.tables.answer(who[mover], table, {
        ...{ seat: mover, decision: asked.id, choice: asked.options[0]!, key: 'a-1' },
      }),
    );
    expect(await at.tables.plan(who[mover], table, said)).toEqual(first);
    expect(await at.tables.plan(who[mover], table, { ...said, key: 'p-2' })).toMatchObject({
      code: 'plan-does-not-hold',
    });
  });

  it('that was followed can be drawn and followed again once the answer is taken back', async () => {
    const at = await house();
    const { table, who, mover, friend, asked } = await twoTogether(at);
    const plans = ({ tables }: House, key: string) =>
      tables.plan(who[friend], table, { seat: friend, ...drawn(asked), key });
    const first = ok(await plans(at, 'p-1'));
    ok(await at.tables.answer(who[mover], table, { seat: mover, ...drawn(asked).steps[0]!, key: 'a-1' }));
    expect(await plans(at, 'p-2')).toMatchObject({ code: 'plan-does-not-hold' });
    ok(await at.tables.undo(who[mover], table, mover, 'u-1'));
    const again = await at.reopen();
    const voted = { seat: mover, plan: first.number, agree: true, key: 'v-1' };
    ok(await again.tables.vote(who[mover], table, voted));
    expect(ok(await plans(again, 'p-3')).number).toBeGreaterThan(first.number);
    expect(await plans(again, 'p-1')).toEqual(first);
  });

  it('is agreed to, or not any more, by its number; what is no plan is none', async () => {
    const at = await house();
    const { table, who, mover, friend, asked, seats } = await twoTogether(at);
    const { number } = ok(
      await at.tables.plan(who[mover], table, { seat: mover, ...drawn(asked), key: 'p-1' }),
    );
    const votes = (plan: number, agree: boolean, key: string) =>
      at.tables.vote(who[friend], table, { seat: friend, plan, agree, key });
    ok(await votes(number, true, 'v-1'));
    ok(await votes(number, false, 'v-2'));
    expect(
      heard(seats[mover])
        .slice(1)
        .map(({ vote }) => vote),
    ).toEqual([
      { plan: number, agree: true },
      { plan: number, agree: false },
    ]);
    const spoken = ok(await at.tables.chat(who[friend], table, { seat: friend, text: 'Aye', key: 'c-1' }));
    for (const [place, none] of [0, 1, number + 1, spoken.number].entries())
      expect(await votes(none, true, `v-${place + 3}`)).toMatchObject({ code: 'no-such-plan' });
  });
});

it('nobody draws a move for a chair in which nobody sits: in a game that was brought here, say', () => {
  const olena = person('olena');
  const body = {
    chairs: { stark: { person: { id: olena.id, name: 'Olena' } }, lannister: {} },
    together: true,
  } as unknown as Situation['body'];
  const at: Situation = { body, status: 'playing', seq: 0, now: 0, awayFor: () => 0 };
  const plan = (mover: string) =>
    mayNot(at, olena, {
      ...{ type: 'plan', table: 'brought', seat: 'stark', for: mover, steps: [], key: 'p-1' },
    });
  expect(plan('lannister')).toMatchObject({ code: 'seat-is-empty' });
  expect(plan('stark')).toBeUndefined();
});

it('an export of the game holds and tells nothing of what was pointed at or planned', async () => {
  const at = await house();
  const two = await twoTogether(at);
  const { table, who, mover, friend, asked, olena } = two;
  const steps = [{ decision: asked.id, choice: asked.options[0]! }];
  ok(await at.tables.signal(who[friend], table, { seat: friend, ...DANGER, key: 's-1' }));
  ok(await at.tables.plan(who[friend], table, { seat: friend, for: mover, steps, key: 'p-1' }));
  await playOn(at, two);
  const text = ok(await at.tables.export(table, 'me'));
  for (const word of ['signal', 'danger', 'plan"', 'p-1']) expect(text).not.toContain(word);
  const brought = ok(await at.tables.import(olena, text));
  expect(brought).toMatchObject({ status: 'over', together: true, imported: true });
  expect(ok(await at.tables.messages(olena, brought.table, 0))).toEqual([]);
  expect(await at.tables.signal(who[friend], table, { seat: friend, ...DANGER, key: 's-2' })).toMatchObject({
    code: 'game-over',
  });
});

it('a table says whether its players win or lose together, in lists too', async () => {
  const at = await house();
  const { table, seats } = await twoTogether(at);
  expect(seats.stark.lobby).toMatchObject({ together: true });
  const apart = await twoPlayers(at);
  expect(apart.seats.stark.lobby).not.toHaveProperty('together');
  const again = await at.reopen();
  expect(ok(await again.tables.summary(table))).toMatchObject({ together: true });
});
