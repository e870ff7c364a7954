// A random game as text that people can read and compare: golden files.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  begin,
  type Choice,
  type Fact,
  type Game,
  hash,
  isHidden,
  type Outcome,
  Play,
  type Seat,
} from '@three-thrones/kernel';
import { expect } from 'vitest';
import { playRandomGame, unlessRefused } from './fuzz.ts';
import type { RandomStart } from './reproduce.ts';

/** A whole random game: each answer, what it told, and the end. */
export function playthrough<W, C>(game: Game<W, C>, start: RandomStart): string {
  const { answers } = playRandomGame(game, start);
  const first = unlessRefused(begin(game, start.config, start.seed));
  const play = new Play(game, first.state);
  const lines = [
    `${game.id}, rules version ${game.rulesVersion}, ${inWords(start.config)}, seed ${start.seed}`,
  ];
  lines.push('', ...first.facts.map(factLine));
  for (const [at, { seat, decision, choice }] of answers.entries()) {
    const { kind } = play.decisions().find(({ id }) => id === decision)!;
    play.settle(seat, choice);
    lines.push(answerLine(at + 1, seat, kind, choice), ...play.told.map(factLine));
  }
  lines.push('', outcomeLine(game.outcome(play.state.world)), `hash ${hash(play.state)}`, '');
  return lines.join('\n');
}

/** The text must be what the file says; with UPDATE_GOLDEN=1 the file is made to say it. */
export function expectGolden(path: string, text: string): void {
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  if (!existsSync(path)) throw new Error(`${path} is not there yet: UPDATE_GOLDEN=1 writes it`);
  expect(text, `${path} (UPDATE_GOLDEN=1 writes it anew)`).toBe(readFileSync(path, 'utf8'));
}

function answerLine(number: number, seat: Seat, kind: string, choice: Choice): string {
  return `${String(number).padStart(4)}. ${seat} ${kind}: ${inWords(choice)}`;
}

function factLine({ kind, data }: Fact): string {
  return `        ${kind} ${inWords(data)}`.trimEnd();
}

function outcomeLine({ ranking, scores, reason }: Outcome): string {
  const places = ranking.map((equals) => equals.map((seat) => `${seat} ${scores[seat]}`).join(' = '));
  return `${reason}: ${places.join(' > ')}`;
}

/** Plain data with as little punctuation as it needs; a secret with those who know it. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(' + ');
  if (typeof value !== 'object' || value === null) return String(value);
  if (isHidden(value)) return `${inWords(value.secret)} (only ${value.to.join(' and ') || 'the table'})`;
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  return fields.map(([key, item]) => `${key} ${nested(item)}`).join(', ');
}

function nested(value: unknown): string {
  const isNested = typeof value === 'object' && value !== null && !Array.isArray(value) && !isHidden(value);
  return isNested ? `{ ${inWords(value)} }` : inWords(value);
}
