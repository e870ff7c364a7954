// SHA-256 against the vectors of its standard and against Node's own.

import { createHash, randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a vector of the standard (%#) is as printed there', (message, sum) => {
    expect(sha256(message)).toBe(sum);
  });

  test('of bytes of every length up to 200 is what Node says', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = randomBytes(length);
      expect([bytes.toString('hex'), sha256(bytes)]).toEqual([
        bytes.toString('hex'),
        createHash('sha256').update(bytes).digest('hex'),
      ]);
    }
  });

  test('of any text is that of its UTF-8, halves of characters included', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', 'a\udfff', 'ü€𝄞'));
    fc.assert(
      fc.property(text, (it) => {
        expect(sha256(it)).toBe(createHash('sha256').update(Buffer.from(it, 'utf8')).digest('hex'));
      }),
    );
  });
});
