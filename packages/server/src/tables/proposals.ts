// Things people must agree to: taking moves back, stopping and starting the clocks.

import type { Seat } from '@three-thrones/kernel';
import type { Lobby } from '@three-thrones/protocol';

interface Proposal {
  id: string;
  by: Seat;
  what: 'take-back' | 'pause' | 'resume';
  to?: number;
  agreed: Seat[];
}

const MOST = 8;

export class Proposals {
  #open: Proposal[] = [];
  #count = 0;

  /** One wish of a kind for each seat; a newer one replaces it. */
  add({ seat, what, to }: { seat: Seat; what: Proposal['what']; to?: number }): string {
    const id = `p${++this.#count}`;
    const others = this.#open.filter((open) => open.by !== seat || open.what !== what);
    this.#open = [
      ...others.slice(-MOST + 1),
      { id, by: seat, what, agreed: [seat], ...(to !== undefined && { to }) },
    ];
    return id;
  }

  /** One no is enough to end it. */
  answer(id: string, seat: Seat, agree: boolean): boolean {
    const proposal = this.#open.find((open) => open.id === id);
    if (!proposal) return false;
    if (!agree) this.#open = this.#open.filter((open) => open !== proposal);
    else if (!proposal.agreed.includes(seat)) proposal.agreed.push(seat);
    return true;
  }

  /** The first one all of them have agreed to; it is then no longer open. */
  agreedBy(people: readonly Seat[]): Proposal | undefined {
    const settled = this.#open.find(({ agreed }) => people.every((seat) => agreed.includes(seat)));
    this.#open = this.#open.filter((open) => open !== settled);
    return settled;
  }

  /** The game has moved on: nobody takes back what was not there when they agreed. */
  moveOn(): void {
    this.#open = this.#open.filter(({ what }) => what !== 'take-back');
  }

  shown(): Lobby['proposals'] {
    return this.#open.map((open) => ({ ...open, agreed: [...open.agreed] }));
  }
}
