import { eq, getTableColumns } from 'drizzle-orm'
import { type Booking, insertBookingOnce, type NewBooking } from './bookings.ts'
import type { Queryable } from './database.ts'
import { bookings, customTripDetails } from './schema/schema.ts'

type CustomTripDetails = Omit<typeof customTripDetails.$inferSelect, 'bookingId' | 'kind'>

/** A trip of the guest's own making; its days may still be open. */
export type CustomTrip = Booking & CustomTripDetails
export type NewCustomTrip = Omit<NewBooking, 'kind' | 'channel' | 'status' | 'title' | 'searchExtra'> &
  Partial<Pick<NewBooking, 'channel'>> &
  Omit<CustomTripDetails, 'budgetRange'>

const { bookingId, kind, ...detailColumns } = getTableColumns(customTripDetails)
export const customTripColumns = detailColumns

/**
 * Inserts a custom trip, by default a request by email, or finds the one with the same request id.
 * @returns `undefined` when a request of another kind has that id
 */
export async function insertCustomTripOnce(
  tx: Queryable,
  { moreThanEight, numberOfDays, locations, dayPlans, ...placed }: NewCustomTrip,
): Promise<{ request: CustomTrip; isNew: boolean } | undefined> {
  const { booking, isNew } = await insertBookingOnce(tx, {
    channel: 'email',
    ...placed,
    kind: 'custom',
    status: 'requested',
    title: 'Custom trip',
    searchExtra: customTripSearchWords({ locations, dayPlans }),
  })
  if (isNew) {
    const details = { moreThanEight, numberOfDays, locations, dayPlans, budgetRange: null }
    await tx.insert(customTripDetails).values({ bookingId: booking.id, ...details })
    return { request: { ...booking, ...details }, isNew }
  }
  const request = await findCustomTrip(tx, booking.id)
  return request && { request, isNew }
}

/** What the search finds of a custom trip besides the columns of every booking. */
export function customTripSearchWords({
  locations,
  dayPlans,
}: Pick<CustomTripDetails, 'locations' | 'dayPlans'>): string {
  return [...locations, ...Object.values(dayPlans)].join(' ')
}

export async function findCustomTrip(db: Queryable, id: string): Promise<CustomTrip | undefined> {
  const [trip] = await db
    .select({ ...getTableColumns(bookings), ...customTripColumns })
    .from(bookings)
    .innerJoin(customTripDetails, eq(customTripDetails.bookingId, bookings.id))
    .where(eq(bookings.id, id))
  return trip
}
