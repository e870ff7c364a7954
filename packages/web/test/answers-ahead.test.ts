// Several answers with one touch: what they lead to is found out by the rules, and each is checked when it is sent.

import { agotBoard } from '@three-thrones/agot/board/index.ts';
import { botOf, choiceOf } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import {
  answer,
  begin,
  type Choice,
  type Decision,
  decisions,
  type Game,
  isOver,
  isRefusal,
  type Refusal,
  refusal,
  type State,
  randomFrom,
  seeded,
  view,
} from '@three-thrones/kernel';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { tinyEpicBoard } from '@three-thrones/tiny-epic/board/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Look } from '../src/engine/preview.ts';
import { sendChain } from '../src/play/state/chain.ts';
import {
  companyOf,
  farGoals,
  type Foresee,
  inOrder,
  leadsOn,
  maySend,
  orderingOf,
  toGoal,
  unfold,
} from '../src/play/state/unfold.ts';
import type { TableSnapshot } from '../src/tables/client.ts';

/** A table that asks these questions, one after another, and refuses what it is told to. */
function aTable(questions: readonly (string | undefined)[], refused: readonly Choice[] = []) {
  const listeners = new Set<() => void>();
  const answered: Choice[] = [];
  let at = 0;
  const ask = () => ({ decision: questions[at] === undefined ? undefined : { id: questions[at] } });
  return {
    answered,
    snapshot: () => ask() as unknown as TableSnapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: async (choice: Choice): Promise<Refusal | undefined> => {
      if (refused.includes(choice)) return refusal('too-far', '27.2');
      answered.push(choice);
      // As over a network: the word that it counts comes before the next question.
      setTimeout(() => {
        at++;
        for (const listener of listeners) listener();
      });
      return undefined;
    },
  };
}

describe('a chain of answers', () => {
  const links = [
    { decision: '1-a', choice: 'perform' },
    { decision: '2-a', choice: 'winterfell' },
    { decision: '3-a', choice: 'pyke' },
  ];

  it('is sent one by one, each to its own question', async () => {
    const table = aTable(['1-a', '2-a', '3-a', undefined]);
    expect(await sendChain(table, links)).toEqual({ sent: 3 });
    expect(table.answered).toEqual(['perform', 'winterfell', 'pyke']);
  });

  it('ends with the first answer that is refused, and says why', async () => {
    const table = aTable(['1-a', '2-a', '3-a'], ['winterfell']);
    const end = await sendChain(table, links);
    expect(end).toMatchObject({ sent: 1, refusal: { code: 'too-far', rule: '27.2' } });
    expect(table.answered).toEqual(['perform']);
  });

  it('ends where another question comes than was foreseen', async () => {
    const table = aTable(['1-a', '2-b', '3-a']);
    expect(await sendChain(table, links)).toEqual({ sent: 1, isBroken: true });
    expect(table.answered).toEqual(['perform']);
  });

  it('sends nothing to a question that is gone', async () => {
    const table = aTable(['9-a']);
    expect(await sendChain(table, links)).toEqual({ sent: 0, isBroken: true });
    expect(table.answered).toEqual([]);
  });

  it('does not wait forever for the next question', async () => {
    const table = { ...aTable(['1-a']), answer: async () => undefined };
    expect(await sendChain(table, links, 10)).toEqual({ sent: 1, isBroken: true });
  });
});

interface Moment {
  readonly game: Game<unknown>;
  readonly state: State<unknown>;
  readonly decision: Decision;
}

/** Plays games by chance until somebody is asked this. */
async function momentsOf(id: string, is: (decision: Decision) => boolean, most: number): Promise<Moment[]> {
  const game = await catalogue.rules(id);
  const random = botOf('random');
  if (isRefusal(game) || isRefusal(random)) throw new Error('no rules or no bot');
  const found: Moment[] = [];
  for (let seed = 0; seed < 20 && found.length < most; seed++) {
    const chance = randomFrom(seeded(`ahead ${seed}`));
    const start = begin(game, { players: 3 }, `ahead ${seed}`);
    if (isRefusal(start)) throw new Error(start.code);
    let { state } = start;
    for (let turns = 0; turns < 400 && !isOver(state) && found.length < most; turns++) {
      const decision = decisions(game, state).find(({ answered }) => !answered)!;
      if (is(decision)) found.push({ game, state, decision });
      const turn = answer(
        game,
        state,
        decision.seat,
        decision.id,
        choiceOf(random, decision, chance, state, game),
      );
      if (isRefusal(turn)) throw new Error(turn.code);
      ({ state } = turn);
    }
  }
  return found;
}

function lookAt({ game, state, decision }: Moment): { look: Look; foresee: Foresee } {
  const look = new Look(game, view(state, decision.seat), decision.seat);
  return { look, foresee: async (choice, before) => look.preview(choice, before) };
}

