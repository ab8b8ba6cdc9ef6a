const COLUMNS = 3
const ALL_EQUAL_UP_TO = 6

/**
 * Which cards of a list span two of three columns, so that every row is full and the wide ones are spread
 * from the first row (at its left) to the last (at its right).
 */
export function wideCards(count: number): ReadonlySet<number> {
  if (count < 2) return new Set()
  const missing = (COLUMNS - (count % COLUMNS)) % COLUMNS
  if (missing === 0) return count <= ALL_EQUAL_UP_TO ? new Set() : new Set([0, middleOf(count), count - 1])
  return missing === 1 ? new Set([0]) : new Set([0, count - 1])
}

/** The card that ends the middle row: 2 cards in the first row, then full rows, then a wide one at the right. */
function middleOf(count: number): number {
  const rowsBefore = Math.floor((count / COLUMNS - 1) / 2)
  return 2 + rowsBefore * COLUMNS + 1
}
