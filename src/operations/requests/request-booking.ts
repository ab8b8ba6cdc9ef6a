import { findIsHeldBack } from '#adapters/database/mails.ts'
import { insertTripOnce, type Trip } from '#adapters/database/trips.ts'
import { cancellationTerms } from '#content/catalogue/cancellation-terms.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { createLink, linkTo } from '../links/link-to.ts'
import { type MailToQueue, queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { type Offer, orderFrom, type Submission } from './booking-offer.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { unusedReference } from './unused-reference.ts'

/** `hasCopy`: the guest gets a copy by mail; false when it is held back, because their mailbox has reached its limit. */
export type PlacedBooking = { ok: true; booking: Trip; token: string; hasCopy: boolean }
type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'authSecret' | 'addresses'>

/**
 * Checks a booking request, gives it a reference and stores it with its mails in one transaction. A second request with
 * the same `requestId` gets the first booking; with other content it is refused.
 */
export async function requestBooking(
  deps: Needs,
  { offer, submission }: { offer: Offer; submission: Submission },
): Promise<PlacedBooking | Refusal> {
  const today = bangkokDay(deps.now())
  const order = orderFrom(offer, submission, deps.now())
  if (!order.ok) return order
  const { request } = order
  const facts = {
    channel: offer.channel,
    tourId: offer.tourId,
    title: offer.tourName,
    origin: offer.origin,
    vehicleText: order.vehicleText,
    travelDate: request.date,
    guests: request.guests,
    customerName: request.name,
    customerEmail: request.email,
    customerPhone: request.phone,
    hotelName: request.hotelName,
    pickupLocation: request.pickupLocation,
    specialRequests: request.message,
  }
  const hash = contentHash(facts)
  return refuseIfUnavailable({ code: 'booking-not-sent' }, () =>
    deps.db.transaction(
      async (tx) => {
        const placed = await insertTripOnce(tx, {
          ...facts,
          reference: await unusedReference(tx, 'booking'),
          requestId: submission.requestId ?? requestIdFrom(facts, today),
          contentHash: hash,
          status: offer.channel === 'card' ? 'draft' : 'requested',
          vehicle: order.vehicle,
          priceBaht: order.priceBaht,
          terms: cancellationTerms,
        })
        if (placed?.booking.contentHash !== hash) return refuseReusedRequestId()
        const { booking, isNew } = placed
        if (isNew) await queueMails(deps, tx, requestMails(booking, deps))
        const hasCopy = !(await findIsHeldBack(tx, booking.id))
        const token = await (isNew ? createLink : linkTo)(deps, tx, 'pass', booking, 'guest')
        return { ok: true, booking, token, hasCopy }
      },
      { actor: 'guest' },
    ),
  )
}

/** None for a card booking: its mails are sent when it is paid. */
function requestMails({ id, channel, customerEmail }: Trip, { addresses }: Needs): MailToQueue[] {
  if (channel === 'card') return []
  return [
    { kind: 'operator-booking', subjectId: id, toAddress: addresses.operator },
    { kind: 'guest-booking-received', subjectId: id, toAddress: customerEmail },
  ]
}
