import { staff } from '#bookings/actor.rules.ts'
import { findBookingForUpdate } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseFields } from '#platform/problems/refusal.ts'
import { hasForbiddenCharacters } from '#platform/text/plain-text.ts'
import { upsertQuoteDraft } from '../quote-page.store.ts'
import { isQuotable } from '../quote-promise.rules.ts'
import { findQuoteBasis } from './quote-basis.ts'
import { type TypedQuote, typedQuoteFrom } from './quote-fields.rules.ts'

/** `basis`: what the form was based on, see {@link findQuoteBasis}. */
export type WritingQuote = { bookingId: string; admin: string; typed: TypedQuote; basis: string }

/** Keeps a quote as it is typed, with all mistakes; the guest does not see it. */
export async function saveQuoteDraft(
  deps: Pick<Deps, 'db'>,
  { bookingId, admin, typed, basis }: WritingQuote,
): Promise<{ ok: true } | Refusal> {
  const strange = Object.entries(typed).filter(([, value]) => hasForbiddenCharacters(value))
  if (strange.length > 0)
    return refuseFields(Object.fromEntries(strange.map(([name]) => [name, { code: 'quote.tooLong' }])))
  return changeBooking(deps, staff(admin), async (tx) => {
    const booking = await findBookingForUpdate(tx, bookingId)
    if (!booking) return refuse('not-found', { code: 'booking-unknown' })
    if (!isQuotable(booking)) return refuse('not-possible', { code: 'not-in-this-state' })
    if ((await findQuoteBasis(tx, bookingId)) !== basis)
      return refuse('not-possible', { code: 'quote-changed' })
    await upsertQuoteDraft(tx, bookingId, typedQuoteFrom(typed))
    return { ok: true }
  })
}
