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
  const lanes = new Uint32Array([0x9e3779b9, 0x85ebca6b]);
  mix(lanes, value);
  return lanes[0]!.toString(16).padStart(8, '0') + lanes[1]!.toString(16).padStart(8, '0');
}

function mix(lanes: Uint32Array, value: unknown): void {
  if (Array.isArray(value)) {
    mixText(lanes, `[${value.length}`);
    for (const item of value) mix(lanes, item);
  } else if (typeof value === 'object' && value !== null) {
    mixText(lanes, '{');
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record).sort()) {
      if (record[key] === undefined) continue;
      mixText(lanes, key);
      mix(lanes, record[key]);
    }
    mixText(lanes, '}');
  } else {
    mixText(lanes, `${typeof value}:${String(value)}`);
  }
}

function mixText(lanes: Uint32Array, text: string): void {
  let a = lanes[0]!;
  let b = lanes[1]!;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ (c + 0x9e37), 0x85ebca77);
    b ^= b >>> 13;
  }
  lanes[0] = Math.imul(a ^ 0xff, 0x01000193) ^ (a >>> 15);
  lanes[1] = Math.imul(b ^ 0xff, 0xc2b2ae3d);
}
