// What a house can do is said by its game, for every house, at every size of a table and in every language.

import { catalogue } from '@three-thrones/catalogue';
import { LANGUAGES, loadWords, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { housesOf, inMode } from '../src/lobby/draft.ts';

afterAll(() => setLanguage('en'));

describe.each(catalogue.all.map((manifest) => [manifest.id, manifest] as const))('%s', (_, manifest) => {
  it.each(LANGUAGES)('says in %s what each house can do', async (language) => {
    const all = { ...manifest.players, ...(await manifest.setUp()) };
    const choices = all.modes?.map((mode) => inMode(all, mode, {})) ?? [all];
    const words = await manifest.words();
    await loadWords();
    await words.load();
    await setLanguage(language);
    const tables = choices.flatMap((choice) =>
      Array.from({ length: choice.most - choice.least + 1 }, (_chair, at) => ({
        choice,
        players: choice.least + at,
      })),
    );
    for (const { choice, players } of tables)
      for (const { id, leaders } of housesOf(choice, players))
        for (const leader of [undefined, ...leaders]) {
          const about = choice.about!(id, { players, leader, t: (key, values) => words.t(key, values) });
          const said = [about.short, ...about.lines.flatMap(({ head, text }) => [head, text])];
          expect(about.lines.length).toBeGreaterThan(2);
          // A key without words stands for itself, and an argument that is missing leaves a hole.
          expect(
            said.filter((text) => /^$|\b[a-z]+\.[a-z-]+\.(?:name|text|event)|undefined|NaN/.test(text)),
          ).toEqual([]);
        }
  });
});
