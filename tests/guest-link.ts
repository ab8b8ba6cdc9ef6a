import type { Booking } from '#adapters/database/bookings.ts'
import type { BookingLinkScope } from '#domain/bookings/access-link.ts'
import { linkTo } from '#operations/links/link-to.ts'
import type { TestSite } from './site.ts'

/** The token of a link to a booking: of the one that its guest has, or of a new one. */
export function linkOf(
  { deps }: Pick<TestSite, 'deps'>,
  booking: Pick<Booking, 'id' | 'travelDate' | 'endDate'>,
  scope: BookingLinkScope = 'pass',
): Promise<string> {
  return linkTo(deps, deps.db.read, scope, booking, 'guest')
}
