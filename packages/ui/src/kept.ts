// Small things this device keeps by a key, a table's or a game's: read as a whole and written as a whole. Another tab may have
// changed them, so they are looked up every time.

/** Nothing, where nothing can be read. */
export function keptAt<T>(place: string): Readonly<Record<string, T>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, T>) : {};
  } catch {
    return {};
  }
}

/** Says whether it will be there again: the place may be forbidden or full. */
export function keepAt(place: string, all: Readonly<Record<string, unknown>>): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
