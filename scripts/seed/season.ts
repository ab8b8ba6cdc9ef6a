import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '#adapters/database/database.ts'
import * as schema from '#adapters/database/schema/schema.ts'
import { listBookings } from './bookings.ts'
import { listCustomTrips } from './custom-trips.ts'
import { listMails } from './mails.ts'
import { listSubscriptions } from './newsletter.ts'
import { attemptsOf, unknownPayment } from './payments.ts'
import type { SeedContext } from './seed-context.ts'
import { listTaxiRequests } from './taxi-requests.ts'
import { listTestimonials } from './testimonials.ts'

/** Inserts the season in one transaction; existing rows are left unchanged. @returns the number of new rows by table */
export async function insertSeason(
  db: Database,
  context: SeedContext,
): Promise<[what: string, count: number][]> {
  const bookings = listBookings(context)
  const attempts = bookings.flatMap((booking) => attemptsOf(context, booking))
  const payments = [...attempts.map(({ payment }) => payment), unknownPayment(context)]
  const customTrips = listCustomTrips(context)
  const taxiRequests = listTaxiRequests(context)
  const testimonials = listTestimonials(context, bookings)
  const subscriptions = listSubscriptions(context)
  const mails = listMails(context, {
    bookings,
    payments,
    customTrips,
    taxiRequests,
    testimonials,
    subscriptions,
  })
  return db.transaction(async (tx) => {
    const added: [string, number][] = []
    const add = async <Table extends PgTable>(what: string, table: Table, rows: Table['$inferInsert'][]) =>
      added.push([what, await insertNew(tx, table, rows)])
    await add(
      'bookings',
      schema.bookings,
      bookings.map(({ row }) => row),
    )
    await add(
      'steps of bookings',
      schema.bookingHistory,
      bookings.flatMap(({ history }) => history),
    )
    await add('payments', schema.payments, payments)
    await add(
      'sandbox checkouts',
      schema.sandboxCheckouts,
      attempts.flatMap(({ checkout }) => checkout ?? []),
    )
    await add('custom trip requests', schema.customTripRequests, customTrips)
    await add('taxi requests', schema.taxiRequests, taxiRequests)
    await add('testimonials', schema.testimonials, testimonials)
    await add('newsletter subscriptions', schema.newsletterSubscriptions, subscriptions)
    await add('mails', schema.mails, mails)
    return added
  })
}

async function insertNew<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<number> {
  const { rowCount } = await tx.insert(table).values(rows).onConflictDoNothing()
  return rowCount ?? 0
}
