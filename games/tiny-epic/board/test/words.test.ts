// Everything that can be asked, offered, refused or told at this table has words, in every language. Random games bring
// up nearly all of it.

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import {
  answer,
  begin,
  type Decision,
  decisions,
  factsFor,
  isOver,
  isRefusal,
  randomFrom,
  refusedOptions,
  seeded,
  type State,
  view,
} from '@three-thrones/kernel';
import { REASONS, tinyEpic } from '../../rules/index.ts';
import { PREREQUISITES } from '../../data/ids.ts';
import type { Asking, World } from '../../rules/queries.ts';
import en from '../../text/en.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyEpicWords } from '../../text/words.ts';
import { LANGUAGES, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain, sentences } from '@three-thrones/ui/rich.ts';
import type { GameFact } from '../types.ts';
import {
  about,
  ending,
  fact,
  inWords,
  option,
  prompt,
  reason,
  section,
  things,
  waits,
} from '../words/index.ts';

beforeAll(() => tinyEpicWords.load());
afterAll(() => setLanguage('en'));

/** A text a person can read: no key, no id, no gap that was not filled. */
function isReadable(text: string): boolean {
  const words = plain(text);
  // A value nobody gave leaves a gap: two spaces, or one before a full stop.
  const isWhole = !/^\s|\s$|\s[,.;]|\s\s/.test(words);
  return words !== '' && isWhole && !/[{}]|undefined|\w+\.\w+\.\w+|\b[a-z]+-[a-z]+-[a-z]+\b|NaN/.test(words);
}

interface Found {
  readonly where: string;
  readonly text: string;
}

/** Plays a whole game at random and says everything that could be said on the way. */
function sayEverything(config: object, seed: string, unreadable: Found[], kinds: Set<string>): void {
  const check = (where: string, text: string | undefined): void => {
    if (text !== undefined && !isReadable(text)) unreadable.push({ where, text });
  };
  const chance = randomFrom(seeded(seed));
  const start = begin(tinyEpic, config, seed);
  if (isRefusal(start)) throw new Error(start.code);
  let state: State<World> = start.state;
  const log = start.facts.map((told) => ({ seq: 0, fact: told as GameFact }));
  for (let seq = 1; !isOver(state); seq++) {
    const asked = decisions(tinyEpic, state)[0] as Asking;
    const seen = view(state, asked.seat);
    kinds.add(asked.kind);
    const { title, detail } = prompt(asked, seen);
    check(asked.kind, title);
    check(`${asked.kind} detail`, detail);
    check(`waits ${asked.kind}`, waits(asked));
    for (const id of asked.options) {
      const words = option(asked, id, seen);
      check(`${asked.kind} ${id}`, words.label);
      check(`${asked.kind} ${id} detail`, words.detail);
      check(`${asked.kind} ${id} group`, words.group);
      things(asked, id, seen);
    }
    if (seq % 5 === 0) {
      for (const no of refusedOptions(tinyEpic, state, asked.seat)) {
        check(`${asked.kind} ${no.id} refused`, option(asked, no.id, seen).label);
        check(`reason ${no.code}`, reason(no) ?? '');
      }
      for (const { heading, lines } of inWords(seen, asked))
        for (const line of [heading, ...lines]) check('in words', line);
    }
    const next = answer(tinyEpic, state, asked.seat, asked.id, anyChoice(asked, chance));
    if (isRefusal(next)) throw new Error(next.code);
    for (const eye of [asked.seat, 'spectator']) {
      for (const told of factsFor(next.facts, eye) as readonly GameFact[]) {
        kinds.add(told.kind);
        check(`fact ${told.kind}`, fact({ seq, fact: told })?.text);
        check(`section ${told.kind}`, section({ seq, fact: told }, state.world.round)?.title);
      }
    }
    log.push(...next.facts.map((told) => ({ seq, fact: told as GameFact })));
    state = next.state;
  }
  const seen = view(state, 'spectator');
  const end = ending(seen, log, tinyEpic.outcome(state.world));
  check('end', end.title);
  check('end reason', end.reason);
  for (const seat of seen.world.order) {
    const points = end.rows.filter(({ apart }) => !apart);
    const sum = points.reduce((total, { values }) => total + (values[seat] ?? 0), 0);
    expect(sum, `points of ${seat}`).toBe(seen.world.players[seat]!.score);
  }
  for (const { label } of end.rows) check('end row', label);
}

function anyChoice({ shape, options, min, max }: Decision, chance: ReturnType<typeof randomFrom>) {
  if (shape === 'one') return chance.pick(options);
  const number = min + chance.int(max - min + 1);
  return shape === 'number' ? number : chance.shuffle([...options]).slice(0, number);
}

