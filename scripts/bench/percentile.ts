/** The smallest figure that this share of all is not above. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const found = sorted[Math.ceil(sorted.length * share) - 1]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}

/** The one in the middle; of an even number the lower. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5)
}
