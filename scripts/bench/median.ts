/** The one in the middle; of an even number the lower. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = sorted[(sorted.length - 1) >> 1]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}
