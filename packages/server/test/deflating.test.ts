// Messages made short on the server are read by any reader of deflate that knows the words.

import { DEFLATE, INFLATE, KNOWN_WORDS } from '@three-thrones/protocol';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflate, deflateBeginning } from '../src/sockets/deflating.ts';

const UPDATE =
  '{"type":"update","table":"V1StGXR8_Z5jdHi6","seq":17,"asked":[{"seat":"tully","kind":"movement.chooseDestination"}],"hash":"ae8c4b15",' +
  '"patch":[["settled",117],["world/map/flints-finger/#",0],["world/army",{"side":"tully","force":[{"house":"tully","tokens":0}]}],' +
  '["frames/3",{"flow":"movement","at":"chooseDestination","args":{"seat":"tully","mode":"march"}}]],"facts":[{"kind":"moved","data":{"seat":"tully"}}]}';

const read = (bytes: Uint8Array): Buffer => inflateRawSync(Buffer.from(bytes), INFLATE);

describe('a deflated message', () => {
  it('is read as it was, whatever it says', () => {
    const words = fc.constantFrom(
      '"seat":"',
      '"world/',
      'aaa',
      'tully',
      KNOWN_WORDS.slice(100, 400),
      '\u00e9\u4e09',
    );
    const pieces = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 60 });
    fc.assert(
      fc.property(pieces, (said) => {
        const message = Buffer.from(said.join(''));
        expect(read(deflate(message)).equals(message)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([0, 1, 2, 3, 4, 257, 258, 259, 260, 600, 2_047, 2_048, 2_049, 5_000])(
    'is read with %i bytes',
    (length) => {
      const same = Buffer.alloc(length, 'x');
      expect(read(deflate(same)).equals(same)).toBe(true);
      const noise = Buffer.from(
        Array.from({ length }, (_, at) => (Math.imul(at + 7, 2_654_435_761) >>> 11) & 255),
      );
      expect(read(deflate(noise)).equals(noise)).toBe(true);
    },
  );

  it('is about as short as a library makes it', () => {
    const ours = deflate(Buffer.from(UPDATE)).length;
    expect(ours).toBeLessThan(deflateRawSync(UPDATE, DEFLATE).length * 1.05);
  });

  it.each([0, 1, 119, 600, 2_047, 2_048, 2_049, 5_000])(
    'that begins with the same %i bytes as others is read to its own end',
    (length) => {
      const begun = Buffer.from(UPDATE.repeat(Math.ceil(length / UPDATE.length)).slice(0, length));
      const beginning = deflateBeginning(begun);
      const others = deflateBeginning(Buffer.from('{"type":"pong"'));
      for (const rest of ['', '0123abcd"}', 'ffffffff"}', '0123abcd"}']) {
        expect(read(beginning.with(rest)).toString()).toBe(begun.toString() + rest);
        expect(read(others.with('}')).toString()).toBe('{"type":"pong"}');
      }
    },
  );
});
