const thousands = new Intl.NumberFormat('en-US')

/** A whole number for a person to read: `1234` → `1,234`. */
export function formatCount(count: number): string {
  return thousands.format(count)
}
