// How far this device has seen each table.

const PLACE = 'three-thrones/seen';
const MOST = 60;

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export function lastSeen(table: string): number | undefined {
  return all()[table];
}

export function see(table: string, seq: number): void {
  const { [table]: _, ...others } = all();
  const kept = Object.fromEntries([...Object.entries(others).slice(-MOST), [table, seq]]);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Forbidden or full: then everything is new next time.
  }
}
