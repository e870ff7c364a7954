// What lists of figures say.

/** The smallest figure that so large a share of them (0 to 1) does not exceed. */
export function quantile(figures: readonly number[], share: number): number {
  const inOrder = [...figures].sort((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil(inOrder.length * share) - 1)] ?? Number.NaN;
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** How much the second figure rises with the first (least squares), and the standard error of that. */
export function slope(points: readonly (readonly [number, number])[]): { rise: number; error: number } {
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  const rise = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0) / spread;
  const rest = points.reduce((sum, [x, y]) => sum + (y - middleY - rise * (x - middleX)) ** 2, 0);
  return { rise, error: Math.sqrt(rest / (points.length - 2) / spread) };
}
