// From bytes to a message, or to the one reason why not.

import type { Refusal } from '@three-thrones/kernel';
import { type ClientMessage, clientMessage, refuse } from '@three-thrones/protocol';
import type { RawData } from 'ws';

export type Parsed =
  | { readonly message: ClientMessage }
  /** With the request's id where there is one to be found. */
  | { readonly no: Refusal; readonly id?: string };

const ID = /^[A-Za-z0-9_-]{1,40}$/;

export function parseMessage(data: RawData, isBinary: boolean): Parsed {
  if (isBinary) return { no: refuse('binary-frame') };
  let said: unknown;
  try {
    said = JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return { no: refuse('malformed-json') };
  }
  const read = clientMessage.safeParse(said);
  if (read.success) return { message: read.data };
  const [issue] = read.error.issues;
  const path = issue!.path.join('/');
  const no = path === 'type' ? refuse('unknown-type') : refuse('wrong-shape', { path, problem: issue!.code });
  const id = idOf(said);
  return id === undefined ? { no } : { no, id };
}

function idOf(said: unknown): string | undefined {
  const id = typeof said === 'object' && said !== null && 'id' in said ? said.id : undefined;
  return typeof id === 'string' && ID.test(id) ? id : undefined;
}
