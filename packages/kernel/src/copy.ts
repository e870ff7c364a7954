// Plain copies, and a hash of plain data. Nothing cleverer is needed (docs/adr/0001).

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      out[i] = typeof item === 'object' ? copy(item) : item;
    }
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const item: unknown = value[key];
    out[key] = typeof item === 'object' ? copy(item) : item;
  }
  return out as T;
}

/** Equal data give equal hashes, whatever the order of their keys; absent and undefined are the same. */
export function hash(value: unknown): string {
  return hashShown(value, (record) => record);
}

/** The same, of data in which every record counts as what it is shown as. */
export function hashShown(value: unknown, shown: (record: object) => object): string {
  const lanes = new Uint32Array([0x9e3779b9, 0x85ebca6b]);
  mix(lanes, value, shown);
  return lanes[0]!.toString(16).padStart(8, '0') + lanes[1]!.toString(16).padStart(8, '0');
}

function mix(lanes: Uint32Array, value: unknown, shown: (record: object) => object): void {
  if (Array.isArray(value)) {
    mixText(lanes, `[${value.length}`);
    for (const item of value) mix(lanes, item, shown);
  } else if (typeof value === 'object' && value !== null) {
    mixText(lanes, '{');
    const record = shown(value) as Record<string, unknown>;
    for (const key of sorted(Object.keys(record))) {
      if (record[key] === undefined) continue;
      mixText(lanes, key);
      mix(lanes, record[key], shown);
    }
    mixText(lanes, '}');
  } else {
    mixLetters(lanes, typeof value);
    mixLetters(lanes, ':');
    mixText(lanes, String(value));
  }
}

/** In place, and few: records of a game have a handful of keys, mostly in order already. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    let at = i;
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
  }
  return keys;
}

function mixText(lanes: Uint32Array, text: string): void {
  mixLetters(lanes, text);
  const a = lanes[0]!;
  const b = lanes[1]!;
  lanes[0] = Math.imul(a ^ 0xff, 0x01000193) ^ (a >>> 15);
  lanes[1] = Math.imul(b ^ 0xff, 0xc2b2ae3d);
}

function mixLetters(lanes: Uint32Array, text: string): void {
  let a = lanes[0]!;
  let b = lanes[1]!;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ (c + 0x9e37), 0x85ebca77);
    b ^= b >>> 13;
  }
  lanes[0] = a;
  lanes[1] = b;
}
