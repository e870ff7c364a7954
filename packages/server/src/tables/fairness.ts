// The server's side of fair chance: its checksums, and the key it signs exports with. The formulas are the protocol's.

import { createPrivateKey, createPublicKey, hash, sign, verify } from 'node:crypto';

export function sha256(text: string): string {
  return hash('sha256', text);
}

/** Signs in the name of one server. */
export interface Signer {
  /** The public half: 32 bytes, base64. */
  readonly serverKey: string;
  sign(text: string): string;
}

/** How Ed25519 keys are wrapped for OpenSSL (RFC 8410); the 32 bytes of the key follow. */
const PRIVATE_WRAPPING = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_WRAPPING = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

/** The signer that 32 secret bytes, written in hexadecimal digits, stand for. */
export function signerFrom(secretHex: string): Signer {
  const secret = Buffer.from(secretHex, 'hex');
  if (secret.length !== KEY_BYTES) throw new Error(`a signing secret has ${KEY_BYTES} bytes`);
  const key = createPrivateKey({
    key: Buffer.concat([PRIVATE_WRAPPING, secret]),
    format: 'der',
    type: 'pkcs8',
  });
  const shown = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    serverKey: shown.subarray(PUBLIC_WRAPPING.length).toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

/** Whether the server with this key has signed this text. Anything that is no key or no signature is a no. */
export function isSigned(serverKey: string, text: string, signature: string): boolean {
  const raw = Buffer.from(serverKey, 'base64');
  // One key has one spelling, one signature too: otherwise a file could be changed without being changed.
  if (raw.length !== KEY_BYTES || raw.toString('base64') !== serverKey) return false;
  const signed = Buffer.from(signature, 'base64');
  if (signed.toString('base64') !== signature) return false;
  try {
    const key = createPublicKey({
      key: Buffer.concat([PUBLIC_WRAPPING, raw]),
      format: 'der',
      type: 'spki',
    });
    return verify(null, Buffer.from(text), key, signed);
  } catch {
    return false;
  }
}
