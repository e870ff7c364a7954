// What is written once for many says to each of them what was meant for them.

import { INFLATE, type Update } from '@three-thrones/protocol';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../src/sockets/frames.ts';
import { rememberingWriter } from '../src/sockets/writing.ts';

const others = [{ seat: 'tully', kind: 'movement.chooseDestination' }];
const patch = [['world/map/flints-finger/#', 0], ['settled', 117], ['world/gone']] as const;
const facts = [{ kind: 'moved', data: { seat: 'tully', name: 'Тáллі 三' } }];
const update: Update = {
  ...{ type: 'update', table: 'V1StGXR8_Z5jdHi6', seq: 17, asked: others, hash: '00000000', patch, facts },
};
const clocks = { left: { tully: 3_000, stark: 7 }, running: ['tully'] };
const interims = [{ patch, ahead: 1 }];

/** Messages as tables send them, one after another: most are the last one but for something. */
const messages: readonly Update[] = [
  update,
  { ...update, hash: '00000001' },
  { ...update, hash: '00000002', undoable: 2 },
  { ...update, hash: '00000003' },
  { ...update, hash: '00000004', asked: [...others] },
  { ...update, hash: '00000005', patch: [['world/hand', { to: ['tully'], secret: ['a'] }]] },
  { ...update, hash: '00000006' },
  { ...update, hash: '00000007', clocks },
  { ...update, hash: '00000008', clocks: { ...clocks, paused: true } },
  { ...update, hash: '00000009', facts: [] },
  { ...update, hash: '0000000a', interims },
  { ...update, hash: '0000000b', seq: 18 },
  { ...update, hash: '0000000c', seq: 18, table: 'another' },
  { ...update, hash: '0000000d', facts: Array.from({ length: 90 }, () => facts[0]!) },
];

describe('an update', () => {
  it('is read as it was meant, however alike the one before is', () => {
    const write = rememberingWriter();
    for (const message of messages)
      expect(JSON.parse(payloadOf(write(message).text).toString())).toEqual(message);
  });

  it('is read as it was meant when it was deflated', () => {
    const write = rememberingWriter();
    for (const message of messages) {
      const frame = write(message).deflated()!;
      expect(JSON.parse(inflateRawSync(payloadOf(frame), INFLATE).toString())).toEqual(message);
    }
  });

  it('is as long to everybody who is told the same', () => {
    const write = rememberingWriter();
    const lengths = ['00000000', 'ffffffff', '01234567', 'deadbeef'].map((hash) => {
      const written = write({ ...update, hash });
      return [written.text.length, written.deflated()!.length];
    });
    expect(new Set(lengths.map(String)).size).toBe(1);
  });
});
