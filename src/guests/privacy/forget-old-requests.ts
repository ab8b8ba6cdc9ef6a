import { deleteOldEvents } from '#bookings/events.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { deleteOldAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { deleteAttemptsBefore } from '#platform/limits/rate-limits.store.ts'
import { deleteNotFoundCountsBefore } from '#platform/not-found/not-found-counts.store.ts'
import { NOT_FOUND_COUNTS_KEPT_DAYS } from '#platform/not-found/not-found-counts.ts'
import { addDays, bangkokDay, yearBefore } from '#platform/time/calendar.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { deleteExpiredAccessBefore } from '../accounts/accounts.store.ts'
import {
  deleteAbandonedBookingsBefore,
  deleteInactiveSubscriptionsBefore,
  deleteStrayMailsBefore,
  deleteTransientMailsBefore,
  deleteUnconfirmedUsersBefore,
  deleteUnpaidBookingsUntil,
  updateBookingsForgottenUntil,
  updateTestimonialsForgottenUntil,
} from './forget-by-age.store.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'log' | 'mustConfirm'>

/** How long unpaid drafts and unconfirmed addresses are kept; content/legal/privacy.md tells guests the same. */
const UNFINISHED_KEPT_MS = 30 * DAY_MS
/** The longest window of a rate limit. */
const RATE_LIMIT_COUNTS_KEPT_MS = DAY_MS
/** Rows per transaction; small enough for the statement timeout. */
const BATCH = 200

/** Deletes the data of guests when it is no longer needed, as the privacy page promises. @returns the number of rows */
export async function forgetOldRequests(deps: Needs): Promise<Record<string, number>> {
  const lastDay = yearBefore(bangkokDay(deps.now()))
  const unfinishedSince = new Date(deps.now() - UNFINISHED_KEPT_MS)
  const forgotten = {
    unpaidBookings: await inBatches(deps, (tx) => deleteUnpaidBookingsUntil(tx, lastDay, BATCH)),
    abandonedBookings: await inBatches(deps, (tx) =>
      deleteAbandonedBookingsBefore(tx, unfinishedSince, BATCH),
    ),
    paidBookings: await inBatches(deps, (tx) => updateBookingsForgottenUntil(tx, lastDay, BATCH)),
    reviews: await inBatches(deps, (tx) => updateTestimonialsForgottenUntil(tx, lastDay, BATCH)),
    subscriptions: await inBatches(deps, (tx) =>
      deleteInactiveSubscriptionsBefore(tx, unfinishedSince, BATCH),
    ),
    accounts: deps.mustConfirm
      ? await inBatches(deps, (tx) => deleteUnconfirmedUsersBefore(tx, unfinishedSince, BATCH))
      : 0,
    passingMails: await inBatches(deps, (tx) => deleteTransientMailsBefore(tx, unfinishedSince, BATCH)),
    strayMails: await inBatches(deps, (tx) => deleteStrayMailsBefore(tx, unfinishedSince, BATCH)),
    acts: await inBatches(deps, (tx) => deleteOldAuditEntries(tx, BATCH)),
    events: await inBatches(deps, (tx) => deleteOldEvents(tx, BATCH)),
    access: await deps.db.transaction((tx) => deleteExpiredAccessBefore(tx, new Date(deps.now()))),
  }
  await deleteAttemptsBefore(deps.db.read, deps.now() - RATE_LIMIT_COUNTS_KEPT_MS)
  await deleteNotFoundCountsBefore(deps.db.read, addDays(bangkokDay(deps.now()), -NOT_FOUND_COUNTS_KEPT_DAYS))
  deps.log.info(forgotten, 'old requests were forgotten')
  return forgotten
}

/** Each batch is a transaction of its own, so that no row stays locked for long. */
async function inBatches({ db }: Needs, forget: (tx: Queryable) => Promise<number>): Promise<number> {
  let total = 0
  for (let count = BATCH; count === BATCH; total += count) count = await db.transaction(forget)
  return total
}
