import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { insertLegs, type StoredLeg } from '#adapters/database/legs.ts'
import { insertTransferOnce } from '#adapters/database/transfers.ts'
import { insertTripOnce } from '#adapters/database/trips.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { requestHoldEnds } from '#domain/availability/hold.ts'
import { staff } from '#domain/bookings/actor.ts'
import { partyEntered } from '#domain/requests/desk-booking.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { refuseIfTaken } from '../availability/refuse-if-taken.ts'
import { findFleetFor, takeVehicles } from '../availability/take-vehicles.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { contentHash, requestIdFrom } from '../requests/content-hash.ts'
import { drawReference } from '../requests/draw-reference.ts'
import { type DeskOrder, deskOrderFrom } from './desk-order.ts'

type Needs = Pick<Deps, 'authSecret' | 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses'>

/** `confirmed`: agreed with the guest. `held`: a request whose vehicle is kept for a day, at most until its pickup. */
export const DESK_OUTCOMES = ['confirmed', 'held'] as const
export type DeskOutcome = (typeof DESK_OUTCOMES)[number]

export type DeskBooking = {
  /** The fields of the form, unparsed. */
  input: unknown
  outcome: DeskOutcome
  requestId?: string | undefined
  /** The address of the admin who enters it. */
  admin: string
}

/**
 * Stores a booking that a guest makes by phone, in a chat or in person, once per `requestId`, and takes its vehicle at
 * once. It may begin nearer than the lead time and on a closed day, but nothing is booked that is not free. A confirmed
 * one is confirmed to the guest by email, if there is an address; a hold is not.
 */
export async function bookAtDesk(
  deps: Needs,
  { input, outcome, requestId, admin }: DeskBooking,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const order = deskOrderFrom(deps.catalogue, input, deps.now())
  if (!order.ok) return order
  const hash = contentHash(order.entered)
  const id = requestId ?? requestIdFrom(deps.authSecret, order.entered, bangkokDay(deps.now()))

  const store = async (tx: Queryable): Promise<{ ok: true; booking: Booking } | Refusal> => {
    const { hasFleet } = await findFleetFor(tx, null, { seats: 0, bags: 0 })
    const [first] = order.legs
    const { holdTimes, cancellation, depositPercent } = deps.rules()
    const holdEnds = first && hasFleet ? requestHoldEnds(holdTimes, 0, first.startsAt, deps.now()) : null
    const expiresAt = outcome === 'held' ? holdEnds : null
    const placed = await insertOnce(tx, order, {
      terms: cancellation,
      depositPercent,
      ...{ requestId: id, contentHash: hash, waitsUntil: expiresAt },
      status: outcome === 'held' ? 'requested' : 'confirmed',
    })
    if (placed?.booking.contentHash !== hash) return refuseReusedRequestId()
    const { booking, legs } = placed
    if (!placed.isNew) return { ok: true, booking }
    if (outcome === 'confirmed')
      await queueMails(deps, tx, [
        { kind: 'guest-request-confirmed', subjectId: booking.id, toAddress: booking.customerEmail },
      ])
    await takeVehicles(tx, deps, { booking, tourId: tourIdOf(order), legs, expiresAt, onClosedDays: true })
    return { ok: true, booking }
  }

  const wanted = { tourId: tourIdOf(order), origin: order.kind === 'trip' ? order.origin : null }
  return refuseIfUnavailable({ code: 'booking-not-saved' }, () =>
    refuseIfTaken(deps, wanted, ['date', 'returnDate'], () =>
      deps.db.transaction(store, { actor: staff(admin) }),
    ),
  )
}

function tourIdOf(order: DeskOrder): string | null {
  return order.kind === 'trip' ? order.tour.id : null
}

type Placed = { booking: Booking; legs: StoredLeg[]; isNew: boolean }

async function insertOnce(
  tx: Queryable,
  order: DeskOrder,
  stored: Pick<Booking, 'requestId' | 'contentHash' | 'waitsUntil' | 'status' | 'terms' | 'depositPercent'>,
): Promise<Placed | undefined> {
  const { entered, vehicle, priceBaht } = order
  const facts = {
    ...stored,
    ...partyEntered(entered),
    ...{ vehicle, priceBaht, luggage: entered.luggage, channel: entered.channel },
    language: entered.language,
    customerName: entered.name,
    customerEmail: entered.email ?? '',
    customerPhone: entered.phone ?? '',
    specialRequests: entered.message || null,
    travelDate: entered.date,
    drawReference: drawReference(order.kind),
  }
  if (order.kind === 'transfer') {
    const endDate = entered.returnDate ?? entered.date
    const placed = await insertTransferOnce(tx, { ...facts, endDate, legs: order.legs })
    return placed && { booking: placed.request, legs: placed.request.legs, isNew: placed.isNew }
  }
  const placed = await insertTripOnce(tx, {
    ...facts,
    ...{ tourId: order.tour.id, title: order.tour.title, origin: order.origin, hotelName: null },
    pickupLocation: entered.pickup,
    vehicleText: fleet[vehicle].name,
  })
  if (!placed) return undefined
  return { ...placed, legs: placed.isNew ? await insertLegs(tx, placed.booking.id, order.legs) : [] }
}
