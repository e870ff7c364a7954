// What a game keeps on record beside its tests: golden playthroughs, and saved games of every version of its rules.
// UPDATE_GOLDEN=1 writes those of this version anew; the saved games of released versions stay as they are, for ever.

import { join } from 'node:path';
import type { Game } from '@three-thrones/kernel';
import { describe, expect, test, vi } from 'vitest';
import { playRandomGame } from './fuzz.ts';
import { expectGolden, playthrough } from './golden.ts';
import type { RandomStart } from './reproduce.ts';
import { checkSaves, finish, finishElsewhere, readSave, saveFixture, saveOf } from './saves.ts';

/** A game at this table is saved when it first looks like this. */
export interface Moment<W, Table extends string> {
  readonly table: Table;
  /** `asked` is the first open question, `answered` how many of the open ones have their answer. */
  is(world: W, asked: string, answered: number): boolean;
}

export interface Records<W, C, Table extends string> {
  readonly game: Game<W, C>;
  /** Its earlier rules by version, frozen. */
  readonly releases: Readonly<Record<number, Game<unknown>>>;
  /** Where a new process finds the game. */
  readonly source: { readonly url: string; readonly name: string };
  /** The folder with `golden/` and `saves/`. */
  readonly folder: string;
  /** Configurations by name; each is played once from its beginning to its end. */
  readonly tables: Readonly<Record<Table, unknown>>;
  /** Saved games by name. */
  readonly moments: Readonly<Record<string, Moment<W, Table>>>;
}

/** Tests that a game plays as its records say. */
export function checkRecords<W, C, Table extends string>(records: Records<W, C, Table>): void {
  const { game, releases, source, folder, tables, moments } = records;
  const rules = (version: number): Game<unknown> | undefined =>
    version === game.rulesVersion ? (game as unknown as Game<unknown>) : releases[version];
  const saves = join(folder, 'saves');
  const pathOf = (name: string): string => join(saves, `v${game.rulesVersion}`, `${name}.json`);

  vi.setConfig({ testTimeout: 60_000 }); // whole games, and processes that have to start

  describe('a golden playthrough', () => {
    test.each(Object.entries(tables))('of %s reads as it did', (name, config) => {
      expectGolden(join(folder, 'golden', `${name}.txt`), playthrough(game, { config, seed: 'golden' }));
    });
  });

  describe('a saved game', () => {
    test.each(Object.entries(moments))('of %s is the same when it is saved today', (name, moment) => {
      const { start, at } = momentComes(records, moment);
      const save = saveOf(game, start, at);
      if (process.env['UPDATE_GOLDEN'] === '1') saveFixture(pathOf(name), save);
      expect(readSave(pathOf(name))).toEqual(JSON.parse(JSON.stringify(save)));
    });

    test('of any version comes to its recorded end by its own rules', () => {
      expect(checkSaves(saves, rules)).toEqual(
        expect.arrayContaining(Object.keys(moments).map((name) => `v${game.rulesVersion}/${name}.json`)),
      );
    });

    test.each(Object.keys(moments))('of %s goes on here and in a new process to the same end', (name) => {
      const save = readSave<W>(pathOf(name));
      expect(save.at).toBeLessThan(save.record.answers.length);
      expect(finish(game, save)).toBe(save.hash);
      expect(finishElsewhere(save, source)).toBe(save.hash);
    });
  });
}

/** The first random game in which the moment comes, and how many answers are given before. */
function momentComes<W, C, Table extends string>(
  { game, tables }: Records<W, C, Table>,
  { table, is }: Moment<W, Table>,
): { start: RandomStart; at: number } {
  for (let number = 0; number < 100; number++) {
    const start = { config: tables[table], seed: `saves/${number}` };
    let [answers, at] = [0, -1];
    playRandomGame(game, start, {
      also: (play) => {
        const open = play.decisions();
        const answered = open.filter((one) => one.answered).length;
        if (at < 0 && is(play.state.world, open[0]!.kind, answered)) at = answers;
        answers++;
      },
    });
    if (at >= 0) return { start, at };
  }
  throw new Error('the moment never comes');
}
