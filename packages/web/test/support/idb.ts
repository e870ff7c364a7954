// `idb-keyval` for tests without a browser: what is kept outlasts the modules, as it does a window.

const place = globalThis as { keptInDatabase?: Map<string, unknown>; isDatabaseForbidden?: boolean };

/** What the device has kept. */
export function keptInDatabase(): Map<string, unknown> {
  return (place.keptInDatabase ??= new Map());
}

/** Some browsers keep nothing in a private window. */
export function forbidDatabase(isForbidden: boolean): void {
  place.isDatabaseForbidden = isForbidden;
}

function open(): Map<string, unknown> {
  if (place.isDatabaseForbidden) throw new DOMException('forbidden', 'SecurityError');
  return keptInDatabase();
}

export const createStore = (): object => ({});
export const get = async (key: string): Promise<unknown> => structuredClone(open().get(key));
export const keys = async (): Promise<string[]> => [...open().keys()];
export const clear = async (): Promise<void> => open().clear();

export async function set(key: string, value: unknown): Promise<void> {
  open().set(key, structuredClone(value));
}

export async function update(key: string, change: (old: unknown) => unknown): Promise<void> {
  await Promise.resolve();
  const kept = open();
  kept.set(key, structuredClone(change(kept.get(key))));
}

export async function delMany(gone: readonly string[]): Promise<void> {
  for (const key of gone) open().delete(key);
}

export const del = (key: string): Promise<void> => delMany([key]);
export const entries = async (): Promise<[string, unknown][]> => [...open().entries()];
