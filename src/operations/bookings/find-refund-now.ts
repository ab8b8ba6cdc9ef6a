import { type Booking, findBooking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { findTrip } from '#adapters/database/detailed-bookings.ts'
import { findFirstPickup } from '#adapters/database/legs.ts'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import { type Cancellable, type RefundNow, refundNow } from '#domain/bookings/cancellation.ts'
import { type RefundWindow, refundWindows } from '#domain/bookings/refund-windows.ts'
import { findTour, pickupTimeOf } from '#domain/catalogue/catalogue.ts'
import type { PaymentMethod } from '#domain/payments/payment-kind.ts'
import { paidNewestFirst } from '#domain/payments/refundable.ts'
import { bangkokInstant } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'

/**
 * What a guest would get back who cancels now, for the page that asks before the press.
 * @returns `undefined` when there is no such booking
 * @throws {Unavailable} when the database does not answer
 */
export async function findRefundNow(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  bookingId: string,
): Promise<RefundNow | undefined> {
  const booking = await findBooking(deps.db.read, bookingId)
  return booking && (await findCancellation(deps, booking)).refund
}

/** What cancelling a booking means at this moment, and by its terms at others. */
export type Cancellation = {
  refund: RefundNow
  windows: readonly RefundWindow[]
  /** When the driver comes the first time; null when it is not known. */
  pickupAt: Date | null
  /** How it was paid. */
  methods: readonly PaymentMethod[]
}

export async function findCancellation(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  booking: CancelledBooking,
): Promise<Cancellation> {
  const { read } = deps.db
  const payments = await withRefunds(read, await listPaymentsOfBooking(read, booking.id))
  const cancellable = await cancellableOf(read, deps, booking)
  return {
    refund: refundNow(cancellable, payments, deps.now()),
    windows: refundWindows(cancellable, payments, deps.now()),
    pickupAt: cancellable.pickupAt,
    methods: paidNewestFirst(payments).map(({ method }) => method),
  }
}

/** What of a stored booking a cancellation depends on. */
export type CancelledBooking = Pick<Booking, 'id' | 'kind' | keyof Omit<Cancellable, 'pickupAt'>>

/** A booking with the instant of its first pickup: that of its first leg or, without legs, of the trip in the catalogue. */
export async function cancellableOf(
  db: Queryable,
  { catalogue }: Pick<Deps, 'catalogue'>,
  booking: CancelledBooking,
): Promise<Cancellable> {
  const pickupAt = (await findFirstPickup(db, booking.id)) ?? (await cataloguePickup(db, catalogue, booking))
  return { ...booking, pickupAt }
}

async function cataloguePickup(
  db: Queryable,
  catalogue: Deps['catalogue'],
  { id, kind }: Pick<Booking, 'id' | 'kind'>,
): Promise<Date | null> {
  const trip = kind === 'trip' ? await findTrip(db, id) : undefined
  const tour = trip && findTour(catalogue, trip.tourId)
  return tour && trip.origin ? bangkokInstant(trip.travelDate, pickupTimeOf(tour, trip.origin)) : null
}
