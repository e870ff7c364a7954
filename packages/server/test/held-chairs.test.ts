// Chairs and wishes: every way to a hand asks who has seen another, and everybody who should be asked is.

import { describe, expect, it } from 'vitest';
import { type House, house, ok, person, playOn, summaryOf, TWO, twoPlayers, Watcher } from './tables.ts';

const THREE = {
  ...TWO,
  config: { seats: ['lannister', 'stark', 'tully'], nonPlayers: ['tyrell', 'greyjoy', 'martell'] },
};
const [olena, bence, cersei, mallory] = [
  person('olena'),
  person('bence'),
  person('cersei'),
  person('mallory'),
];

/** Three people in play; mallory was kicked before. */
async function threeOfFour(at: House) {
  const { table } = ok(await at.tables.create(olena, THREE));
  ok(await at.tables.claim(table, olena, 'lannister'));
  ok(await at.tables.claim(table, mallory, 'stark'));
  ok(await at.tables.kick(table, olena, 'stark'));
  const { recovery } = ok(await at.tables.claim(table, bence, 'stark'));
  ok(await at.tables.claim(table, cersei, 'tully'));
  return { table, recovery };
}

describe('H6 a seat that is handed on', () => {
  it('goes neither to somebody who was kicked nor to somebody who has seen another hand', async () => {
    const at = await house();
    const { table } = await threeOfFour(at);
    ok(await at.tables.give(table, bence, 'stark', person('account')));
    const give = (to: typeof olena) => at.tables.give(table, olena, 'lannister', to);
    expect(await give(mallory)).toMatchObject({ code: 'kicked' });
    expect(await give(bence)).toMatchObject({ code: 'has-seen-a-hand', args: { seat: 'stark' } });
    expect((await summaryOf(at, table)).chairs[0]).toMatchObject({ person: { id: olena.id } });
  });

  it('nor do they get one by its code', async () => {
    const at = await house();
    const { table, recovery } = await threeOfFour(at);
    ok(await at.tables.give(table, cersei, 'tully', person('account')));
    expect(await at.tables.recover(table, mallory, recovery)).toMatchObject({ code: 'kicked' });
    expect(await at.tables.recover(table, cersei, recovery)).toMatchObject({ code: 'has-seen-a-hand' });
    expect((await summaryOf(at, table)).chairs[1]).toMatchObject({ person: { id: bence.id } });
  });
});

describe('a chair with a bot', () => {
  it('is for anybody before the start', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(olena, THREE));
    ok(await at.tables.seatBot(table, olena, 'tully', 'random'));
    ok(await at.tables.claim(table, bence, 'tully'));
    expect((await summaryOf(at, table)).chairs[2]).toMatchObject({ person: { id: bence.id } });
    expect((await summaryOf(at, table)).chairs[2]).not.toHaveProperty('bot');
  });

  it('is opened only with the consent of somebody for whom another bot plays', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(olena, THREE));
    ok(await at.tables.claim(table, olena, 'lannister'));
    ok(await at.tables.claim(table, bence, 'stark'));
    ok(await at.tables.seatBot(table, olena, 'tully', 'random'));
    ok(await at.tables.seatBot(table, bence, 'stark', 'random'));
    const wish = { seat: 'lannister', what: 'open-seat' as const, for: 'tully', key: 'o' };
    const { proposal } = ok(await at.tables.propose(olena, table, wish));
    const { proposals, chairs } = await summaryOf(at, table);
    expect(proposals.map(({ id }) => id)).toEqual([proposal]);
    expect(chairs[2]).not.toHaveProperty('open');
  });
});

describe('a person for whom a bot plays', () => {
  it('does not play beside it', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 3);
    ok(await at.tables.seatBot(two.table, two.bence, 'stark', 'random'));
    const no = { code: 'seat-is-with-a-bot', args: { seat: 'stark' } };
    const said = { seat: 'stark', decision: 'any', choice: 'any', key: 'a' };
    expect(await at.tables.answer(two.bence, two.table, said)).toMatchObject(no);
    expect(await at.tables.undo(two.bence, two.table, 'stark', 'u')).toMatchObject(no);
    expect(
      await at.tables.propose(two.bence, two.table, { seat: 'stark', what: 'take-back', to: 1, key: 't' }),
    ).toMatchObject(no);
  });
});

describe('H5 somebody who was not seen since a restart', () => {
  it('is away for no longer than that, however long the house has served', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    at.time.now += 7 * 86_400_000;
    const again = await at.reopen();
    await again.tables.subscribe(new Watcher(two.olena), two.table, 'lannister');
    const wish = { seat: 'lannister', what: 'stand-in' as const, for: 'stark', key: 's' };
    const propose = (key: string) => again.tables.propose(two.olena, two.table, { ...wish, key });
    expect(await propose('at once')).toMatchObject({ code: 'too-soon' });
    at.time.now += 1_800_000;
    ok(await propose('later'));
  });
});

