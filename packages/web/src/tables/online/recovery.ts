// Recovery codes the server has just told: kept on this device until their owner has saved them, and no longer.

import { keepAt, keptAt } from '@three-thrones/ui/kept.ts';

const PLACE = 'three-thrones/recovery';
const MOST = 30;
const memory = new Map<string, string>();

const kept = (): Readonly<Record<string, string>> => keptAt(PLACE);

export function keepRecovery(table: string, code: string): void {
  memory.set(table, code);
  const { [table]: _, ...others } = kept();
  // What is not kept holds until the page is closed.
  keepAt(PLACE, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, code]]));
}

export function recoveryOf(table: string): string | undefined {
  return memory.get(table) ?? kept()[table];
}

export function forgetRecovery(table: string): void {
  memory.delete(table);
  const { [table]: _, ...others } = kept();
  keepAt(PLACE, others);
}
