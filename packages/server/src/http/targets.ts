// What a request asks for, as far as that can be read at all.

/** No router can read it: it is refused as malformed, before anything else looks at it. */
const UNREADABLE = '/%';

/** The target, if it can be read; otherwise one that is refused. */
export function readable(target: string): string {
  // Two slashes would begin the name of another server.
  if (target.startsWith('//')) return UNREADABLE;
  try {
    return isPrintable(decodeURIComponent(pathOf(target))) ? target : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Without what comes behind the path. Nothing is resolved: a path with dots in it leads nowhere. */
export function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0]!;
}

function isPrintable(path: string): boolean {
  return !/\p{Cc}/u.test(path);
}
