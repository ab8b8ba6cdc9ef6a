/** The smallest figure that at least this share of all figures does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const found = sorted[Math.ceil(sorted.length * share) - 1]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}

/** The middle figure; of an even number the lower one. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5)
}
