// Saved games as fixtures: what was saved once must load and come to its end for ever. Runs without a test runner,
// so that a new process can do it too.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { answer, type Game, hash, type State } from '@three-thrones/kernel';
import { type MatchRecord, play, recordOf, replay, startMatch } from '@three-thrones/match';
import { playRandomGame, unlessRefused } from './fuzz.ts';
import type { RandomStart } from './reproduce.ts';

/** A game saved in its middle, and where its remaining answers lead. */
export interface Save<W = unknown> {
  readonly rulesVersion: number;
  readonly record: MatchRecord;
  /** After how many of the record's answers the state was saved. */
  readonly at: number;
  /** The hash of the state after all of them. */
  readonly hash: string;
  readonly state: State<W>;
}

/** A random game, saved after its `at`th answer. */
export function saveOf<W, C>(game: Game<W, C>, start: RandomStart, at: number): Save<W> {
  const { answers, hash: end } = playRandomGame(game, start);
  let match = unlessRefused(startMatch(game, start));
  for (const said of answers.slice(0, at)) match = unlessRefused(play(game, match, said));
  const record = { ...recordOf(match), answers };
  return { rulesVersion: game.rulesVersion, record, at, hash: end, state: match.state };
}

/** Writes a saved game down, for `checkSaves` to find in every later version. */
export function saveFixture<W>(path: string, save: Save<W>): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(save)}\n`);
}

/** A saved game as it was written down. */
export function readSave<W>(path: string): Save<W> {
  return JSON.parse(readFileSync(path, 'utf8')) as Save<W>;
}

/** Rules by version: those of today and every release. */
export type Rules = (version: number) => Game<unknown> | undefined;

/** Every saved game of a folder must come to its recorded end by the rules it began with; returns their names. */
export function checkSaves(folder: string, rules: Rules): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  if (files.length === 0) throw new Error(`there are no saved games in ${folder}`);
  for (const file of files.sort()) {
    try {
      checkSave(readSave(join(folder, file)), rules);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  return files;
}

function checkSave(save: Save, rules: Rules): void {
  const game = rules(save.rulesVersion);
  if (!game) throw new Error(`there are no rules of version ${save.rulesVersion}`);
  const end = finish(game, save);
  if (end !== save.hash) throw new Error(`the saved game ends elsewhere: ${end}, not ${save.hash}`);
  const again = unlessRefused(replay(game, save.record));
  if (hash(again.state) !== save.hash) throw new Error('the record replays to another end');
}

/** The hash at the end of a saved game's remaining answers. */
export function finish<W, C>(game: Game<W, C>, { state: saved, record, at }: Save<W>): string {
  let state = saved;
  for (const said of record.answers.slice(at)) {
    state = unlessRefused(answer(game, state, said.seat, said.decision, said.choice)).state;
  }
  return hash(state);
}

/** The same as `finish`, in a process that has never seen the game before. */
export function finishElsewhere<W>(
  save: Save<W>,
  module: { readonly url: string; readonly name: string },
): string {
  const code = [
    `import { readFileSync } from 'node:fs';`,
    `import { finish } from ${JSON.stringify(import.meta.url)};`,
    `import { ${module.name} as game } from ${JSON.stringify(module.url)};`,
    `process.stdout.write(finish(game, JSON.parse(readFileSync(0, 'utf8'))));`,
  ].join('\n');
  const args = ['--conditions=source', '--input-type=module', '--eval', code];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input: JSON.stringify(save),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the other process failed: ${stderr}`);
  return stdout;
}
