// The help of every game is whole: words in every language, rules that exist, hints for questions that are asked.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hint } from '@three-thrones/game-kit/board/board.ts';
import type { View } from '@three-thrones/kernel';
import { LANGUAGES, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { catalogue } from '@three-thrones/testkit/toy/catalogue.ts';
import { describe, expect, it, vi } from 'vitest';
import { dueHints } from '../src/play/help/hints.ts';
import { atMoments } from './support/moments.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const SIGNS = new Set(
  ['ui/src/art/interface.svg', 'game-kit/src/board/art/signs.svg'].flatMap((file) =>
    Array.from(
      readFileSync(join(repository, 'packages', file), 'utf8').matchAll(/id="icon-([\w-]+)"/g),
      ([, name]) => name!,
    ),
  ),
);

describe.each(catalogue.all.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('opens its manual with the aim, a round and how to win, each in few words', async () => {
    for (const language of LANGUAGES) {
      const { default: manual } = await game.manual[language]();
      const opening = ['minute.1', 'minute.2', 'minute.3'].map((number) => manual[number]?.text ?? '');
      expect(opening.filter((text) => text.trim() === '')).toEqual([]);
      expect(opening[0]!.length).toBeLessThan(420);
    }
    const pictures = Object.keys((await game.help()).pictures);
    const { default: english } = await game.manual.en();
    expect(pictures).toContain('minute.1');
    expect(pictures.filter((number) => !(number in english))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'says in %s what each word means, where one stands, and every hint',
    async (language) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const [help, board] = await Promise.all([game.help(), game.board()]);
      await Promise.all([help.load(), board.load()]);
      await setLanguage(language);
      const { default: manual } = await game.manual.en();
      const words = help.glossary();
      const cited = [...words, ...board.hints].map(({ rule }) => rule);
      const said = [
        ...words.flatMap(({ word, text }) => [word, text]),
        ...board.hints.map(({ id }) => board.hint(id)),
      ];
      await atMoments(game, { every: 40, seed: 'help' }, ({ view, eye }) => {
        for (const who of [eye, 'spectator']) {
          said.push(plain(board.race(view, who)));
          for (const { icon, label, value = 'none', lines, rule } of help.standing(view, who)) {
            said.push(label, value, ...lines.map(plain));
            cited.push(rule);
            if (!SIGNS.has(icon)) said.push(`no sign ${icon}`);
          }
        }
      });
      await setLanguage('en');
      expect(cited.filter((rule) => !(rule in manual))).toEqual([]);
      expect([...new Set(said)].filter((text) => /^$|undefined|NaN|[{}]|^no sign/.test(text))).toEqual([]);
      expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
      expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
      expect(warned.mock.calls).toEqual([]);
      warned.mockRestore();
    },
  );
});

/** All a hint may want to know of a table here. */
const AT = { rulesVersion: 1 } as View<unknown>;

describe('a hint is due', () => {
  const hints: readonly Hint[] = [
    { id: 'goal', rule: '1' },
    { id: 'card', questions: ['battle.card'], rule: '2' },
    { id: 'scoring', facts: ['scored'], rule: '3' },
    { id: 'elsewhere', rule: '4', isFor: ({ rulesVersion }) => rulesVersion === 2 },
  ];
  const due = (question: string, facts: readonly string[] = [], said: readonly string[] = []) =>
    dueHints(hints, { view: AT, question, facts: new Set(facts) }, new Set(said)).map(({ id }) => id);

  it('at the first question, at its own question, after its fact', () => {
    expect(due('march')).toEqual(['goal']);
    expect(due('battle.card')).toEqual(['goal', 'card']);
    expect(due('march', ['scored'])).toEqual(['goal', 'scoring']);
  });

  it('once only', () => {
    expect(due('battle.card', ['scored'], ['goal', 'card'])).toEqual(['scoring']);
    expect(due('march', [], ['goal'])).toEqual([]);
  });
});
