// The record of a game that begins on this device.

import type { AnyGame } from '@three-thrones/catalogue';
import { isRefusal, randomFrom, type Refusal, type Seat, tableChance } from '@three-thrones/kernel';
import { newId, newSeed } from './ids.ts';
import type { LocalRecord, Player } from './records.ts';

/** A game to be set up on this device. Seats nobody named are played by bots. */
export interface NewLocalGame {
  readonly game: string;
  readonly config: unknown;
  /** The version of the rules this configuration was made for, if it is that of an earlier game. */
  readonly madeFor?: number;
  /** Names of the people here, by seat, or for the first so many chairs. */
  readonly people: readonly string[] | Readonly<Record<Seat, string>>;
  readonly bots: string;
  readonly seed?: string;
}

/** Before its first answer, with all that was left open drawn from the seed; or why it cannot be set up so. */
export function newRecord(
  game: AnyGame,
  { config, people, bots, seed = newSeed() }: NewLocalGame,
  now: number,
): LocalRecord | Refusal {
  const checked = game.configure(config, randomFrom(tableChance(`${seed}/chairs`)));
  if (isRefusal(checked)) return checked;
  const named = (seat: Seat, at: number): string | undefined =>
    Array.isArray(people) ? (people as string[])[at] : (people as Record<Seat, string>)[seat];
  const players = Object.fromEntries(
    game.chairs(checked).map((seat, at): [Seat, Player] => {
      const name = named(seat, at);
      return [seat, name === undefined ? { kind: 'bot', level: bots } : { kind: 'person', name }];
    }),
  );
  return {
    ...{ id: newId(), game: game.id, rulesVersion: game.rulesVersion, config: checked, seed },
    ...{ chance: 'sha256' as const, players, answers: [], over: false, createdAt: now, changedAt: now },
  };
}
