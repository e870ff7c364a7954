// Sums over records of numbers.

/** One record from several, number by number. */
export function merged<T extends object>(all: readonly T[], one: (...values: number[]) => number): T {
  const names = Object.keys(all[0]!) as (keyof T)[];
  return Object.fromEntries(
    names.map((name) => [name, one(...all.map((each) => each[name] as number))]),
  ) as T;
}

export function scaled<T extends object>(record: T, factor: number): T {
  return merged([record], (value) => value * factor);
}

export function median(...values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
