import type { Booking } from '#bookings/bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { createLink, linkTo } from './link-to.ts'

/**
 * The token of the trip pass for the sender of a request: of a new one a new link, of a repeated one the link that was made
 * before. Without a request id, which only the sender of the first request knows, a repeated one is found by its content,
 * and anybody can send the same content: then there is none.
 */
export async function tokenFor(
  deps: Pick<Deps, 'now' | 'authSecret'>,
  tx: Queryable,
  booking: Pick<Booking, 'id' | 'travelDate' | 'endDate'>,
  { isNew, requestId }: { isNew: boolean; requestId: unknown },
): Promise<string | null> {
  if (isNew) return createLink(deps, tx, 'pass', booking, 'guest')
  return requestId === undefined ? null : linkTo(deps, tx, 'pass', booking, 'guest')
}
