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

/** What most eyes are told alike is written once: tables hand on the very same lists, one message after another. */
class Ends {
  #patch: Update['patch'] | undefined;
  #facts: Update['facts'] | undefined;
  #bytes = Buffer.alloc(0);

  of({ patch, facts }: Update): Buffer {
    if (patch === this.#patch && facts === this.#facts) return this.#bytes;
    this.#bytes = Buffer.from(`,"patch":${JSON.stringify(patch)},"facts":${JSON.stringify(facts)}}`);
    [this.#patch, this.#facts] = [patch, facts];
    return this.#bytes;
  }
}

/** As JSON.stringify would write it. */
function frameOf(message: ServerMessage, ends: Ends): Buffer {
  if (message.type !== 'update') return textFrame(JSON.stringify(message));
  const { patch: _, facts: __, ...start } = message;
  return textFrame(JSON.stringify(start).slice(0, -1), ends.of(message));
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