describe('words for everything at a table', () => {
  it.each([2, 3, 4])('in random games of %i players', (players) => {
    const unreadable: Found[] = [];
    const kinds = new Set<string>();
    for (let game = 0; game < 4; game++)
      sayEverything({ players }, `words ${players} ${game}`, unreadable, kinds);
    expect(unreadable.slice(0, 10)).toEqual([]);
    expect(kinds.size).toBeGreaterThan(60);
  });

  it.each(LANGUAGES.slice(1))('in a random game of 4 players in %s', async (language) => {
    await setLanguage(language);
    const unreadable: Found[] = [];
    sayEverything({ players: 4 }, `words in ${language}`, unreadable, new Set());
    await setLanguage('en');
    expect(unreadable.slice(0, 10)).toEqual([]);
  });

  it.each([
    ['en', 2],
    ['uk', 3],
    ['hu', 4],
    ['fa', 5],
  ] as const)('in a random game against the Night King, in %s, of %i players', async (language, players) => {
    await setLanguage(language);
    const unreadable: Found[] = [];
    const kinds = new Set<string>();
    const config = { mode: 'coop', players, dragons: players === 5 };
    sayEverything(config, `together in ${language}`, unreadable, kinds);
    await setLanguage('en');
    expect(unreadable.slice(0, 10)).toEqual([]);
    expect([...kinds].filter((kind) => /^(?:king|terror|walker|ranger)\./.test(kind)).length).toBeGreaterThan(
      8,
    );
  });

  it('a victory is told with the strength of the winner first, and to the log of both houses', () => {
    const decided: GameFact = {
      kind: 'battle.decided',
      data: {
        ...{ winner: 'arryn', loser: 'stark' },
        attack: [{ what: 'tokens', strength: 1 }],
        defence: [{ what: 'tokens', strength: 9 }],
      },
    };
    const { text, houses } = fact({ seq: 1, fact: decided })!;
    expect(plain(text)).toBe('Arryn wins the battle, 9 against 1');
    expect(houses).toEqual(['arryn', 'stark']);
    const revealed: GameFact = {
      kind: 'battle.revealed',
      data: { sides: ['stark', 'arryn'], attacker: ['vendetta'], defender: [] },
    };
    expect(fact({ seq: 1, fact: revealed })!.houses).toEqual(['stark', 'arryn']);
  });

  it('21.23 all have won or lost together, and both sides have their points', () => {
    const start = begin(tinyEpic, { mode: 'coop', players: 2 }, 'together');
    if (isRefusal(start)) throw new Error(start.code);
    const seen = view(start.state, 'spectator');
    const told: GameFact[] = [
      { kind: 'points.gained', data: { seat: 'treaty', points: 1, reason: 'battle-won' } },
      { kind: 'points.gained', data: { seat: 'treaty', points: 2, reason: 'battle-won' } },
      { kind: 'king.points', data: { points: 4, reason: 'walkers-on-map' } },
    ];
    const log = told.map((one) => ({ seq: 1, fact: one }));
    const lost = ending(seen, log, { ranking: [[], seen.world.order], reason: 'night-king-undefeated' });
    expect(lost).toMatchObject({ title: 'The Night King has won', sides: ['treaty', 'night-king'] });
    expect(lost.rows.map(({ values }) => values)).toEqual([{ treaty: 3 }, { 'night-king': 4 }]);
    seen.world.coop!.won = true;
    const won = ending(seen, log, { ranking: [seen.world.order], reason: 'night-king-beaten' });
    expect(won.title).toBe('You have won together');
  });

  it('16.1 a tie-breaker is shown with what was compared', () => {
    const start = begin(tinyEpic, { players: 2 }, 'tie');
    if (isRefusal(start)) throw new Error(start.code);
    const seen = view(start.state, 'spectator');
    const compared = (why: string) =>
      ending(seen, [], { ranking: [seen.world.order.slice(0, 1)], reason: why }).rows.filter(
        ({ apart }) => apart,
      );
    expect(compared('score')).toEqual([]);
    expect(compared('castles').map(({ label }) => label)).toEqual([
      'Tie-breaker: the Iron Throne',
      'Tie-breaker: castles held',
    ]);
    expect(compared('shared-victory')).toHaveLength(4);
  });

  it('for every reason of the game', () => {
    const missing = REASONS.filter((no) => !isReadable(reason({ ...no, args: { needs: 2 } }) ?? ''));
    expect(missing).toEqual([]);
    const prerequisites = PREREQUISITES.filter(
      (needs) => !isReadable(reason({ code: 'prerequisite-missing', rule: '4.6.1', args: { needs } }) ?? ''),
    );
    expect(prerequisites).toEqual([]);
  });

  it('for whatever can be pointed at', () => {
    const start = begin(tinyEpic, { players: 4 }, 'about');
    if (isRefusal(start)) throw new Error(start.code);
    const seen = view(start.state, start.state.seats[0]!);
    for (const thing of [
      'domain:kings-landing',
      'domain:pyke',
      'house:arryn',
      `house:${seen.seats[0]}`,
      'card:vendetta',
      'card:eddard-stark',
      'action:march',
      'term:force-track',
      'term:gold-track',
    ] as const) {
      const found = about(thing, seen);
      expect(
        found?.lines.filter((line) => !isReadable(line)),
        thing,
      ).toEqual([]);
      expect(found?.title, thing).toBeTruthy();
    }
  });

  it('aloud, with one mark behind every sentence', () => {
    expect(sentences(['Choose a card', undefined, 'Face down.'])).toBe('Choose a card. Face down.');
    expect(sentences(['How many?', 'You have 7'])).toBe('How many? You have 7');
    expect(sentences(['چند توکن؟', '۷ توکن دارید.'])).toBe('چند توکن؟ ۷ توکن دارید.');
  });

  it('as messages that can be compiled', () => {
    for (const [key, message] of Object.entries(en))
      expect(() => compileMessageOrThrow(message), key).not.toThrow();
  });
});
