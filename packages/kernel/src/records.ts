// Records of a game's things by their ids.

/**
 * The ids in a record, in the order in which they came to it. Rules walk records like this: a plain `for … in` over one
 * that things come to and go from, as armies do on a map, takes four times as long.
 */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
}
