// Data from outside that has no shape of its own yet.

/** No configuration is nested as deep as this. */
const DEEPEST = 32;

/** Whether whoever walks through it comes to an end soon, and meets no key that means something else to an object. */
export function isShallow(value: unknown, most = Number.POSITIVE_INFINITY): boolean {
  let layer: unknown[] = [value];
  for (let [depth, seen] = [0, 0]; layer.length > 0; depth++) {
    seen += layer.length;
    if (depth > DEEPEST || seen > most) return false;
    const objects = layer.filter((item) => typeof item === 'object' && item !== null);
    if (objects.some((item) => Object.hasOwn(item, '__proto__'))) return false;
    layer = objects.flatMap((item) => Object.values(item) as unknown[]);
  }
  return true;
}
