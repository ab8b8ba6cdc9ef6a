import { auditListExport } from '#guests/accounts/audit-list-export.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { listMovements, type StoredMovement } from '#money/month/movements.store.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { bangkokDay, formatMonth } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { instantsOf } from '#platform/time/month.ts'
import { adminOf, requireFreshSession } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { CSV_BYTE_ORDER_MARK, type CsvCell, csvHeaders, csvRow } from '../export/csv.ts'
import type { Route } from './+types/export.ts'
import { moneyExportAddress, readMoneyAddress } from './money-address.ts'
import { guestOf } from './view/guest-of.ts'
import { METHOD_TEXTS, purposeText } from './view/movement-texts.ts'

/** Downloads the movements of money of a month, for the bookkeeper. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const admin = adminOf({ context })
  const { db, now } = context.get(depsContext)
  const { month } = readMoneyAddress(url.searchParams, now())
  requireFreshSession({ context }, moneyExportAddress(month))
  try {
    const movements = await listMovements(db.read, instantsOf(month))
    await auditListExport({ db }, { admin: admin.email, list: 'money', detail: formatMonth(month) })
    return new Response(movementsCsv(movements), {
      headers: csvHeaders(`saphan-money-${month}`),
    })
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return new Response('Error loading admin data', { status: 503 })
  }
}

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
function movementsCsv(newestFirst: readonly StoredMovement[]): string {
  const cells = Object.values(COLUMNS)
  const lines = newestFirst.toReversed().map((movement) => csvRow(cells.map((cellOf) => cellOf(movement))))
  return CSV_BYTE_ORDER_MARK + csvRow(Object.keys(COLUMNS)) + lines.join('')
}
