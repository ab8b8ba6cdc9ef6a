import { bahtFromSatang } from '#money/money.rules.ts'
import type { StoredMovement } from '#money/month/movements.store.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { CSV_BYTE_ORDER_MARK, type CsvCell, csvRow } from '../../export/csv.ts'
import { guestOf } from './guest-of.ts'
import { METHOD_TEXTS, purposeText } from './movement-texts.ts'

/** Baht. A line has its amount under `net` when money came in, and under `refund` when it went out. */
const COLUMNS: Record<string, (movement: StoredMovement) => CsvCell> = {
  date: ({ at }) => bangkokDay(at.getTime()),
  time: ({ at }) => bangkokTime(at.getTime()),
  reference: ({ reference }) => reference,
  guest: (movement) => guestOf(movement).name,
  for: purposeText,
  net: ({ direction, amountSatang }) => (direction === 'in' ? bahtFromSatang(amountSatang) : 0),
  method: ({ method }) => METHOD_TEXTS[method],
  refund: ({ direction, amountSatang }) => (direction === 'out' ? bahtFromSatang(amountSatang) : 0),
  state: ({ isToCheck }) => (isToCheck ? 'does not match' : ''),
}

/** One line for each movement of money, oldest first: the sum of `net` less the sum of `refund` is the month's total. */
export function movementsCsv(newestFirst: readonly StoredMovement[]): string {
  const cells = Object.values(COLUMNS)
  const lines = newestFirst.toReversed().map((movement) => csvRow(cells.map((cellOf) => cellOf(movement))))
  return CSV_BYTE_ORDER_MARK + csvRow(Object.keys(COLUMNS)) + lines.join('')
}
