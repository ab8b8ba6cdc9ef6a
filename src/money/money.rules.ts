/**
 * Money is whole Thai baht everywhere in the product. Payment providers count in satang,
 * the hundredth part, because baht has two decimals in ISO 4217.
 */
const SATANG_PER_BAHT = 100

/** The most that a price, one of its lines, or a payment in cash can be; more is a typing mistake. In baht. */
export const MOST_BAHT = 1_000_000

/** `5300` → `530000`. Used only where an amount goes to or comes from a payment provider. */
export function satangFromBaht(baht: number): number {
  return baht * SATANG_PER_BAHT
}

/** `530000` → `5300`. A provider amount that is not whole baht keeps its fraction, so that a mismatch shows. */
export function bahtFromSatang(satang: number): number {
  return satang / SATANG_PER_BAHT
}

const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** `5300` → `฿5,300`, `-5300` → `−฿5,300`. The only way a price is written, on pages, in emails and in messages. */
export function formatBaht(baht: number): string {
  return `${baht < 0 ? '−' : ''}฿${thousands.format(Math.abs(baht))}`
}
