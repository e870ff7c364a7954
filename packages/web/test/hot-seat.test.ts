// People around one device: a curtain wherever something hidden could be seen, and nowhere else. Whole games of every
// game, answered at random.

import { isDeepStrictEqual } from 'node:util';
import { random } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import {
  decisions,
  isRefusal,
  randomFrom,
  resample,
  type Seat,
  seeded,
  type State,
  view,
} from '@three-thrones/kernel';
import { MatchHost, startMatch } from '@three-thrones/match';
import { describe, expect, it } from 'vitest';
import { Look } from '../src/engine/preview.ts';
import { LocalGame, type LocalNews } from '../src/engine/local-game.ts';

function unrefused<T>(value: T) {
  if (isRefusal(value)) throw new Error(value.code);
  return value as Exclude<T, { readonly refused: true }>;
}

/** The table of a hot seat, and the same game whole beside it. */
async function laid(id: string, players: number, seed: string, more: object = {}) {
  const rules = unrefused(await catalogue.rules(id));
  const isOpenQuestion = await unrefused(catalogue.find(id)).openQuestions!();
  const config = unrefused(rules.configure({ ...more, players }, randomFrom(seeded(seed))));
  const people = rules.chairs(config).map((seat) => [seat, { kind: 'person' as const, name: seat }]);
  const record = {
    ...{ id: 'table', game: id, rulesVersion: rules.rulesVersion, config, seed, chance: 'sha256' as const },
    ...{ players: Object.fromEntries(people), answers: [], over: false, createdAt: 1, changedAt: 1 },
  };
  const whole = new MatchHost(rules, unrefused(startMatch(rules, record)));
  return { rules, isOpenQuestion, whole, game: new LocalGame(rules, record, isOpenQuestion) };
}

/** What the asked seat would be asked if all that nobody but players can see were otherwise. */
function askedOtherwise(rules: Awaited<ReturnType<typeof laid>>['rules'], state: State<unknown>, seat: Seat) {
  const seen = view(state, 'spectator');
  return ['one', 'two', 'three'].map((seed) => {
    const imagined = resample(rules, seen, 'spectator', seeded(seed));
    return decisions(rules, imagined).find((one) => one.seat === seat);
  });
}

const GAMES = [
  { id: 'tiny-epic', players: 2, share: 0.75 },
  { id: 'tiny-epic', players: 3, share: 0.75 },
  { id: 'agot', players: 3, share: 0.6 },
] as const;

type Laid = Awaited<ReturnType<typeof laid>>;

/** What is wrong with what all look at: a secret in sight, or one in what can be chosen. */
function wrongInTheOpen(
  { rules, whole, isOpenQuestion }: Laid,
  { view: seen, decision }: LocalNews['table'],
) {
  const { kind, options, min, seat, shape } = decision!;
  const look = new Look(rules, seen!, seat, { eye: 'spectator', isOpen: isOpenQuestion });
  const foreseen = shape === 'one' ? options.map((option) => look.preview(option)?.next) : [];
  const isAlike = (other: ReturnType<typeof askedOtherwise>[number]): boolean =>
    isDeepStrictEqual([other?.kind, other?.options, other?.min], [kind, options, min]);
  return Object.entries({
    'not declared open': !isOpenQuestion(decision!),
    'an answer that is sealed': whole.open.length > 1,
    'a secret in sight': !isDeepStrictEqual(seen, view(whole.state, 'spectator')),
    'a secret in the options': !askedOtherwise(rules, whole.state, seat).every(isAlike),
    'a secret in what is asked next': foreseen.some((next) => next !== undefined && !isOpenQuestion(next)),
  }).flatMap(([what, isWrong]) => (isWrong ? [`${kind}: ${what}`] : []));
}

