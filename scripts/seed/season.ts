import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '#adapters/database/database.ts'
import * as schema from '#adapters/database/schema/schema.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { listBookings } from './bookings.ts'
import { listCustomTrips } from './custom-trips.ts'
import { listMails } from './mails.ts'
import { listSubscriptions } from './newsletter.ts'
import { attemptsOf, strayPayment } from './payments.ts'
import type { Setting } from './seed-context.ts'
import { idOf } from './seeded-random.ts'
import { listTestimonials } from './testimonials.ts'
import { listTransfers } from './transfers.ts'

/** Stores the season in one transaction; rows that are there already are left alone. @returns what was added */
export async function insertSeason(db: Database, setting: Setting): Promise<[what: string, count: number][]> {
  const bookings = listBookings(setting)
  const attempts = bookings.flatMap((booking) => attemptsOf(setting, booking))
  const payments = [...attempts.map(({ payment }) => payment), strayPayment(setting)]
  const customTrips = listCustomTrips(setting)
  const transfers = listTransfers(setting)
  const testimonials = listTestimonials(setting, bookings)
  const subscriptions = listSubscriptions(setting)
  const mails = listMails(setting, {
    bookings,
    payments,
    customTrips,
    transfers,
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
      [...bookings, ...customTrips, ...transfers].map(({ row }) => row),
    )
    await add(
      'details of trips',
      schema.tripDetails,
      bookings.map(({ details }) => details),
    )
    await add(
      'details of custom trips',
      schema.customTripDetails,
      customTrips.map(({ details }) => details),
    )
    await add(
      'legs of transfers',
      schema.legs,
      transfers.flatMap(({ drives }) => drives),
    )
    await add('steps of bookings', schema.bookingHistory, [
      ...bookings.flatMap(({ history }) => history),
      ...[...customTrips, ...transfers].map(firstStep),
    ])
    await add('payments', schema.payments, payments)
    await add(
      'sandbox checkouts',
      schema.sandboxCheckouts,
      attempts.flatMap(({ checkout }) => checkout ?? []),
    )
    await add('testimonials', schema.testimonials, testimonials)
    await add('newsletter subscriptions', schema.newsletterSubscriptions, subscriptions)
    await add('mails', schema.mails, mails)
    return added
  })
}

function firstStep({ row }: { row: { id: string; status: BookingStatus; createdAt: Date } }) {
  const { id, status, createdAt } = row
  return { id: idOf(`step 0 of ${id}`), bookingId: id, event: 'create' as const, toStatus: status, createdAt }
}

async function insertNew<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<number> {
  const { rowCount } = await tx.insert(table).values(rows).onConflictDoNothing()
  return rowCount ?? 0
}
