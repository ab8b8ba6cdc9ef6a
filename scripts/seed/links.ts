import { linkExpiry } from '#guests/links/access-link.rules.ts'
import { tokenHash } from '#guests/links/link-token.ts'
import type { accessLinks } from '#platform/database/schema/schema.ts'
import type { SeedBooking } from './bookings.ts'
import type { SeedContext } from './seed-context.ts'
import { idOf } from './seeded-random.ts'

/** The id of the link that the guest of a booking has. */
export function passIdOf(bookingId: string): string {
  return idOf(`pass of ${bookingId}`)
}

/** A pass for each booking. */
export function listLinks(
  context: SeedContext,
  bookings: SeedBooking[],
): (typeof accessLinks.$inferInsert)[] {
  return bookings.map(({ row }) => {
    const days = { travelDate: row.travelDate, endDate: row.travelDate }
    return {
      ...{
        id: passIdOf(row.id),
        scope: 'pass',
        bookingId: row.id,
        createdBy: 'guest',
        createdAt: row.createdAt,
      },
      tokenHash: tokenHash(context.tokenOf(passIdOf(row.id))),
      expiresAt: linkExpiry('pass', days, row.createdAt.getTime()),
    }
  })
}
