import { randomUUID } from 'node:crypto'
import {
  type Booking,
  insertBookings,
  listBookingsByRequestId,
  type NewBooking,
} from '#adapters/database/bookings.ts'
import { bangkokDay } from '#domain/calendar.ts'
import { type Offer, orderFrom, type Submission } from './booking-offer.ts'
import { bookingToken, tokenHash } from './booking-token.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import type { Deps } from './deps.ts'
import type { MailOrder } from './queue-mails.ts'
import { orRefuse, type Refusal, refuseReused } from './refusal.ts'
import { storeOnce } from './store-once.ts'

export type PlacedBooking = { ok: true; booking: Booking; token: string; hasCopy: boolean }
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
  return orRefuse('Failed to send booking request. Please try again.', async () => {
    const { row: booking, hasCopy } = await place(deps, {
      ...facts,
      vehicle: order.vehicle,
      priceBaht: order.priceBaht,
      requestId,
      contentHash: hash,
    })
    if (booking.contentHash !== hash) return refuseReused()
    return { ok: true, booking, token: bookingToken(deps.authSecret, booking.id), hasCopy }
  })
}

type Placement = Omit<NewBooking, 'id' | 'reference' | 'tokenHash' | 'status'>

/** Inserts the booking with its mails, or finds the one that this request id has already made. */
const place = storeOnce<Needs, Placement, Booking>({
  kind: 'booking',
  insert: (tx, requests, deps) =>
    insertBookings(
      tx,
      requests.map((request) => newBooking(request, deps)),
    ),
  findFirst: listBookingsByRequestId,
  mailsAbout: requestMails,
})

function newBooking(request: Placement & { reference: string }, { authSecret }: Needs): NewBooking {
  const id = randomUUID()
  return {
    ...request,
    id,
    tokenHash: tokenHash(bookingToken(authSecret, id)),
    status: request.channel === 'card' ? 'draft' : 'requested',
  }
}

/** A card booking is announced when it is paid. */
function requestMails({ id, channel, customerEmail }: Booking, { addresses }: Needs): MailOrder[] {
  if (channel === 'card') return []
  return [
    { kind: 'operator-booking', subjectId: id, toAddress: addresses.operator },
    { kind: 'guest-booking-received', subjectId: id, toAddress: customerEmail },
  ]
}
