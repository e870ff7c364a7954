import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientMessage, MESSAGE_LIMIT, PROTOCOL_VERSION, serverMessage } from '../src/index.ts';

const document = readFileSync(join(import.meta.dirname, '..', 'PROTOCOL.md'), 'utf8');

/** The examples of a chapter, each with the heading it stands under. */
function examples(chapter: string): { heading: string; message: { type: string } }[] {
  const text = document.split(/^## /m).find((part) => part.startsWith(chapter))!;
  return text.split(/^### /m).flatMap((section) => {
    const heading = /^`(.+)`/.exec(section)?.[1] ?? '';
    return Array.from(section.matchAll(/```json\n([^]*?)\n```/g), ([, json]) => ({
      heading,
      message: JSON.parse(json!) as { type: string },
    }));
  });
}

const chapters = [
  { chapter: 'Messages to the server', schema: clientMessage },
  { chapter: 'Messages from the server', schema: serverMessage },
];

describe.each(chapters)('PROTOCOL.md, $chapter', ({ chapter, schema }) => {
  it.each(examples(chapter))('has an example of $heading as the schema has it', ({ heading, message }) => {
    expect(schema.safeParse(message)).toEqual({ success: true, data: message });
    expect(message.type).toBe(heading);
  });

  it('leaves no message out', () => {
    const known = schema.def.options.map((option) => option.def.shape.type.def.values[0]!);
    expect(
      [...new Set(examples(chapter).map(({ heading }) => heading))].toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(known.toSorted((a, b) => a.localeCompare(b)));
  });
});

it('PROTOCOL.md names the version and the limit', () => {
  expect(document).toContain(`version ${PROTOCOL_VERSION}\n`);
  expect(document).toContain(`${MESSAGE_LIMIT.toLocaleString('en')} bytes`);
});

describe('what the schemas do not let through', () => {
  const answer = {
    type: 'answer',
    id: '1',
    table: 'V1StGXR8',
    seat: 'stark',
    decision: 'd',
    choice: 'c',
    key: 'k',
  };

  it.each([
    { ...answer, more: 1 },
    { ...answer, choice: { option: 'c' } },
    { ...answer, choice: 'x'.repeat(201) },
    { ...answer, choice: Array.from({ length: 101 }, () => 'c') },
    { ...answer, seat: 'Stark!' },
    { ...answer, table: '../x' },
    { ...answer, key: '' },
    { type: 'subscribe', id: '1', table: 'V1StGXR8', since: 1.5 },
    { type: 'subscribe', id: '1', table: 'V1StGXR8', since: -1 },
    { type: 'chat', id: '1', table: 'V1StGXR8', text: '', key: 'k' },
  ])('%j', (message) => {
    expect(clientMessage.safeParse(message).success).toBe(false);
  });
});
