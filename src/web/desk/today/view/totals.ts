import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import type { Row } from './rows.ts'

type Counted = Pick<Row, 'reference' | 'guests' | 'dueBaht' | 'isAgreed'> & {
  vehicle: { plate: string } | undefined
}

/** `8 trips, 33 guests, 5 of 6 vehicles out. ฿13,900 to collect.`; undefined on a day without agreed trips. */
export function totalsOf(rows: readonly Counted[], vehicleCount: number): string | undefined {
  const agreed = rows.filter(({ isAgreed }) => isAgreed)
  if (agreed.length === 0) return undefined
  // A booking with a way there and a way back on one day is counted once.
  const bookings = [...new Map(agreed.map((row) => [row.reference, row])).values()]
  const sum = (of: (row: Counted) => number) => bookings.reduce((total, row) => total + of(row), 0)
  const out = new Set(agreed.flatMap(({ vehicle }) => (vehicle ? [vehicle.plate] : []))).size
  const counts = [
    counted(agreed.length, 'trip'),
    counted(
      sum(({ guests }) => guests),
      'guest',
    ),
    out > 0 && vehicleCount > 0 && outInWords(out, vehicleCount),
  ]
  const due = sum(({ dueBaht }) => dueBaht)
  return `${counts.filter(Boolean).join(', ')}.${due > 0 ? ` ${formatBaht(due)} to collect.` : ''}`
}

function outInWords(out: number, of: number): string {
  if (out >= of) return of === 1 ? 'the one vehicle out' : `all ${of} vehicles out`
  return `${out} of ${of} vehicles out`
}

/** `3 trips need you`; undefined when none does. */
export function needInWords(rows: readonly Pick<Row, 'needs'>[]): string | undefined {
  const count = rows.filter(({ needs }) => needs).length
  if (count === 0) return undefined
  return count === 1 ? '1 trip needs you' : `${count} trips need you`
}
