// Whole games told in every language: no id, no empty place and no two options alike are left for a player to read.

import { botOf, choiceOf } from '@three-thrones/bots';
import {
  answer,
  begin,
  decisions,
  type Eye,
  type Fact,
  factsFor,
  isOver,
  isRefusal,
  randomFrom,
  type Refusal,
  seeded,
  view,
} from '@three-thrones/kernel';
import { anyGame } from '@three-thrones/game-kit/manifest.ts';
import { LANGUAGES, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';
import { describe, expect, it } from 'vitest';
import { sequence } from '../../data/data.ts';
import { WINDOWS } from '../../data/ids.ts';
import manual from '../../manual/en.json' with { type: 'json' };
import { ironThrone } from '../../rules/index.ts';
import { type Asking, type Facts, REASONS } from '../../rules/queries.ts';
import { ironThroneWords } from '../../text/words.ts';
import type { Told } from '../types.ts';
import * as words from '../words/index.ts';
import { MOMENT_RULES, TERM_RULES } from '../words/term-rules.ts';

function ok<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}

const bot = ok(botOf('random'));
const game = anyGame(ironThrone);

type State = ReturnType<typeof stateOf>;
function stateOf(seed: string) {
  const config = { players: 5, leaderSelection: 'random', spreadTarget: 'anyLoser', roundLimit: 30 };
  return ok(begin(ironThrone, config, seed));
}

/** Plays by chance and shows every question, and what was told since to whoever was asked. */
function walk(seed: string, look: (asked: Asking, state: State['state'], told: readonly Fact[]) => void) {
  const chance = randomFrom(seeded(seed));
  let { state, facts } = stateOf(seed);
  while (!isOver(state)) {
    const asked = decisions(ironThrone, state).find(({ answered }) => !answered)!;
    look(asked as Asking, state, facts);
    const choice = choiceOf(bot, asked, chance, state, game);
    ({ state, facts } = ok(answer(ironThrone, state, asked.seat, asked.id, choice)));
  }
  return { state, facts };
}

/** What no player should meet: an id, a place that was not filled in, a word of programs. */
const RAW =
  /\b(?:stark|lannister|baratheon|tyrell|targaryen|event|prompt|option|fact|about|term|moment)\.\w|[{}]|undefined|NaN|\[object/;

const isRaw = (text: string): boolean => text.trim() === '' || RAW.test(text);

describe.each(LANGUAGES)('in %s', (language) => {
  it('every question, option, reason and fact of whole games can be read', async () => {
    await setLanguage(language);
    await ironThroneWords.load();
    const wrong = new Set<string>();
    const read = (what: string, ...texts: readonly (string | undefined)[]): void => {
      for (const text of texts) if (text !== undefined && isRaw(plain(text))) wrong.add(`${what}: ${text}`);
    };
    const tell = (facts: readonly Fact[], eye: Eye): void => {
      for (const fact of factsFor(facts, eye)) {
        const said = words.fact({ seq: 0, fact } as Told);
        read(fact.kind, said?.text);
        words.section({ seq: 0, fact } as Told, 1);
      }
    };
    for (const seed of ['one', 'two']) {
      const end = walk(seed, (asked, state, told) => {
        tell(told, asked.seat);
        tell(told, 'spectator');
        const seen = view(state, asked.seat);
        const { title, detail, confirm, number } = words.prompt(asked, seen);
        read(asked.kind, title, detail, confirm, number?.(2), words.waits(asked));
        const labels = asked.options.map((id) => {
          const option = words.option(asked, id, seen);
          read(`${asked.kind} ${id}`, option.label, option.detail, option.hint, option.group);
          return plain(`${option.label} ${option.detail ?? ''}`);
        });
        // Two hostages may look alike from behind, and so do two event cards of one house; nothing else does.
        const alike = labels.filter((label, at) => labels.indexOf(label) !== at);
        const mayBe = asked.options.some((id) =>
          /^(?:held|give-back|take-back|release|torture):|^\d+$/.test(id),
        );
        if (alike.length > 0 && !mayBe) wrong.add(`${asked.kind}: ${alike.join()}`);
        read('race', words.race(seen, asked.seat), words.race(view(state, 'spectator'), 'spectator'));
        for (const { heading, lines } of words.inWords(seen, asked)) read('in words', heading, ...lines);
      });
      tell(end.facts, 'spectator');
      const { title, reason, rows, totalLabel } = words.ending(
        view(end.state, 'spectator'),
        [],
        ironThrone.outcome(end.state.world),
      );
      read('the end', title, reason, totalLabel, ...rows.map(({ label }) => label));
    }
    for (const one of REASONS) read(one.code, words.reason(one));
    for (const { id } of words.hints) read(id, words.hint(id));
    expect([...wrong]).toEqual([]);
  });

  it('everything that can be pointed at is explained, with a rule that can be read', async () => {
    await setLanguage(language);
    await ironThroneWords.load();
    const wrong = new Set<string>();
    const explain = (thing: Thing, seen: Parameters<typeof words.about>[1]): void => {
      const { title = '', lines = [], rule = '' } = words.about(thing, seen) ?? {};
      if (isRaw(title) || lines.length === 0 || lines.some((line) => isRaw(plain(line)))) wrong.add(thing);
      if (!Object.hasOwn(manual, rule)) wrong.add(`${thing} §${rule}`);
      if (isRaw(words.nameOf(thing))) wrong.add(`${thing} has no name`);
    };
    walk('things', (asked, state) => {
      const seen = view(state, asked.seat);
      for (const id of asked.options) for (const thing of words.things(asked, id, seen)) explain(thing, seen);
      const { order, mats } = seen.world;
      for (const seat of order) {
        for (const kind of ['house', 'spread', 'board', 'fan', 'clash', 'pile'])
          explain(`${kind}:${seat}`, seen);
        for (const { id } of mats[seat]!.hostages) explain(`hostage:${id}`, seen);
      }
      for (const id of ['round', 'influence', 'events']) explain(`track:${id}`, seen);
      explain('deal:now', seen);
    });
    const { state } = stateOf('words');
    const seen = view(state, 'spectator');
    for (const id of Object.keys(TERM_RULES)) explain(`term:${id}`, seen);
    for (const id of [...sequence.map((one) => one.id), ...WINDOWS, ...Object.keys(MOMENT_RULES)])
      if (id in MOMENT_RULES) explain(`moment:${id}`, seen);
      else wrong.add(`moment:${id} has no rule`);
    for (const { rule } of words.hints) if (!Object.hasOwn(manual, rule)) wrong.add(`a hint cites §${rule}`);
    expect([...wrong]).toEqual([]);
  });
});

it('says a deal in its own words whichever side proposes it', async () => {
  await setLanguage('en');
  await ironThroneWords.load();
  const nothing = { influence: 0, power: 0, open: 0, backs: [] };
  const deal = {
    challenger: { ...nothing, influence: 1, power: 2 },
    defender: { ...nothing, open: 1, backs: [3] },
  };
  const data: Facts['deal.proposed'] = { by: 'stark', deal };
  const told = { seq: 0, fact: { kind: 'deal.proposed', data } } as Told;
  expect(plain(words.fact(told)!.text)).toBe(
    'Stark proposes: the challenger spreads 1 influence and gives 2 power · ' +
      'the defender gives 1 hostage of the taker’s choice and 1 hostage picked by its back',
  );
});
