import { catalogue } from '@three-thrones/catalogue';
import {
  decisions,
  type Eye,
  factsFor,
  hash,
  isOver,
  isRefusal,
  randomFrom,
  seeded,
  view,
} from '@three-thrones/kernel';
import { type Match, play, startMatch } from '@three-thrones/match';
import { botOf, choiceOf } from '@three-thrones/bots';
import { describe, expect, test } from 'vitest';
import { LocalGame } from '../src/engine/local-game.ts';
import type { LocalRecord } from '../src/engine/records.ts';

interface Played {
  readonly match: Match<unknown>;
  /** Everything that has been told, as it lies on the table: secrets included. */
  readonly told: Match<unknown>['facts'];
}

async function rules(id: string) {
  const game = await catalogue.rules(id);
  if (isRefusal(game)) throw new Error(game.code);
  return game;
}

function randomBot() {
  const bot = botOf('random');
  if (isRefusal(bot)) throw new Error(bot.code);
  return bot;
}

/** A game of random answers, as far as it goes within so many. */
async function played(id: string, players: number, answers: number): Promise<Played> {
  const game = await rules(id);
  const chance = randomFrom(seeded('what-if'));
  const bot = randomBot();
  let match = startMatch(game, { config: { players }, seed: 'what-if' });
  const told = [];
  for (let count = 0; count < answers; count++) {
    if (isRefusal(match)) throw new Error(match.code);
    told.push(...match.facts);
    if (isOver(match.state)) break;
    const asked = decisions(game, match.state).find(({ answered }) => !answered)!;
    const choice = choiceOf(bot, asked, chance, match.state, game);
    match = play(game, match, { seat: asked.seat, decision: asked.id, choice });
  }
  if (isRefusal(match)) throw new Error(match.code);
  return { match, told: [...told, ...match.facts] };
}

function recordAt({ match, told }: Played, eye: Eye, seed: string, id: string): LocalRecord {
  const { state } = match;
  const me = eye === 'spectator' ? state.seats[0]! : eye;
  return {
    ...{ id: 'branch', game: id, rulesVersion: state.rulesVersion, config: undefined, seed },
    branch: { seen: view(state, eye), eye, told: factsFor(told, eye), from: '/here/first', at: 40 },
    players: Object.fromEntries(
      state.seats.map((seat) => [
        seat,
        seat === me ? { kind: 'person', name: '' } : { kind: 'bot', level: 'random' },
      ]),
    ),
    ...{ answers: [], over: false, createdAt: 0, changedAt: 0 },
  };
}

describe.each([
  ['tiny-epic', 3, 60],
  ['tiny-epic', 2, 140],
  ['agot', 3, 50],
  ['agot', 6, 400],
] as const)('what would have been, %s with %i after %i answers', (id, players, answers) => {
  test('the table looks to every eye as it did, and goes on', async () => {
    const game = await rules(id);
    const before = await played(id, players, answers);
    for (const eye of before.match.state.seats) {
      const record = recordAt(before, eye, 'first', id);
      const branch = new LocalGame(game, record);
      expect(hash(branch.news().table.view!)).toBe(hash(view(before.match.state, eye)));
      expect(branch.news().table.seq).toBe(0);
      expect(branch.news().table.branchedFrom).toBe('/here/first');
      for (let turn = 0; turn < 40 && branch.waitsForBot; turn++) branch.letBotDecide();
    }
  });

  test('what happened before is told once more, and only what this eye heard', async () => {
    const game = await rules(id);
    const before = await played(id, players, answers);
    const [eye] = before.match.state.seats;
    const branch = new LocalGame(game, recordAt(before, eye!, 'first', id));
    const { told } = branch.news();
    expect(told.map(({ fact }) => fact)).toEqual(factsFor(before.told, eye!));
    expect(told.every(({ seq }) => seq === 0)).toBe(true);
  });

  test('nothing of what the eye could not see is in the record', async () => {
    const before = await played(id, players, answers);
    const [eye] = before.match.state.seats;
    const { branch } = recordAt(before, eye!, 'first', id);
    expect(branch!.seen).not.toHaveProperty('random');
    expect(JSON.stringify(branch!.seen)).toBe(JSON.stringify(view(branch!.seen as never, eye!)));
  });

  test('a saved branch opens as it was left, at every moment of it', async () => {
    const game = await rules(id);
    const before = await played(id, players, answers);
    const [eye] = before.match.state.seats;
    const branch = new LocalGame(game, recordAt(before, eye!, 'first', id));
    const seen = [hash(branch.at(0))];
    for (let turn = 0; turn < 25; turn++) {
      if (branch.waitsForBot) branch.letBotDecide();
      else {
        const { decision } = branch.news().table;
        if (!decision || decision.shape !== 'one') break;
        branch.answer(decision.id, decision.options[0]!);
      }
      seen.push(hash(branch.news().table.view!));
    }
    const again = new LocalGame(game, JSON.parse(JSON.stringify(branch.record)) as LocalRecord);
    expect(seen.map((_, at) => hash(again.at(at)))).toEqual(seen);
  });
});

test('another try deals anew what could not be seen', async () => {
  const game = await rules('tiny-epic');
  const before = await played('tiny-epic', 3, 60);
  const [me] = before.match.state.seats;
  // Somebody who watched sees none of the hands; at the new table one seat is theirs.
  const handsDealt = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const { table } = new LocalGame(game, recordAt(before, 'spectator', seed, 'tiny-epic')).news();
    return JSON.stringify((table.view!.world as { players: Record<string, object> }).players[me!]);
  });
  expect(new Set(handsDealt).size).toBeGreaterThan(1);
});
