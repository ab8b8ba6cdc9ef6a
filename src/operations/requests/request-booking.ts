import { randomUUID } from 'node:crypto'
import { findIsHeldBack } from '#adapters/database/mails.ts'
import { insertTripOnce, type Trip } from '#adapters/database/trips.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { type MailOrder, queueMails } from '../mail/queue-mails.ts'
import { orRefuse, type Refusal, refuseReused } from '../refusal.ts'
import { type Offer, orderFrom, type Submission } from './booking-offer.ts'
import { bookingToken, tokenHash } from './booking-token.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { freeReference } from './unused-reference.ts'

/** `hasCopy`: a copy of the request goes to the guest; false when their mailbox has got enough mails from our forms. */
export type PlacedBooking = { ok: true; booking: Trip; token: string; hasCopy: boolean }
type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'authSecret' | 'addresses'>

/**
 * Takes a booking request: checks it, stores it together with its mails in one transaction and gives it a reference.
 * The same `requestId` again answers with the first booking; with other content it is refused.
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
  const id = randomUUID()
  return orRefuse({ code: 'booking-not-sent' }, () =>
    deps.db.transaction(async (tx) => {
      const placed = await insertTripOnce(tx, {
        ...facts,
        id,
        reference: await freeReference(tx, 'booking'),
        requestId: submission.requestId ?? requestIdFrom(facts, today),
        contentHash: hash,
        tokenHash: tokenHash(bookingToken(deps.authSecret, id)),
        status: offer.channel === 'card' ? 'draft' : 'requested',
        vehicle: order.vehicle,
        priceBaht: order.priceBaht,
      })
      if (placed?.booking.contentHash !== hash) return refuseReused()
      const { booking, isNew } = placed
      if (isNew) await queueMails(deps, tx, requestMails(booking, deps))
      const hasCopy = !(await findIsHeldBack(tx, booking.id))
      return { ok: true, booking, token: bookingToken(deps.authSecret, booking.id), hasCopy }
    }),
  )
}

/** A card booking is announced when it is paid. */
function requestMails({ id, channel, customerEmail }: Trip, { addresses }: Needs): MailOrder[] {
  if (channel === 'card') return []
  return [
    { kind: 'operator-booking', subjectId: id, toAddress: addresses.operator },
    { kind: 'guest-booking-received', subjectId: id, toAddress: customerEmail },
  ]
}
