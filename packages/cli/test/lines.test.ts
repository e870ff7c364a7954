import { describe, expect, it } from 'vitest';
import { type Line, linesOf } from '../src/lines.ts';

async function lines(chunks: readonly (string | Uint8Array)[], maxBytes = 20): Promise<Line[]> {
  async function* stream() {
    yield* chunks;
  }
  const all: Line[] = [];
  for await (const line of linesOf(stream(), maxBytes)) all.push(line);
  return all;
}

describe('lines', () => {
  it('are split at newlines, wherever the chunks end', async () => {
    expect(await lines(['on', 'e\nt', 'wo\n\nthree'])).toEqual([
      { text: 'one' },
      { text: 'two' },
      { text: '' },
      { text: 'three' },
    ]);
    expect(await lines(['one\r\ntwo\n'])).toEqual([{ text: 'one' }, { text: 'two' }]);
    expect(await lines([])).toEqual([]);
  });

  it('may be cut in the middle of a letter', async () => {
    const bytes = Buffer.from('żółw\n');
    expect(await lines([bytes.subarray(0, 1), bytes.subarray(1, 4), bytes.subarray(4)])).toEqual([
      { text: 'żółw' },
    ]);
  });

  it('are thrown away when too long, and the next one counts again', async () => {
    expect(await lines(['x'.repeat(20), '\n', 'y'.repeat(15), 'y'.repeat(15), '\nshort\n'])).toEqual([
      { text: 'x'.repeat(20) },
      { wrong: 'line-too-long' },
      { text: 'short' },
    ]);
    expect(await lines(['x'.repeat(21)])).toEqual([{ wrong: 'line-too-long' }]);
  });

  it('must be text', async () => {
    expect(await lines([Uint8Array.of(0x61, 0xff, 0x0a), 'b'])).toEqual([
      { wrong: 'not-utf-8' },
      { text: 'b' },
    ]);
  });
});
