// Recovery codes the server has just told: kept until they have been seen, even over a reload, and no longer.

const PLACE = 'three-thrones/recovery/';
const memory = new Map<string, string>();

export function keepRecovery(table: string, code: string): void {
  memory.set(table, code);
  try {
    sessionStorage.setItem(PLACE + table, code);
  } catch {
    // Then it holds until the page is closed.
  }
}

export function recoveryOf(table: string): string | undefined {
  try {
    return memory.get(table) ?? sessionStorage.getItem(PLACE + table) ?? undefined;
  } catch {
    return memory.get(table);
  }
}

export function forgetRecovery(table: string): void {
  memory.delete(table);
  try {
    sessionStorage.removeItem(PLACE + table);
  } catch {
    // Nothing was kept.
  }
}
