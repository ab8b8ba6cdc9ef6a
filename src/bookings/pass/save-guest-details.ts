import { isUnderWay } from '#drives/find-drives.ts'
import { findBookingByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { GUEST_ACT_WAIT_SECONDS } from '#messages/outbox/mail.rules.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal, refuse } from '#platform/problems/refusal.ts'
import { findBookingForUpdate } from '../bookings.store.ts'
import { changeBooking } from '../change-booking.ts'
import { findDetailedBooking, updateGuestDetails } from '../detailed-bookings.store.ts'
import { findNewestEventOf } from '../events.store.ts'
import { type GuestDetail, guestDetailsSchema } from './guest-details.rules.ts'
import { guestDetailsOf } from './guest-details.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>

/**
 * Stores what a guest adds on the pass: the hotel, the flight, the ages of the children. A field that was left empty stays
 * open as long as another one is filled in. Driver and desk see it at once, and the operator gets one email about what is
 * added within a minute. Once a driver has left, the guest has to call.
 * @param typed the fields of the form by name; others are ignored
 */
export async function saveGuestDetails(
  deps: Needs,
  { token, typed }: { token: string; typed: Readonly<Record<string, string>> },
): Promise<{ ok: true } | Refusal> {
  return changeBooking(deps, 'guest', async (tx): Promise<{ ok: true } | Refusal> => {
    const found = await findBookingByLink(tx, token, PASS_LINKS, deps.now())
    const locked = found && (await findBookingForUpdate(tx, found.id))
    const booking = locked && (await findDetailedBooking(tx, locked.id))
    if (!booking) return refuse('not-found', { code: 'booking-unknown' })
    const known = guestDetailsOf(booking)
    if (known.size === 0) return refuse('not-possible', { code: 'booking-over' })
    if (await isUnderWay(tx, booking)) return refuse('not-possible', { code: 'details-by-person' })
    const sent = [...known.keys()].filter((detail) => detail in typed)
    const filled = sent.filter((detail) => typed[detail]?.trim())
    const asked = filled.length > 0 ? filled : sent
    const read = guestDetailsSchema.safeParse(Object.fromEntries(asked.map((name) => [name, typed[name]])))
    if (!read.success) return invalid(read.error)
    const isNew = Object.entries(read.data).some(
      ([detail, text]) => known.get(detail as GuestDetail) !== text,
    )
    if (!isNew) return { ok: true }
    await updateGuestDetails(tx, booking, read.data)
    const event = await findNewestEventOf(tx, 'booking', booking.id)
    if (!event) throw new Error('a change of a booking has left no event')
    await queueMails(
      deps,
      tx,
      [{ kind: 'operator-guest-details', subjectId: event.id, toAddress: deps.addresses.operator }],
      { afterSeconds: GUEST_ACT_WAIT_SECONDS, replacesAbout: booking.id },
    )
    return { ok: true }
  })
}
