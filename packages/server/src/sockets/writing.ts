// A message as frames, made once for all who get the same one.

import { type ServerMessage, type Update, WORTH_DEFLATING } from '@three-thrones/protocol';
import { type Beginning, deflate, deflateBeginning } from './deflating.ts';
import { binaryFrame, payloadOf, textFrame } from './frames.ts';

export interface Written {
  readonly text: Buffer;
  /** The same, compressed, if that is worth it. */
  deflated(): Buffer | undefined;
}

/** Tables send the same message to one viewer after the other, and to the next eye one that is much the same. */
export function rememberingWriter(): (message: ServerMessage) => Written {
  const ends = new Remembered(isSameEnd, (message) => endOf(message));
  const updates = new Remembered(isSameButForHash, (message) => new UpdateStart(startOf(message, ends)));
  let last: ServerMessage | undefined;
  let written: Written | undefined;
  return (message) => {
    if (message === last && written !== undefined) return written;
    last = message;
    written =
      message.type === 'update'
        ? new UpdateFrames(updates.of(message), message.hash)
        : new Frames(textFrame(Buffer.from(JSON.stringify(message))));
    return written;
  };
}

/**
 * What was made of a part of an update that most eyes are told alike. Tables hand on the very same lists, one message after
 * another. Two are remembered, as those who see more than others come in between.
 */
class Remembered<T> {
  readonly #isSame: (one: Update, other: Update) => boolean;
  readonly #make: (message: Update) => T;
  #last: { readonly message: Update; readonly made: T } | undefined;
  #before: { readonly message: Update; readonly made: T } | undefined;

  constructor(isSame: (one: Update, other: Update) => boolean, make: (message: Update) => T) {
    this.#isSame = isSame;
    this.#make = make;
  }

  of(message: Update): T {
    if (this.#last && this.#isSame(this.#last.message, message)) return this.#last.made;
    if (this.#before && this.#isSame(this.#before.message, message)) return this.#before.made;
    this.#before = this.#last;
    this.#last = { message, made: this.#make(message) };
    return this.#last.made;
  }
}

type End = Pick<Update, 'patch' | 'facts' | 'interims'>;

function isSameEnd(one: End, other: End): boolean {
  return one.patch === other.patch && one.facts === other.facts && one.interims === other.interims;
}

function isSameButForHash(one: Update, other: Update): boolean {
  return (
    isSameEnd(one, other) &&
    one.asked === other.asked &&
    one.clocks === other.clocks &&
    one.undoable === other.undoable &&
    one.seq === other.seq &&
    one.table === other.table
  );
}

function endOf({ patch, facts, interims }: End): Buffer {
  const end = JSON.stringify(interims ? { patch, facts, interims } : { patch, facts });
  const bytes = Buffer.from(end);
  bytes[0] = COMMA; // what it opened is open already
  return bytes.subarray(0, -1);
}

/** Everything else of an update: a field that is not named below does not compile. */
type Start = Readonly<Record<Exclude<keyof Update, keyof End | 'hash'>, unknown>>;

/** An update up to its hash, which is written last: those who are not asked are told all but that alike. */
function startOf(message: Update, ends: Remembered<Buffer>): Buffer {
  const { type, table, seq, asked, clocks, undoable } = message;
  // What is undefined is left out.
  const start = JSON.stringify({ type, table, seq, asked, clocks, undoable } satisfies Start);
  const end = ends.of(message);
  const own = Buffer.byteLength(start) - 1;
  const bytes = Buffer.allocUnsafe(own + end.length + HASH.length);
  bytes.write(start, 0, own);
  bytes.set(end, own);
  bytes.set(HASH, own + end.length);
  return bytes;
}

const COMMA = 0x2c;
const HASH = Buffer.from(',"hash":"');

class UpdateStart {
  readonly text: Buffer;
  #deflated: Beginning | undefined;

  constructor(text: Buffer) {
    this.text = text;
  }

  get deflated(): Beginning {
    this.#deflated ??= deflateBeginning(this.text);
    return this.#deflated;
  }
}

class UpdateFrames implements Written {
  readonly text: Buffer;
  readonly #start: UpdateStart;
  readonly #end: string;
  #deflated: Buffer | undefined;

  constructor(start: UpdateStart, hash: string) {
    this.#start = start;
    this.#end = `${hash}"}`;
    this.text = textFrame(start.text, this.#end);
  }

  deflated(): Buffer | undefined {
    if (this.#start.text.length < WORTH_DEFLATING) return undefined;
    this.#deflated ??= binaryFrame(this.#start.deflated.with(this.#end));
    return this.#deflated;
  }
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