/** What really happens when these are sent. */
function sent({ game, state, decision }: Moment, choices: readonly Choice[]): State<unknown> {
  let now = state;
  for (const choice of choices) {
    const open = decisions(game, now).find(({ seat }) => seat === decision.seat)!;
    const turn = answer(game, now, decision.seat, open.id, choice);
    if (isRefusal(turn)) throw new Error(turn.code);
    now = turn.state;
  }
  return now;
}

const NOTHING = { own: [], staying: [] };

describe('a march of Tiny Epic', () => {
  const guide = (tinyEpicBoard as AnyBoard).ahead!;
  let marches: Moment[];
  beforeAll(async () => {
    await tinyEpicBoard.load();
    marches = await momentsOf(
      'tiny-epic',
      ({ kind, about }) => kind === 'action.perform' && (about as { action: string }).action === 'march',
      12,
    );
  });

  it('begins with where from, not with whether', async () => {
    for (const moment of marches) {
      const asked = { decision: moment.decision, view: view(moment.state, moment.decision.seat) };
      const { steps, decision } = await unfold(guide, asked, NOTHING, lookAt(moment).foresee);
      expect(steps.map(({ choice }) => choice)[0]).toBe('perform');
      expect(['movement.chooseOrigin', 'movement.chooseDestination']).toContain(decision.kind);
    }
  });

  it('takes everybody along and knows goals two steps away, as the rules do', async () => {
    let far = 0;
    for (const moment of marches) {
      const { foresee } = lookAt(moment);
      const asked = { decision: moment.decision, view: view(moment.state, moment.decision.seat) };
      const first = await unfold(guide, asked, NOTHING, foresee);
      const own = first.decision.kind === 'movement.chooseOrigin' ? [first.decision.options[0]!] : [];
      const at = await unfold(guide, asked, { own, staying: [] }, foresee);
      // With one way to go the rules have taken it already.
      if (at.decision.kind !== 'movement.chooseDestination') continue;
      for (const { links } of await farGoals(guide, at, foresee)) {
        far++;
        const state = sent(
          moment,
          links.map(({ choice }) => choice),
        );
        expect(state.settled).toBeGreaterThanOrEqual(moment.state.settled + links.length);
      }
      const links = await toGoal(guide, at, at.decision.options[0]!, [], foresee);
      const ends = sent(
        moment,
        links.map(({ choice }) => choice),
      );
      expect(decisions(moment.game, ends)[0]?.kind).not.toBe('movement.goOn');
    }
    expect(far).toBeGreaterThan(0);
  });

  it('lets somebody stay, but not everybody', async () => {
    let several = 0;
    for (const moment of marches) {
      const { foresee } = lookAt(moment);
      const asked = { decision: moment.decision, view: view(moment.state, moment.decision.seat) };
      const first = await unfold(guide, asked, NOTHING, foresee);
      for (const origin of first.decision.kind === 'movement.chooseOrigin' ? first.decision.options : []) {
        const at = await unfold(guide, asked, { own: [origin], staying: [] }, foresee);
        const members = companyOf(guide, at).map(({ id }) => id);
        if (members.length < 2) continue;
        several++;
        expect(maySend(guide, at, members)).toBe(false);
        const staying = members.slice(0, 1);
        if (!maySend(guide, at, staying)) continue;
        const less = await unfold(guide, asked, { own: [origin], staying }, foresee);
        const army = (one: typeof at) => (one.view.world as { army?: { force: unknown } }).army?.force;
        expect(army(less)).not.toEqual(army(at));
      }
    }
    expect(several).toBeGreaterThan(0);
  });

  it('goes on from where it halted: the second goal is asked, with everybody who stands there', async () => {
    const halts = await momentsOf('tiny-epic', ({ kind }) => kind === 'movement.goOn', 12);
    let goesOn = 0;
    for (const moment of halts) {
      const asked = { decision: moment.decision, view: view(moment.state, moment.decision.seat) };
      const at = await unfold(guide, asked, NOTHING, lookAt(moment).foresee);
      // Too many to go together: then it is asked who does.
      if (at.decision.kind === 'movement.goOn') continue;
      expect(at.decision.kind).toBe('movement.chooseSecondDestination');
      expect(companyOf(guide, at).length).toBeGreaterThan(0);
      goesOn++;
    }
    expect(goesOn).toBeGreaterThan(0);
  });

  it('foresees nothing beyond chance or a secret', async () => {
    const whispers = await momentsOf('tiny-epic', ({ kind }) => kind === 'whisper.discard', 3);
    expect(whispers.length).toBeGreaterThan(0);
    for (const moment of whispers) {
      const { look } = lookAt(moment);
      const all = moment.decision.options;
      // Cards are drawn: whatever is asked then, nobody can know it yet.
      const drawn = look.preview(all);
      expect(drawn?.barrier).toBe(true);
      expect(drawn?.next).toBeUndefined();
      expect(look.preview('skip', [all])).toBeUndefined();
      expect(look.refused([all])).toEqual([]);
    }
  });
});