describe('H5 somebody new on a seat', () => {
  const HOURS = 2 * 3_600_000;
  const wish = { seat: 'lannister', what: 'stand-in' as const, for: 'stark', key: 's' };

  it.each([
    [
      'by its code',
      (at: House, table: string, code: string) => at.tables.recover(table, person('phone'), code),
    ],
    ['given it', (at: House, table: string) => at.tables.give(table, bence, 'stark', person('account'))],
  ])('%s has not been away for as long as the table is open', async (_, handOn) => {
    const at = await house();
    const two = await twoPlayers(at);
    at.time.now += HOURS;
    ok(await handOn(at, two.table, two.recovery.stark));
    expect(await at.tables.propose(two.olena, two.table, wish)).toMatchObject({ code: 'too-soon' });
    at.time.now += HOURS;
    ok(await at.tables.propose(two.olena, two.table, { ...wish, key: 'later' }));
  });

  it('who takes a seat back from a bot has not, either', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    at.tables.unsubscribe(two.seats.stark, two.table);
    ok(await at.tables.seatBot(two.table, two.bence, 'stark', 'random'));
    at.time.now += HOURS;
    ok(await at.tables.unseatBot(two.table, two.bence, 'stark'));
    expect(await at.tables.propose(two.olena, two.table, wish)).toMatchObject({ code: 'too-soon' });
  });
});

describe('whoever has got up', () => {
  const back = { seat: 'lannister', what: 'take-back' as const, to: 0, key: 't' };

  it('is not asked', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 3);
    ok(await at.tables.leave(two.table, two.bence, 'stark'));
    ok(await at.tables.propose(two.olena, two.table, back));
    expect((await summaryOf(at, two.table)).proposals).toEqual([]);
  });

  it('and has sat down again is asked again', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 3);
    ok(await at.tables.leave(two.table, two.bence, 'stark'));
    ok(await at.tables.unseatBot(two.table, two.bence, 'stark'));
    ok(await at.tables.propose(two.olena, two.table, back));
    expect((await summaryOf(at, two.table)).proposals).toHaveLength(1);
  });
});

describe('a wish', () => {
  it('for a bot in the place of somebody who is there is not granted because all others but one have left', async () => {
    const at = await house();
    const { table } = await threeOfFour(at);
    const seats = {
      lannister: new Watcher(olena),
      stark: new Watcher(bence),
      tully: new Watcher(cersei),
    };
    for (const [seat, viewer] of Object.entries(seats)) await at.tables.subscribe(viewer, table, seat);
    await playOn(at, { table, seats }, 2);
    const wish = { seat: 'lannister', what: 'stand-in' as const, for: 'tully', key: 's' };
    ok(await at.tables.propose(olena, table, wish));
    ok(await at.tables.leave(table, bence, 'stark'));
    // Another wish makes the table look at all of them.
    ok(await at.tables.propose(olena, table, { seat: 'lannister', what: 'take-back', to: 0, key: 't' }));
    const { chairs, proposals } = await summaryOf(at, table);
    expect(chairs[2]).not.toHaveProperty('bot');
    expect(proposals.map(({ what }) => what)).toEqual(['stand-in', 'take-back']);
  });

  it('to pause is refused where no clocks run', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    for (const what of ['pause', 'resume'] as const)
      expect(
        await at.tables.propose(two.olena, two.table, { seat: 'lannister', what, key: what }),
      ).toMatchObject({ code: 'no-clocks-here' });
  });

  it('to go back to where the table stands, or further on, is refused', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 3);
    for (const to of [3, 4, -1, 1.5])
      expect(
        await at.tables.propose(two.olena, two.table, {
          seat: 'lannister',
          what: 'take-back',
          to,
          key: `${to}`,
        }),
      ).toMatchObject({ code: 'no-such-moment' });
  });

  it('to take something back is granted twenty times in a game', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const takeBack = async (time: number) => {
      await playOn(at, two, 1, `time ${time}`);
      const to = (await summaryOf(at, two.table)).seq - 1;
      const wish = { seat: 'lannister', what: 'take-back' as const, to, key: `t${time}` };
      const wished = await at.tables.propose(two.olena, two.table, wish);
      if ('code' in wished) return wished;
      return at.tables.consent(two.bence, two.table, 'stark', wished.proposal, true, `c${time}`);
    };
    for (let time = 1; time <= 20; time++) expect(await takeBack(time)).toEqual({ settled: true });
    expect(await takeBack(21)).toMatchObject({ code: 'too-many-take-backs', args: { most: 20 } });
  });
});

describe('words', () => {
  it('of somebody the house has silenced are not heard until then, although they were connected before', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await at.store.addPerson(two.bence, { keyHash: 'k', person: two.bence.id, createdAt: 0 });
    const say = (key: string) => at.tables.chat(two.bence, two.table, { seat: 'stark', text: 'Hodor', key });
    await at.store.mutePerson(two.bence.id, at.time.now + 1);
    expect(await say('one')).toMatchObject({ code: 'muted' });
    at.time.now += 1;
    ok(await say('two'));
  });

  it('to one alone need a seat to speak from and one that hears', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const whisper = (said: { seat?: string; to: string }) =>
      at.tables.chat(two.olena, two.table, { ...said, text: 'psst', key: said.to });
    expect(await whisper({ to: 'stark' })).toMatchObject({ code: 'no-such-listener' });
    expect(await whisper({ seat: 'lannister', to: 'tully' })).toMatchObject({ code: 'no-such-listener' });
  });

  it('whispered before it was kept between whom are for those who sat there then', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    at.time.now += 1_000;
    const body = JSON.stringify({ from: 'olena', seat: 'lannister', to: 'stark', text: 'psst' });
    await at.store.addMessage({ table: two.table, key: 'k', body, at: at.time.now });
    at.time.now += 1_000;
    const heir = person('heir');
    ok(await at.tables.recover(two.table, heir, two.recovery.stark));
    expect(ok(await at.tables.messages(heir, two.table, 0))).toEqual([]);
    expect(ok(await at.tables.messages(two.olena, two.table, 0))).toMatchObject([{ text: 'psst' }]);
  });
});
