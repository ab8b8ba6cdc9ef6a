import { auditListExport } from '#guests/accounts/audit-list-export.ts'
import { listMovements } from '#money/month/movements.store.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { formatMonth } from '#platform/time/calendar.ts'
import { instantsOf } from '#platform/time/month.ts'
import { adminOf, requireFreshSession } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { csvHeaders } from '../export/csv.ts'
import type { Route } from './+types/export.ts'
import { moneyExportAddress, readMoneyAddress } from './money-address.ts'
import { movementsCsv } from './view/movements-csv.ts'

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
