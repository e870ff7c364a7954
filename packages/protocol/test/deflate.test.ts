import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DEFLATE, INFLATE, KNOWN_WORDS, knownBlock } from '../src/deflate.ts';

const MESSAGE =
  '{"type":"update","table":"V1StGXR8_Z5jdHi6","seq":17,"asked":[{"seat":"first","kind":"a.b"}],"hash":"ae8c4b15","patch":[["settled",20]],"facts":[]}';
const short = deflateRawSync(MESSAGE, DEFLATE);

it('a reader that can be told the known words reads a message', () => {
  expect(inflateRawSync(short, INFLATE).toString()).toBe(MESSAGE);
});

it('a browser reads it after a block that says them', async () => {
  const whole = new Blob([knownBlock, new Uint8Array(short)]).stream();
  const text = await new Response(whole.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  expect(text.slice(KNOWN_WORDS.length)).toBe(MESSAGE);
});

it('known words are one byte each, and fit into the window', () => {
  expect(Buffer.byteLength(KNOWN_WORDS)).toBe(KNOWN_WORDS.length);
  expect(KNOWN_WORDS.length).toBeLessThan(1_024);
});

it('a short message is half as long', () => {
  expect(short.length).toBeLessThan(MESSAGE.length / 2);
});
