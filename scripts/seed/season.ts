import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '#platform/database/database.ts'
import * as schema from '#platform/database/schema/schema.ts'
import { listAllocations, listDrives } from './allocations.ts'
import { listBookings } from './bookings.ts'
import { listCustomTrips } from './custom-trips.ts'
import { eventOf } from './events.ts'
import { listBlackouts, listDrivers, listPhotos, listVehicles } from './fleet.ts'
import { listLinks } from './links.ts'
import { listMails } from './mails.ts'
import { listSubscriptions } from './newsletter.ts'
import { attemptsOf, unknownPayment } from './payments.ts'
import type { SeedContext } from './seed-context.ts'
import { listTestimonials } from './testimonials.ts'
import { listTransfers } from './transfers.ts'

/** Inserts the season in one transaction; existing rows are left unchanged. @returns the number of new rows by table */
export async function insertSeason(
  db: Database,
  context: SeedContext,
): Promise<[what: string, count: number][]> {
  const bookings = listBookings(context)
  const attempts = bookings.flatMap((booking) => attemptsOf(context, booking))
  const payments = [...attempts.map(({ payment }) => payment), unknownPayment(context)]
  const customTrips = listCustomTrips(context)
  const transfers = listTransfers(context)
  const drives = listDrives(bookings, transfers)
  const testimonials = listTestimonials(context, bookings)
  const subscriptions = listSubscriptions(context)
  const mails = listMails(context, {
    bookings,
    payments,
    customTrips,
    transfers,
    testimonials,
    subscriptions,
  })
  const photos = await listPhotos()
  return db.transaction(async (tx) => {
    const added: [string, number][] = []
    async function add<Table extends PgTable>(what: string, table: Table, rows: Table['$inferInsert'][]) {
      const count = await insertNew(tx, table, rows)
      added.push([what, count])
      return count
    }
    const rows = [...bookings, ...customTrips, ...transfers].map(({ row }) => row)
    const isNewSeason = (await add('bookings', schema.bookings, rows)) > 0
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
      'legs',
      schema.legs,
      drives.map(({ leg }) => leg),
    )
    const steps = [...bookings, ...customTrips, ...transfers].flatMap(({ history }) => history)
    await add('events', schema.events, steps.map(eventOf))
    await add('links', schema.accessLinks, listLinks(context, bookings))
    await add('drivers', schema.drivers, listDrivers(context))
    await add('vehicles', schema.vehicles, listVehicles(context))
    await add('photos', schema.photos, photos)
    // A season that is there already has other legs than one that is invented today.
    if (isNewSeason) await add('allocations', schema.allocations, listAllocations(context, drives))
    await add('blackouts', schema.blackouts, listBlackouts(context))
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

async function insertNew<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<number> {
  const { rowCount } = await tx.insert(table).values(rows).onConflictDoNothing()
  return rowCount ?? 0
}
