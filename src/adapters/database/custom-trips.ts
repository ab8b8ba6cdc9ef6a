import { eq, getTableColumns } from 'drizzle-orm'
import type { Booking } from './bookings.ts'
import type { Queryable } from './database.ts'
import { bookings, customTripDetails } from './schema/schema.ts'

export type CustomTripDetails = Omit<typeof customTripDetails.$inferSelect, 'bookingId' | 'kind'>

/** What every custom trip is called in lists and emails. */
export const CUSTOM_TRIP_TITLE = 'Custom trip'

/** A trip of the guest's own making; its days may still be open. */
export type CustomTrip = Booking & CustomTripDetails

const { bookingId, kind, ...detailColumns } = getTableColumns(customTripDetails)
export const customTripColumns = detailColumns

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
