// Waits until something has been seen for its time, which counts from when it is drawn: what is slow to be drawn is looked at as
// long as anything else.

export interface Clockwork {
  now(): number;
  /** Calls back, later, when the screen as it is now has been drawn, unless it is called off. */
  drawn(call: () => void): () => void;
  /** Calls back after so many milliseconds, unless it is called off. */
  after(milliseconds: number, call: () => void): () => void;
}

interface Due {
  readonly milliseconds: number;
  readonly call: () => void;
  readonly seen: (now: number) => void;
  /** Since then. */
  readonly drawn?: number;
}

export class Waiting {
  readonly #hands: Clockwork;
  #due: Due | undefined;
  #callOff: (() => void) | undefined;

  constructor(hands: Clockwork) {
    this.#hands = hands;
  }

  /** Calls when so much time has passed since what is on the screen now was seen. */
  begin(milliseconds: number, call: () => void, seen: (now: number) => void): void {
    this.stop();
    this.#due = { milliseconds, call, seen };
    this.#callOff = this.#hands.drawn(() => {
      const drawn = this.#hands.now();
      this.#due = { milliseconds, call, seen, drawn };
      this.#callOff = this.#hands.after(milliseconds, () => {
        this.#due = undefined;
        call();
      });
      seen(drawn);
    });
  }

  /** As much time as is left now will be left then. */
  pause(): void {
    this.#callOff?.();
    if (!this.#due) return;
    const { drawn = this.#hands.now(), ...due } = this.#due;
    this.#due = { ...due, milliseconds: due.milliseconds - (this.#hands.now() - drawn) };
  }

  goOn(): void {
    if (this.#due) this.begin(this.#due.milliseconds, this.#due.call, this.#due.seen);
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = this.#due = undefined;
  }
}
