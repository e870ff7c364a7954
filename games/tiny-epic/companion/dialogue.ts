// A run of an automaton over what was said so far: it goes on until an answer is missing, and starts again with one more.

import type { Deed } from './deeds.ts';
import { type About, type Entry, fits, type Kind, type Prompt, type SaidTo } from './prompts.ts';

/** Where the table stands. */
export interface Place {
  readonly round: number;
  /** The turns of a round, from 0; beyond the last one the round ends. */
  readonly turn: number;
}

/** What an automaton's script may do. */
export interface Talk {
  ask<K extends Kind>(kind: K, about: About<K>, options: readonly string[]): SaidTo<K>;
  /** The only one, or whichever is chosen. */
  choose<K extends Kind, O extends SaidTo<K> & string>(kind: K, about: About<K>, options: readonly O[]): O;
  tell(deed: Deed): void;
  /** Everything told since the last time, on one screen. */
  show(): void;
  /** A turn begins. */
  at(place: Place): void;
}

/** How it stands after what was said. */
export interface Standing {
  /** Missing when the game is over. */
  readonly prompt: Prompt | undefined;
  readonly place: Place;
  /** Questions of this turn with what was said, and everything done in it. */
  readonly asked: readonly { readonly prompt: Prompt; readonly entry: Entry }[];
  readonly deeds: readonly Deed[];
  /** How many of the entries hold: the others do not belong to this game. */
  readonly used: number;
}

/** An answer is missing: no fault, but the end of this run. */
class Waiting extends Error {
  readonly prompt: Prompt;
  constructor(prompt: Prompt) {
    super(prompt.kind);
    this.prompt = prompt;
  }
}

export function standing(script: (talk: Talk) => void, entries: readonly Entry[]): Standing {
  const run = new Run(entries);
  try {
    script(run);
    run.show();
    return run.standing(undefined);
  } catch (stop) {
    if (stop instanceof Waiting) return run.standing(stop.prompt);
    throw stop;
  }
}

class Run implements Talk {
  readonly #entries: readonly Entry[];
  #used = 0;
  #place: Place = { round: 0, turn: 0 };
  #asked: { prompt: Prompt; entry: Entry }[] = [];
  #deeds: Deed[] = [];
  #shown = 0;

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  ask<K extends Kind>(kind: K, about: About<K>, options: readonly string[]): SaidTo<K> {
    const prompt = { kind, about, options } as Prompt;
    const entry = this.#entries[this.#used];
    if (!entry || !fits(prompt, entry)) throw new Waiting(prompt);
    this.#used++;
    this.#asked.push({ prompt, entry });
    return entry.said as SaidTo<K>;
  }

  choose<K extends Kind, O extends SaidTo<K> & string>(kind: K, about: About<K>, options: readonly O[]): O {
    const [only] = options;
    return options.length === 1 ? only! : (this.ask(kind, about, options) as O);
  }

  tell(deed: Deed): void {
    this.#deeds.push(deed);
  }

  show(): void {
    const deeds = this.#deeds.slice(this.#shown);
    if (deeds.length === 0) return;
    this.ask('deeds', { deeds }, ['done']);
    this.#shown = this.#deeds.length;
  }

  at(place: Place): void {
    this.#place = place;
    this.#asked = [];
    this.#deeds = [];
    this.#shown = 0;
  }

  standing(prompt: Prompt | undefined): Standing {
    return {
      prompt,
      place: this.#place,
      asked: this.#asked,
      deeds: this.#deeds,
      used: this.#used,
    };
  }
}
