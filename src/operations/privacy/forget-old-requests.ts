import { deleteExpiredAccessBefore } from '#adapters/database/accounts.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { deleteDeadAddressesBefore } from '#adapters/database/dead-addresses.ts'
import { deleteOldAuditEntries, deleteOldStatusChanges } from '#adapters/database/maintenance/audit-log.ts'
import {
  deleteAbandonedBookingsBefore,
  deleteInactiveSubscriptionsBefore,
  deleteTransientMailsBefore,
  deleteUnconfirmedUsersBefore,
  deleteUnpaidBookingsUntil,
  updateBookingsForgottenUntil,
} from '#adapters/database/privacy/forget-by-age.ts'
import { deleteAttemptsBefore } from '#adapters/database/rate-limits.ts'
import { addDays, bangkokDay, yearBefore } from '#domain/time/calendar.ts'
import { DAYS_KEPT } from '../dead-addresses.ts'
import type { Deps } from '../deps.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'log' | 'mustConfirm'>

/** What nobody paid for or confirmed is kept this long; content/legal/privacy.md tells guests the same. */
const REST_MS = 30 * 24 * 60 * 60 * 1000
/** The longest window in which anything is counted. */
const TRIES_MS = 24 * 60 * 60 * 1000
/** Small enough for the time that one statement may take. */
const BATCH = 200

/** Deletes what guests have told us when it is no longer needed, as the privacy page promises. */
export async function forgetOldRequests(deps: Needs): Promise<Record<string, number>> {
  const lastDay = yearBefore(bangkokDay(deps.now()))
  const restingSince = new Date(deps.now() - REST_MS)
  const forgotten = {
    unpaidBookings: await inBatches(deps, (tx) => deleteUnpaidBookingsUntil(tx, lastDay, BATCH)),
    abandonedBookings: await inBatches(deps, (tx) => deleteAbandonedBookingsBefore(tx, restingSince, BATCH)),
    paidBookings: await inBatches(deps, (tx) => updateBookingsForgottenUntil(tx, lastDay, BATCH)),
    subscriptions: await inBatches(deps, (tx) => deleteInactiveSubscriptionsBefore(tx, restingSince, BATCH)),
    accounts: deps.mustConfirm
      ? await inBatches(deps, (tx) => deleteUnconfirmedUsersBefore(tx, restingSince, BATCH))
      : 0,
    passingMails: await inBatches(deps, (tx) => deleteTransientMailsBefore(tx, restingSince, BATCH)),
    acts: await inBatches(deps, (tx) => deleteOldAuditEntries(tx, BATCH)),
    statusChanges: await inBatches(deps, (tx) => deleteOldStatusChanges(tx, BATCH)),
    access: await deps.db.transaction((tx) => deleteExpiredAccessBefore(tx, new Date(deps.now()))),
  }
  await deleteAttemptsBefore(deps.db.read, deps.now() - TRIES_MS)
  await deleteDeadAddressesBefore(deps.db.read, addDays(bangkokDay(deps.now()), -DAYS_KEPT))
  deps.log.info(forgotten, 'old requests were forgotten')
  return forgotten
}

/** Each batch is a transaction of its own, so that nobody waits long for a row. */
async function inBatches({ db }: Needs, forget: (tx: Queryable) => Promise<number>): Promise<number> {
  let total = 0
  for (let count = BATCH; count === BATCH; total += count) count = await db.transaction(forget)
  return total
}
