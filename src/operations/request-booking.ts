import { randomUUID } from 'node:crypto'
import {
  type Booking,
  findBookingByRequestId,
  insertBooking,
  type NewBooking,
} from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { bangkokDay } from '#domain/calendar.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { type Offer, orderFrom, type Submission } from './booking-offer.ts'
import { bookingToken, tokenHash } from './booking-token.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import type { Deps } from './deps.ts'
import { queueMails } from './queue-mails.ts'
import { type Refusal, refuse } from './refusal.ts'
import { storeOnce } from './store-once.ts'

export type PlacedBooking = { ok: true; booking: Booking; token: string }
type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'authSecret' | 'addresses'>

/**
 * Takes a booking request: checks it, writes it down together with its mails and gives it a reference.
 * The same `requestId` again answers with the first booking; with other content it is refused.
 */
export async function requestBooking(
  deps: Needs,
  offer: Offer,
  submission: Submission,
): Promise<PlacedBooking | Refusal> {
  const today = bangkokDay(deps.now())
  const order = orderFrom(offer, submission, deps.now())
  if (!order.ok) return order
  const { request } = order
  const facts = {
    channel: offer.channel,
    tourId: offer.tourId,
    tourName: offer.tourName,
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
  const requestId = submission.requestId ?? requestIdFrom(facts, today)
  try {
    const booking = await deps.db.transaction((tx) =>
      placeOnce(tx, deps, {
        ...facts,
        vehicle: order.vehicle,
        priceBaht: order.priceBaht,
        requestId,
        contentHash: hash,
      }),
    )
    if (booking.contentHash !== hash) {
      return refuse(
        'request-id-reused',
        'This form was already sent with other details. Please reload the page and send it again.',
      )
    }
    return { ok: true, booking, token: bookingToken(deps.authSecret, booking.id) }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return refuse('unavailable', 'Failed to send booking request. Please try again.')
  }
}

type Placement = Omit<NewBooking, 'id' | 'reference' | 'tokenHash' | 'status'>

/** Inserts the booking with its mails, or finds the one that this request id has already made. */
async function placeOnce(tx: Queryable, deps: Needs, placement: Placement): Promise<Booking> {
  const id = randomUUID()
  const { row, isNew } = await storeOnce({
    insert: (reference) =>
      insertBooking(tx, {
        ...placement,
        id,
        reference,
        tokenHash: tokenHash(bookingToken(deps.authSecret, id)),
        status: placement.channel === 'card' ? 'draft' : 'requested',
      }),
    findFirst: () => findBookingByRequestId(tx, placement.requestId),
  })
  if (isNew) await queueRequestMails(tx, deps, row)
  return row
}

/** A card booking is announced when it is paid. */
async function queueRequestMails(tx: Queryable, deps: Needs, booking: Booking): Promise<void> {
  if (booking.channel === 'card') return
  await queueMails(deps, tx, [
    { kind: 'operator-booking', subjectId: booking.id, toAddress: deps.addresses.operator },
    { kind: 'guest-booking-received', subjectId: booking.id, toAddress: booking.customerEmail },
  ])
}
