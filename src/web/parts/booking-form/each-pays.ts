import { formatBaht } from '#money/money.rules.ts'

/** What each of these guests pays of the price of the whole vehicle: `฿2,650 each`, `about ฿757 each`. */
export function eachPays(priceBaht: number, guests: number): string {
  const about = priceBaht % guests ? 'about ' : ''
  return `${about}${formatBaht(Math.round(priceBaht / guests))} each`
}