describe('a march of A Game of Thrones', () => {
  const guide = (agotBoard as AnyBoard).ahead!;

  it('goes from the order to the goal with everybody who is not told to stay', async () => {
    await agotBoard.load();
    const marches = await momentsOf('agot', ({ kind }) => kind === 'declareMarch.chooseOrder', 6);
    expect(marches.length).toBeGreaterThan(0);
    let left = 0;
    for (const moment of marches) {
      const { foresee } = lookAt(moment);
      const asked = { decision: moment.decision, view: view(moment.state, moment.decision.seat) };
      for (const origin of moment.decision.options) {
        const at = await unfold(guide, asked, { own: [origin], staying: [] }, foresee);
        if (at.decision.kind !== 'marchMove.chooseDestination') continue;
        const goal = at.decision.options.find((id) => id !== 'done');
        const members = companyOf(guide, at).map(({ id }) => id);
        if (goal === undefined || members.length < 2) continue;
        const links = await toGoal(guide, at, goal, members.slice(0, 1), foresee);
        expect(links.map(({ decision }) => decision).length).toBe(3);
        expect(links[2]!.choice).not.toContain(members[0]);
        const ends = sent(
          moment,
          links.map(({ choice }) => choice),
        );
        expect(decisions(moment.game, ends)[0]?.kind).toBe('marchMove.chooseDestination');
        left++;
      }
    }
    expect(left).toBeGreaterThan(0);
  });
});

describe('the Messenger Raven', () => {
  it('is used by touching the order to be replaced; to look or to do nothing declines that', async () => {
    await agotBoard.load();
    const guide = (agotBoard as AnyBoard).ahead!;
    const ravens = await momentsOf('agot', ({ kind }) => kind === 'raven.use', 4);
    expect(ravens.length).toBeGreaterThan(0);
    for (const moment of ravens) {
      const seen = view(moment.state, moment.decision.seat);
      const at = await unfold(
        guide,
        { decision: moment.decision, view: seen },
        NOTHING,
        lookAt(moment).foresee,
      );
      expect(at.decision.kind).toBe(moment.decision.options.includes('swap') ? 'raven.swap' : 'raven.use');
      const asides = moment.decision.options.filter(
        (id) => (agotBoard as AnyBoard).option(moment.decision, id, seen).weight === 'aside',
      );
      expect(asides).toEqual(['look', 'none']);
    }
  });
});

describe('an order that leads nowhere', () => {
  it('is all there is to say; one that leads on only begins something', async () => {
    const moments = await momentsOf('agot', ({ kind }) => kind === 'declareMarch.chooseOrder', 200);
    const found = { on: 0, nowhere: 0 };
    const wrong: string[] = [];
    for (const moment of moments) {
      const at = { decision: moment.decision, view: view(moment.state, moment.decision.seat), steps: [] };
      for (const order of moment.decision.options) {
        const asked = decisions(moment.game, sent(moment, [order]));
        const goesOn = await leadsOn(at, order, lookAt(moment).foresee);
        if (goesOn && asked.every(({ seat }) => seat !== moment.decision.seat)) wrong.push(order);
        found[goesOn ? 'on' : 'nowhere']++;
      }
    }
    expect(wrong, 'somebody else is asked').toEqual([]);
    expect(found.on).toBeGreaterThan(0);
    expect(found.nowhere).toBeGreaterThan(0);
  });
});

describe('ties on a track', () => {
  const guide = (agotBoard as AnyBoard).ahead!;

  it('are put in order with one chain, whatever the order', async () => {
    const ties = await momentsOf('agot', ({ kind }) => kind === 'track.orderTies', 8);
    expect(ties.length).toBeGreaterThan(0);
    for (const moment of ties) {
      const { seat, about } = moment.decision as Decision & { about: { track: string } };
      const asked = { decision: moment.decision, view: view(moment.state, seat), steps: [] };
      const ordering = await orderingOf(guide, asked, lookAt(moment).foresee);
      expect(ordering.groups[0]).toEqual(moment.decision.options);
      // Each place but the last of a group is a question.
      expect(ordering.questions).toHaveLength(ordering.groups.flatMap((group) => group.slice(1)).length);
      const reversed = ordering.groups.map((group) => group.toReversed());
      const links = inOrder(ordering, reversed);
      const after = sent(
        moment,
        links.map(({ choice }) => choice),
      );
      const { tracks } = after.world as { tracks: Record<string, readonly string[]> };
      const placed = tracks[about.track]!.filter((id) => reversed[0]!.includes(id));
      expect(placed).toEqual(reversed[0]);
    }
  });
});
