// A message as frames, made once for all who get the same one.

import { type ServerMessage, type Update, WORTH_DEFLATING } from '@three-thrones/protocol';
import { deflate } from './deflating.ts';
import { binaryFrame, payloadOf, textFrame } from './frames.ts';

export interface Written {
  readonly text: Buffer;
  /** The same, compressed, if that is worth it. */
  deflated(): Buffer | undefined;
}

/** Tables send the same message to one viewer after the other, and to the next eye one that is much the same. */
export function rememberingWriter(): (message: ServerMessage) => Written {
  const ends = new Ends();
  let last: ServerMessage | undefined;
  let written: Written | undefined;
  return (message) => {
    if (message !== last || written === undefined)
      [last, written] = [message, new Frames(frameOf(message, ends))];
    return written;
  };
}

type Told = Pick<Update, 'patch' | 'facts' | 'interims'>;

/**
 * What most eyes are told alike is written once: tables hand on the very same lists, one message after another. Two are
 * remembered, as those who see more than others come in between.
 */
class Ends {
  #last: { readonly told: Told; readonly bytes: Buffer } | undefined;
  #before: { readonly told: Told; readonly bytes: Buffer } | undefined;

  of({ patch, facts, interims }: Told): Buffer {
    const told: Told = interims ? { patch, facts, interims } : { patch, facts };
    if (this.#last && isSame(this.#last.told, told)) return this.#last.bytes;
    if (this.#before && isSame(this.#before.told, told)) return this.#before.bytes;
    this.#before = this.#last;
    this.#last = { told, bytes: Buffer.from(`,${JSON.stringify(told).slice(1)}`) };
    return this.#last.bytes;
  }
}

function isSame(one: Told, other: Told): boolean {
  return one.patch === other.patch && one.facts === other.facts && one.interims === other.interims;
}

/** Everything else of an update: a field that is not named below does not compile. */
type Start = Readonly<Record<Exclude<keyof Update, keyof Told>, unknown>>;

/** As JSON.stringify would write it. */
function frameOf(message: ServerMessage, ends: Ends): Buffer {
  if (message.type !== 'update') return textFrame(JSON.stringify(message));
  const { type, table, seq, asked, hash, clocks, undoable } = message;
  // What is undefined is left out.
  const start = JSON.stringify({ type, table, seq, asked, hash, clocks, undoable } satisfies Start);
  return textFrame(start.slice(0, -1), ends.of(message));
}

class Frames implements Written {
  readonly text: Buffer;
  #deflated: Buffer | undefined;

  constructor(text: Buffer) {
    this.text = text;
  }

  deflated(): Buffer | undefined {
    if (this.#deflated) return this.#deflated;
    const payload = payloadOf(this.text);
    if (payload.length >= WORTH_DEFLATING) this.#deflated = binaryFrame(deflate(payload));
    return this.#deflated;
  }
}
