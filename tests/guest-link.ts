import type { Booking } from '#bookings/bookings.store.ts'
import type { BookingLinkScope } from '#guests/links/access-link.rules.ts'
import { linkTo, mailedPassTo } from '#guests/links/link-to.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import type { TestSite } from './site.ts'

/** The token of a link to a booking: of the one that its guest has, or of a new one. */
export function linkOf(
  { deps }: Pick<TestSite, 'deps'>,
  booking: Pick<Booking, 'id' | 'travelDate' | 'endDate'>,
  scope: BookingLinkScope = 'pass',
): Promise<string> {
  return linkTo(deps, deps.db.read, scope, booking, 'guest')
}

/** The token of the trip pass in our emails to the guest: using it proves the address. */
export function mailedLinkOf(
  { deps }: Pick<TestSite, 'deps'>,
  booking: Pick<Booking, 'id' | 'travelDate' | 'endDate'>,
): Promise<string> {
  return mailedPassTo(deps, deps.db.read, booking)
}

/** The guest has opened the link in our first email. */
export async function proveAddress(
  site: Pick<TestSite, 'deps'>,
  booking: Pick<Booking, 'id' | 'travelDate' | 'endDate'>,
): Promise<void> {
  await noteLinkUsed(site.deps, await mailedLinkOf(site, booking))
}
