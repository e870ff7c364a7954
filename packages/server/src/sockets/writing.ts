// A message as bytes, made once for all who get the same one.

import { deflateRawSync } from 'node:zlib';
import { DEFLATE, type ServerMessage, WORTH_DEFLATING } from '@three-thrones/protocol';

export interface Written {
  readonly text: Buffer;
  /** The same, compressed, if that is worth it. */
  deflated(): Buffer | undefined;
}

/** Small pieces: a large one for every message would be most of what the server throws away. */
const IN_PIECES = { ...DEFLATE, chunkSize: 1_024 };

/** Tables send the same message to one viewer after the other. */
export function rememberingWriter(): (message: ServerMessage) => Written {
  let last: ServerMessage | undefined;
  let written: Written | undefined;
  return (message) => {
    if (message !== last || written === undefined) [last, written] = [message, write(message)];
    return written;
  };
}

/** What everybody at a table is told alike is written once: tables hand on the very same lists. */
const pieces = new WeakMap<object, string>();

function piece(list: object): string {
  let text = pieces.get(list);
  if (text === undefined) {
    text = JSON.stringify(list);
    pieces.set(list, text);
  }
  return text;
}

function textOf(message: ServerMessage): string {
  if (message.type !== 'update') return JSON.stringify(message);
  const { patch, facts, ...rest } = message;
  const start = JSON.stringify(rest);
  return `${start.slice(0, -1)},"patch":${piece(patch)},"facts":${piece(facts)}}`;
}

function write(message: ServerMessage): Written {
  const text = Buffer.from(textOf(message));
  let bytes: Buffer | undefined;
  return {
    text,
    deflated: () => {
      if (text.length < WORTH_DEFLATING) return undefined;
      bytes ??= deflateRawSync(text, IN_PIECES);
      return bytes;
    },
  };
}
