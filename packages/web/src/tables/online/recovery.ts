// Recovery codes the server has just told: kept on this device until their owner has saved them, and no longer.

const PLACE = 'three-thrones/recovery';
const MOST = 30;
const memory = new Map<string, string>();

function kept(): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function keep(codes: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(codes));
  } catch {
    // Then it holds until the page is closed.
  }
}

export function keepRecovery(table: string, code: string): void {
  memory.set(table, code);
  const { [table]: _, ...others } = kept();
  keep(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, code]]));
}

export function recoveryOf(table: string): string | undefined {
  return memory.get(table) ?? kept()[table];
}

export function forgetRecovery(table: string): void {
  memory.delete(table);
  const { [table]: _, ...others } = kept();
  keep(others);
}
