// Frames of a server, RFC 6455 5.2: whole messages that are not masked, so that all who get the same one get the same bytes.

const FINAL = 0x80;
const TEXT = FINAL | 0x1;
const BINARY = FINAL | 0x2;
const SHORT = 125;
const TWO_BYTES = 65_535;

/** A text, and what follows it; all of that is letters that take one byte. */
export function textFrame(text: Uint8Array, rest = ''): Buffer {
  const own = text.length;
  const length = own + rest.length;
  const start = headerOf(length);
  const frame = Buffer.allocUnsafe(start + length);
  writeHeader(frame, TEXT, length);
  frame.set(text, start);
  if (rest !== '') frame.write(rest, start + own, 'latin1');
  return frame;
}

export function binaryFrame(bytes: Uint8Array): Buffer {
  const { length } = bytes;
  const start = headerOf(length);
  const frame = Buffer.allocUnsafe(start + length);
  writeHeader(frame, BINARY, length);
  frame.set(bytes, start);
  return frame;
}

/** What the message of a frame takes, without what stands before it. */
export function payloadOf(frame: Buffer): Buffer {
  const said = frame[1]!;
  return frame.subarray(said <= SHORT ? 2 : said === SHORT + 1 ? 4 : 10);
}

function headerOf(length: number): number {
  return length <= SHORT ? 2 : length <= TWO_BYTES ? 4 : 10;
}

function writeHeader(frame: Buffer, kind: number, length: number): void {
  frame[0] = kind;
  if (length <= SHORT) frame[1] = length;
  else if (length <= TWO_BYTES) {
    frame[1] = SHORT + 1;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 2;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
