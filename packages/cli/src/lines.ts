// Lines of a stream, none longer than it should be.

/** A line, or what is wrong with it. A line that is too long is thrown away as it comes, so that it costs no memory. */
export type Line = { readonly text: string } | { readonly wrong: 'line-too-long' | 'not-utf-8' };

const NEWLINE = 0x0a;

/** Splits at newlines; the last line may come without one. A carriage return before a newline does not count. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array | string>,
  maxBytes: number,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length > maxBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const finish = (): Line => {
    const line: Line = length > maxBytes ? { wrong: 'line-too-long' } : decoded(Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      take(bytes.subarray(from, at));
      yield finish();
      from = at + 1;
    }
    take(bytes.subarray(from));
  }
  if (length > 0) yield finish();
}

function decoded(bytes: Uint8Array): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r$/, '') };
  } catch {
    return { wrong: 'not-utf-8' };
  }
}
