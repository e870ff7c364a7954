// A device key is shown once, to the device that holds it. The store knows only its hash.

import { createHash } from 'node:crypto';

const KEY_BYTES = 32;
const ID_BYTES = 12;

export type RandomBytes = (count: number) => Buffer;

export function newKey(randomBytes: RandomBytes): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** Keys are as random as the hash is long: nothing slow is needed to protect them. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function newId(randomBytes: RandomBytes): string {
  return randomBytes(ID_BYTES).toString('base64url');
}
