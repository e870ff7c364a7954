// Every question, option, fact and reason of whole games has words, in every language.

import { aboutInVersion1, agot, REASONS, type World } from '../../rules/index.ts';
import { AREAS } from '../../data/ids.ts';
import type { Asking } from '../../rules/queries.ts';
import { agot as first } from '../../releases/v1.js';
import { botOf, choiceOf } from '@three-thrones/bots';
import {
  answer,
  begin,
  decisions,
  decisionsFor,
  factsFor,
  type Game,
  isOver,
  isRefusal,
  ONLY_CHOICE,
  randomFrom,
  refusedOptions,
  seeded,
  view,
  withAbout,
} from '@three-thrones/kernel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameFact, Told } from '../types.ts';
import {
  about,
  ending,
  fact,
  inWords,
  option,
  prompt,
  reason,
  section,
  nameOf,
  things,
  waits,
} from '../words/index.ts';
import { agotWords } from '../../text/words.ts';
import { LANGUAGES, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';

/** A key nobody has words for, a value nobody gave, a brace of a message that was not understood. */
const BROKEN = /undefined|NaN|\[object|[{}]|\b[a-z][\w-]*\.[a-zA-Z][\w-]*\b(?!\s)|^\s|\s$|\s[,.;]|\s\s/;

const seen = new Map<string, string>();

function check(text: string | undefined, where: string): void {
  const words = plain(text ?? '');
  if (words === '' || BROKEN.test(words)) seen.set(where, words);
}

const random = botOf('random');

/** Today's rules, and those running games began with: the same words are said at both tables. */
const VERSIONS = [agot, withAbout(first as Game<World>, agot, aboutInVersion1)] as const;

/** Plays a whole game and says everything there is to say about it. */
function tell(game: (typeof VERSIONS)[number], config: unknown, seed: string): void {
  if (isRefusal(random)) throw new Error(random.code);
  const chance = randomFrom(seeded(seed));
  const start = begin(game, config, seed);
  if (isRefusal(start)) throw new Error(start.code);
  let { state } = start;
  const log: Told[] = [];
  const listen = (facts: readonly { kind: string; data: object }[]): void => {
    for (const told of factsFor(facts, 'stark') as readonly GameFact[]) {
      // The table itself says whose only choice was taken, in any game.
      if (told.kind === ONLY_CHOICE) continue;
      const logged = { seq: log.length, fact: told };
      log.push(logged);
      const words = fact(logged);
      if (words) check(words.text, `fact ${told.kind} ${JSON.stringify(told.data)}`);
      const head = section(logged, 1);
      if (head) check(head.title, `section ${told.kind}`);
    }
  };
  listen(start.facts);
  for (let turn = 0; !isOver(state); turn++) {
    const open = decisions(game, state) as readonly Asking[];
    const asked = open.find(({ answered }) => !answered)!;
    const shown = view(state, asked.seat);
    const title = prompt(asked, shown);
    check(title.title, `prompt ${asked.kind}`);
    check(title.detail ?? 'none', `prompt ${asked.kind} detail`);
    for (const one of decisionsFor(open, 'spectator') as readonly Asking[])
      check(waits(one), `waits ${one.kind}`);
    const all = [...asked.options.map((id) => ({ id })), ...refusedOptions(game, state, asked.seat)];
    for (const { id, ...no } of all) {
      const words = option(asked, id, shown);
      check(words.label, `option ${asked.kind} ${id}`);
      check(words.detail ?? 'none', `option ${asked.kind} ${id} detail`);
      check(words.group ?? 'none', `option ${asked.kind} ${id} group`);
      for (const thing of things(asked, id, shown)) check(nameOf(thing), `thing ${thing}`);
      if ('code' in no) check(reason(no), `reason ${JSON.stringify(no)}`);
    }
    if (turn % 40 === 0) {
      for (const { heading, lines } of inWords(shown, asked))
        for (const line of [heading, ...lines]) check(line, `in words ${line}`);
      for (const id of shown.world.order)
        for (const line of about(`house:${id}`, shown)!.lines) check(line, `about ${id} ${line}`);
      for (const id of AREAS)
        for (const line of about(`area:${id}`, shown)!.lines) check(line, `about ${id} ${line}`);
    }
    const choice = choiceOf(random, asked, chance, state, game as never);
    const next = answer(game, state, asked.seat, asked.id, choice);
    if (isRefusal(next)) throw new Error(next.code);
    state = next.state;
    listen(next.facts);
  }
  const over = view(state, 'stark');
  const { title, reason: why, rows } = ending(over, log, game.outcome(state.world));
  for (const text of [title, why, ...rows.map(({ label }) => label)]) check(text, `ending ${text}`);
}

beforeAll(() => agotWords.load());

describe.each(LANGUAGES)('%s', (language) => {
  it('has words for everything in whole games', async () => {
    await setLanguage(language);
    seen.clear();
    // A key without words is told there, even if nobody reads its text.
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const [players, tidesOfBattle] of [
      [3, true],
      [6, false],
    ] as const)
      for (const game of VERSIONS)
        tell(game, { players, switches: { tidesOfBattle } }, `words ${language} ${players}`);
    expect(Object.fromEntries(seen)).toEqual({});
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  }, 60_000);

  it('has a sentence for every reason', async () => {
    await setLanguage(language);
    expect(REASONS.filter((one) => !reason(one))).toEqual([]);
  });
});
