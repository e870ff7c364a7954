// How much may be said. Talking is slower than playing, and more sockets give nobody a louder voice.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import type { ClientMessage } from '@three-thrones/protocol';
import type { Limits } from '../config/options.ts';
import { cleanText } from '../people/names.ts';
import { Allowances } from '../limits/allowances.ts';

type TalkLimits = Pick<Limits, 'chatBurst' | 'chatsPerMinute'>;

/** Several people may share an address. */
const PEOPLE_PER_ADDRESS = 4;
const SECONDS = 60;

/** One allowance for each person on all their sockets, and a larger one for everybody at an address. */
export class Talk {
  readonly #people: Allowances;
  readonly #addresses: Allowances;

  constructor({ chatBurst, chatsPerMinute }: TalkLimits) {
    const perSecond = chatsPerMinute / SECONDS;
    this.#people = new Allowances(chatBurst, perSecond);
    this.#addresses = new Allowances(chatBurst * PEOPLE_PER_ADDRESS, perSecond * PEOPLE_PER_ADDRESS);
  }

  /** Whether something may be said now. Whoever may not takes nothing away from the others at their address. */
  mayTalk(person: string, address: string, now: number): boolean {
    return this.#people.take(person, now) && this.#addresses.take(address, now);
  }
}

type Chat = Extract<ClientMessage, { type: 'chat' }>;

/** As it may be heard; or why there is nothing to hear. */
export function withCleanText(said: Chat): Chat | Refusal {
  const text = cleanText(said.text);
  return isRefusal(text) ? text : { ...said, text };
}