/** Plays a whole game as people around one device would, and counts. */
function playedThrough(table: Laid) {
  const { whole, game } = table;
  const chance = randomFrom(seeded('answers'));
  const wrong: string[] = [];
  let [curtains, changes, openly] = [0, 0, 0];
  let behind: Seat | undefined;
  let last: Seat | undefined;
  while (!whole.isOver) {
    const before = game.news({ all: true }).table;
    if (before.curtain !== undefined) {
      if (before.decision) wrong.push('a question behind the curtain');
      curtains++;
      behind = before.curtain;
      game.liftCurtain();
    }
    const now = game.news({ all: true }).table;
    const { eye, decision } = now;
    if (eye === 'spectator') {
      openly++;
      behind = undefined;
      wrong.push(...wrongInTheOpen(table, now));
    } else if (eye !== behind || decision!.seat !== behind) wrong.push(`${eye} looks behind ${behind}`);
    if (decision!.seat !== last) changes++;
    last = decision!.seat;
    const said = { decision: decision!.id, choice: random.choose(decision!, chance) };
    const no = game.answer(said.decision, said.choice) ?? whole.answer({ seat: last, ...said });
    if (no) wrong.push(no.code);
  }
  return { wrong, curtains, changes, openly };
}

describe.each(GAMES)('$id of $players', ({ id, players, share }) => {
  it('shows nobody the secrets of another, and hangs the curtain less often than the asked change', async () => {
    const { wrong, curtains, changes, openly } = playedThrough(await laid(id, players, 'curtains'));
    expect(wrong).toEqual([]);
    expect(openly).toBeGreaterThan(10);
    expect(curtains).toBeLessThan(share * changes);
  }, 60_000);
});

it('lets whoever is asked openly look alone, behind a curtain', async () => {
  const { game } = await laid('tiny-epic', 2, 'alone');
  const { eye, decision, curtain } = game.news().table;
  expect([eye, curtain]).toEqual(['spectator', undefined]);
  game.lookAlone();
  expect(game.news().table).toMatchObject({ curtain: decision!.seat, decision: undefined });
  game.liftCurtain();
  expect(game.news().table).toMatchObject({ curtain: undefined, eye: decision!.seat });
  expect(game.news().table.decision?.id).toBe(decision!.id);
});

it('hangs no curtain where all are on one side: whoever is asked looks, and sees the table go on', async () => {
  const { whole, game } = await laid('tiny-epic', 3, 'together', { mode: 'coop' });
  const chance = randomFrom(seeded('answers'));
  const wrong: string[] = [];
  const eyes = new Set<string>();
  game.news();
  while (!whole.isOver) {
    const { afresh, table } = game.news();
    const { curtain, decision, eye, view: seen } = table;
    eyes.add(eye);
    if (curtain !== undefined || afresh || decision?.seat !== eye) wrong.push(`${eye} is not asked at once`);
    if (!isDeepStrictEqual(seen, view(whole.state, eye))) wrong.push(`${eye} sees another table`);
    const said = { decision: decision!.id, choice: random.choose(decision!, chance) };
    const no = game.answer(said.decision, said.choice) ?? whole.answer({ seat: eye, ...said });
    if (no) wrong.push(no.code);
  }
  expect(wrong).toEqual([]);
  expect(eyes.size).toBe(3);
});

it('takes back what one of us answered, where all are on one side', async () => {
  const { game } = await laid('tiny-epic', 2, 'together back', { mode: 'coop' });
  const { decision } = game.news().table;
  expect(game.answer(decision!.id, decision!.options[0]!)).toBeUndefined();
  expect(game.news().table.undoable).toBe(1);
  expect(game.undo()).toBeUndefined();
  expect(game.news().table.decision?.id).toBe(decision!.id);
});

it('takes back what was answered before all eyes', async () => {
  const { game } = await laid('tiny-epic', 2, 'back');
  const first = game.news().table.decision!;
  game.answer(first.id, first.options[0]!);
  expect(game.news().table.undoable).toBe(1);
  expect(game.undo()).toBeUndefined();
  expect(game.news().table.decision?.id).toBe(first.id);
});

it('hangs the curtain before every question of a game that declares none open', async () => {
  const { game } = await laid('tiny-epic', 2, 'closed');
  const closed = new LocalGame(unrefused(await catalogue.rules('tiny-epic')), game.record);
  expect(closed.news().table).toMatchObject({ curtain: expect.any(String) as string, decision: undefined });
});
