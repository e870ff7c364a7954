// How long an answer takes that somebody gives without a choice, or without looking. Among people it is drawn in one way
// for every such question, whatever it offers: the time says nothing about a hand.

/** Against bots: long enough to see what was asked. */
const AT_ONCE = 400;
/** Among people: as if it had been thought about. Mostly soon, now and then late, as people are. */
const [LEAST, USUALLY, MOST] = [800, 1_000, 6_000];

export function pauseOf(isAlone: boolean, chance: () => number = Math.random): number {
  if (isAlone) return AT_ONCE;
  return Math.min(MOST, LEAST - USUALLY * Math.log(1 - chance()));
}

/** One pause in so many is that of somebody who ponders, for so long. */
const [PONDERS, FROM, TO] = [15, 6_000, 20_000];
/** So many thoughts are remembered, none as longer than this; what is drawn among them has always these usual ones beside it. */
const [KEPT, LONGEST, USUAL] = [8, 45_000, 2];

/**
 * How long questions are thought about here that are declined in the end although they offered something. A question
 * that offers nothing takes as long: else whoever thinks for a while would tell by it that there is something to think about.
 */
export class Rhythm {
  #thoughts: readonly number[] = [];
  readonly #chance: () => number;

  constructor(chance: () => number = Math.random) {
    this.#chance = chance;
  }

  remember(took: number): void {
    this.#thoughts = [...this.#thoughts, Math.min(took, LONGEST)].slice(-KEPT);
  }

  /** How long a question lasts that offers nothing. */
  decoy(): number {
    const place = Math.floor(this.#chance() * (this.#thoughts.length + USUAL));
    const thought = this.#thoughts[place];
    // Not the very same twice: that would be a sign too.
    if (thought !== undefined) return Math.max(LEAST, thought * (0.8 + 0.4 * this.#chance()));
    if (this.#chance() < 1 - 1 / PONDERS) return pauseOf(false, this.#chance);
    return FROM + (TO - FROM) * this.#chance();
  }
}

export interface Pacing {
  /** When the question came, and how long an answer to it takes at least. */
  readonly came: number;
  readonly pause: number;
}

/** When an answer leaves that was given now: not before its time. */
export function leavesAt({ came, pause }: Pacing, now: number): number {
  return Math.max(now, came + pause);
}
