// What a request asks for, as far as that can be read at all.

/** No router can read it: it is refused as malformed, before anything else looks at it. */
const UNREADABLE = '/%';

/**
 * The target, if it can be read; otherwise one that is refused. To somebody with a browser and a link that was cut off the
 * page says that nothing is there.
 */
export function readable(target: string, accept = ''): string {
  // Two slashes would begin the name of another server.
  if (target.startsWith('//')) return UNREADABLE;
  try {
    if (isPrintable(decodeURIComponent(pathOf(target)))) return target;
  } catch {
    // Answered below.
  }
  return accept.includes('text/html') && !target.startsWith('/api/') ? '/' : UNREADABLE;
}

/** Without what comes behind the path. Nothing is resolved: a path with dots in it leads nowhere. */
export function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0]!;
}

function isPrintable(path: string): boolean {
  return !/\p{Cc}/u.test(path);
}
