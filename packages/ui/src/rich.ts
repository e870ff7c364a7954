// Text that knows which of its words are names of things on the table, so that those can be pointed at. Marks are
// characters of the private use area: they pass through messages of any language and are taken out before reading.

const OPEN = '\uE000';
const TEXT = '\uE001';
const CLOSE = '\uE002';
const LINK = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** Anything that can be pointed at: `domain:riverrun`, `card:vendetta`, `house:stark`. */
export type Thing = `${string}:${string}`;

export function linked(thing: Thing, text: string): string {
  return `${OPEN}${thing}${TEXT}${text}${CLOSE}`;
}

/** `Gold: 3 → 2`: what stands before the colon names the thing the numbers are about. */
export function labelled(thing: Thing, line: string): string {
  return line.replace(/^[^:\uE000]+(?=:)/, (label) => linked(thing, label));
}

/** The text alone. */
export function plain(text: string): string {
  return text.replace(LINK, '$2');
}

/** One after the other; a question keeps its own mark and gets no full stop behind it. */
export function sentences(lines: readonly (string | undefined)[]): string {
  const said = lines.flatMap((line) => (line ? [plain(line)] : []));
  return said
    .map((line, at) => (at + 1 === said.length || /[.!?؟…]$/.test(line) ? line : `${line}.`))
    .join(' ');
}

export interface Part {
  readonly text: string;
  readonly thing?: Thing;
}

export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, thing, name] = match as unknown as [string, Thing, string];
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: name, thing });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
