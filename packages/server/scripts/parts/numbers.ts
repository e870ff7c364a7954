// What lists of figures say.

/** The smallest figure that so large a share of them (0 to 1) does not exceed. */
export function quantile(figures: readonly number[], share: number): number {
  const inOrder = [...figures].sort((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil(inOrder.length * share) - 1)] ?? Number.NaN;
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}
