import type { PaymentMethod } from '#money/payments/payment-kind.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { paidNewestFirst } from '#money/refunds/refundable.rules.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Booking, findBooking } from '../bookings.store.ts'
import { findFirstPickup } from '../legs.store.ts'
import { type Cancellable, type RefundNow, refundNow } from './cancellation.rules.ts'
import { type RefundWindow, refundWindows } from './refund-windows.rules.ts'

/**
 * What a guest would get back who cancels now, for the page that asks before the press.
 * @returns `undefined` when there is no such booking
 * @throws {Unavailable} when the database does not answer
 */
export async function findRefundNow(
  deps: Pick<Deps, 'db' | 'now'>,
  bookingId: string,
): Promise<RefundNow | undefined> {
  const booking = await findBooking(deps.db.read, bookingId)
  return booking && (await findCancellationOutcome(deps, booking)).refund
}

/** What cancelling a booking gives back now, and what its terms give back at other times. */
export type CancellationOutcome = {
  refund: RefundNow
  windows: readonly RefundWindow[]
  /** When the driver comes the first time; null when it is not known. */
  pickupAt: Date | null
  /** How it was paid. */
  methods: readonly PaymentMethod[]
}

export async function findCancellationOutcome(
  deps: Pick<Deps, 'db' | 'now'>,
  booking: BookingToCancel,
): Promise<CancellationOutcome> {
  const { read } = deps.db
  const payments = await withRefunds(read, await listPaymentsOfBooking(read, booking.id))
  const cancellable = await withFirstPickup(read, booking)
  return {
    refund: refundNow(cancellable, payments, deps.now()),
    windows: refundWindows(cancellable, payments, deps.now()),
    pickupAt: cancellable.pickupAt,
    methods: paidNewestFirst(payments).map(({ method }) => method),
  }
}

/** The part of a stored booking that a cancellation depends on. */
export type BookingToCancel = Pick<Booking, 'id' | 'kind' | keyof Omit<Cancellable, 'pickupAt'>>

/** The booking with the time of its first pickup, which is null while it has no legs. */
export async function withFirstPickup(db: Queryable, booking: BookingToCancel): Promise<Cancellable> {
  return { ...booking, pickupAt: await findFirstPickup(db, booking.id) }
}
