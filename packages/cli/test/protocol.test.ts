import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, catalogue } from '@three-thrones/catalogue';
import { describe, expect, it } from 'vitest';
import { run } from '../src/cli.ts';
import { toys } from './toy.ts';

/** Sends the lines one after another and notes down both sides in the order in which they speak. */
async function conversation(
  games: Catalogue,
  args: readonly string[],
  sent: readonly string[],
  mark: { sent: string; heard: string },
): Promise<string[]> {
  const lines: string[] = [];
  async function* input() {
    for (const line of sent) {
      lines.push(mark.sent + line);
      yield `${line}\n`;
    }
  }
  const out = (text: string): void => {
    for (const line of text.trimEnd().split('\n')) lines.push(mark.heard + line);
  };
  await run(args, games, { input: input(), out, err: out, entry: '', colours: false, interactive: false });
  return lines;
}

describe('PROTOCOL.md', () => {
  const file = join(import.meta.dirname, '..', 'PROTOCOL.md');
  const document = readFileSync(file, 'utf8');

  it('has a transcript that is true to the byte', async () => {
    const [before, transcript, after] = document.split(/(?<=```transcript\n)([^]*?)(?=```)/);
    const [command, ...lines] = transcript!.trimEnd().split('\n');
    const sent = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    const args = [...command!.replace('$ tt ', '').matchAll(/'([^']*)'|\S+/g)].map(
      ([word, quoted]) => quoted ?? word,
    );
    const spoken = await conversation(catalogue, args, sent, { sent: '> ', heard: '< ' });
    const rebuilt = `${before}${[command, ...spoken].join('\n')}\n${after}`;
    await expect(rebuilt).toMatchFileSnapshot(file);
  });

  it('has examples that are JSON, one for every message', () => {
    const examples = [...document.matchAll(/```json\n([^]*?)\n```/g)].map(
      ([, text]) => JSON.parse(text!) as { type: string; seq: number },
    );
    const types = ['table', 'facts', 'ask', 'refused', 'view', 'why', 'undone', 'saved', 'position', 'end'];
    expect(examples.map(({ type }) => type)).toEqual(types);
    for (const { seq } of examples) expect(seq).toBeGreaterThan(0);
  });
});

it('the transcript of a whole little game is true to the byte', async () => {
  const file = join(import.meta.dirname, 'transcript.jsonl');
  const [command, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { args } = JSON.parse(command!) as { args: string[] };
  const sent = lines.filter((line) => !line.startsWith('{"seq":'));
  const spoken = await conversation(toys, args, sent, { sent: '', heard: '' });
  await expect(`${[command, ...spoken].join('\n')}\n`).toMatchFileSnapshot(file);
});
