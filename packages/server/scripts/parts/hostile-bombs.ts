// Documents that were made to keep a server busy.

import type { AnyGame } from '@three-thrones/catalogue';
import { randomFrom, seeded } from '@three-thrones/kernel';
import { commitmentTo, mixedSeed } from '@three-thrones/protocol';

import { type AnswerLine, standing } from '../../src/tables/log.ts';
import { finishedGame, linesOf } from './finished.ts';
import { exportText } from './first-export.ts';

export interface Bomb {
  readonly type: 'text/plain' | 'application/json';
  readonly body: string;
}

const TAKE_BACKS = 64;
const JUNK = 2_000_000;
const DEPTH = 500_000;
const LONGEST = 4_096;

/** Each of them is refused, or is a game like any other. */
export async function bombs(): Promise<Bomb[]> {
  const { game, parts, text } = await finishedGame('agot', { players: 3 }, 'bomb');
  return [
    { type: 'text/plain', body: takeBacks() },
    { type: 'text/plain', body: 'x'.repeat(JUNK) },
    { type: 'application/json', body: '['.repeat(DEPTH) },
    { type: 'application/json', body: `{"game":${'{"a":'.repeat(DEPTH / 5)}1${'}'.repeat(DEPTH / 5)}}` },
    { type: 'application/json', body: record(game, parts.config, 'long') },
    { type: 'application/json', body: record(game, parts.config, 'endless') },
    { type: 'text/plain', body: text },
    { type: 'text/plain', body: text.slice(0, -10) },
  ];
}

/** Consistent in itself, and once exponential to read (C1). */
function takeBacks(): string {
  const entropy = { lannister: 'a', stark: 'b' };
  const seats = Object.keys(entropy);
  return exportText({
    ...{ format: 'three-thrones-export', version: 1, table: 't', game: 'tiny-epic', rulesVersion: 1 },
    config: { seats, nonPlayers: ['tyrell', 'tully', 'greyjoy'] },
    ...{ serverSeed: 's', commitment: commitmentTo('s'), entropy, people: entropy },
    seed: mixedSeed({ table: '', serverSeed: 's', seats, entropy }),
    log: Array.from({ length: TAKE_BACKS }, (_, at) => ({ kind: 'take-back', to: at, seq: at + 1, at })),
    ...{ outcome: {}, finalHash: '' },
  });
}

/** A whole game that fails with its last answer, or one with as many answers as there may be. */
function record(game: AnyGame, config: unknown, kind: 'long' | 'endless'): string {
  const seed = `bomb ${kind}`;
  const lines = standing(linesOf(game, { config, seed, chance: 'sha256' }, randomFrom(seeded(seed))));
  const plain = lines.map(({ seat, decision, choice }: AnswerLine) => ({ seat, decision, choice }));
  const answers =
    kind === 'long'
      ? [...plain.slice(0, -1), { ...plain.at(-1)!, choice: 'fly' }]
      : Array.from({ length: LONGEST }, (_, at) => plain[at % plain.length]!);
  const { id, rulesVersion } = game;
  return JSON.stringify({ game: id, rulesVersion, config, seed, chance: 'sha256', answers });
}
