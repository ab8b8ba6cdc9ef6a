import {
  findBookingForUpdate,
  updateBookingDeadline,
  updateBookingPrice,
  updateBookingStatus,
  updateHoldNetwork,
  updateHoldRefused,
} from '#bookings/bookings.store.ts'
import { confirmationOf } from '#bookings/confirming/confirmation.rules.ts'
import { checkoutHoldEnds } from '#bookings/holding/hold.rules.ts'
import type { HoldLimit } from '#bookings/holding/hold-limits.rules.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { priceChanged } from '#bookings/placing/booking-offer.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import type { ByGuest } from '#fleet/allocation/take-vehicles.ts'
import { checkVehiclesOfBooking, takeVehiclesOfBooking } from '#fleet/allocation/take-vehicles-of-booking.ts'
import type { Queryable } from '#platform/database/database.ts'
import { networkKey } from '#platform/limits/network-key.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { listPaymentsOfBooking } from '../payments/payments.store.ts'
import { openCheckout, type ToPay } from './open-checkout.ts'
import { PAYMENT_NOT_STARTED, type PaymentNeeds, type StartedPayment } from './open-session.ts'
import {
  findPayableBooking,
  firstPaymentOf,
  isCheckoutCurrent,
  type PayableBooking,
  priceToPay,
  whyNotPayable,
} from './payable-booking.ts'

/**
 * `seenPriceBaht`: the price that the guest was shown. If the price is another one now, the start is refused. `network`:
 * where the guest pays from.
 */
type StartPaymentInput = { bookingId: string; seenPriceBaht?: number | undefined; network?: CountedNetwork }

const NO_TRIP = { tourId: null, origin: null }

/**
 * Opens the checkout of the payment that confirms a booking ({@link openCheckout}): its deposit, or the whole price. For a
 * booking without a held vehicle the payment is only authorised.
 */
export async function startPayment(
  deps: PaymentNeeds,
  { bookingId, seenPriceBaht, network }: StartPaymentInput,
): Promise<StartedPayment | Refusal> {
  return refuseIfUnavailable(PAYMENT_NOT_STARTED, async () => {
    const known = await findPayableBooking(deps.db.read, bookingId)
    return openCheckout(deps, {
      bookingId,
      wanted: known && known.kind === 'trip' ? known : NO_TRIP,
      async isCurrent(open) {
        const booking = await findPayableBooking(deps.db.read, bookingId)
        return !booking || isCheckoutCurrent(deps.catalogue, open, booking)
      },
      findToPay: (tx) => findToPay(tx, deps, { bookingId, seenPriceBaht, network }),
      cancelPage: (token) => `/booking-cancelled?booking=${token}`,
    })
  })
}

async function findToPay(
  tx: Queryable,
  deps: PaymentNeeds,
  { bookingId, seenPriceBaht, network }: StartPaymentInput,
): Promise<ToPay | Refusal> {
  await findBookingForUpdate(tx, bookingId)
  const booking = await findPayableBooking(tx, bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  const attempts = await listPaymentsOfBooking(tx, bookingId)
  const paidBy = attempts.find((attempt) => attempt.status === 'paid')
  if (paidBy) return { ok: true, booking, paidBy }
  const problem = whyNotPayable(deps.catalogue, booking, attempts, { nowMs: deps.now(), ...deps.rules() })
  const priceBaht = priceToPay(deps.catalogue, booking)
  if (problem || !priceBaht) return refuse('not-payable', problem ?? PAYMENT_NOT_STARTED)
  return {
    ok: true,
    booking,
    next: firstPaymentOf(priceBaht, booking),
    async prepare(refused) {
      if (priceBaht !== (seenPriceBaht ?? booking.priceBaht)) return priceChanged(priceBaht)
      if (priceBaht !== booking.priceBaht) await updateBookingPrice(tx, booking.id, priceBaht)
      const byGuest = { network: networkKey(deps.authSecret, network) }
      const isHeld = await holdForCheckout(tx, deps, booking, { byGuest, refused })
      return { ok: true, authorises: !confirmsAtOnce(deps, booking, isHeld) }
    },
  }
}

/** Does this payment confirm the booking? A transfer can be booked at once until its lead time, and not after it. */
function confirmsAtOnce(
  { rules, now }: Pick<PaymentNeeds, 'rules' | 'now'>,
  booking: PayableBooking,
  isHeld: boolean,
): boolean {
  const byCard = { booking: { channel: 'card', hotel: 'optional' } } as const
  const day = booking.kind === 'trip' ? { date: booking.travelDate, nowMs: now() } : undefined
  // Who is at the checkout may still pay by card.
  const offered = { ...rules(), channels: ['card'] as const, hasFleet: isHeld }
  return confirmationOf(byCard, offered, day).kind === 'instant'
}

/** From where the guest comes, and the limit for which nothing may be held; null when it may. */
type Holding = { byGuest: ByGuest; refused: HoldLimit | null }

/**
 * Holds a vehicle for as long as the checkout is open and its money may still arrive. For a guest who holds as much as one
 * may nothing is held: one has to be free, and the operator decides.
 * @returns whether every drive has one; without a fleet none has
 */
async function holdForCheckout(
  tx: Queryable,
  deps: PaymentNeeds,
  booking: PayableBooking,
  { byGuest, refused }: Holding,
): Promise<boolean> {
  const expiresAt = checkoutHoldEnds(deps.rules().holdTimes, deps.now())
  const moved = await updateBookingStatus(tx, booking, 'start_payment', expiresAt)
  // It has waited for an earlier attempt.
  if (!moved) await updateBookingDeadline(tx, booking.id, expiresAt)
  if (refused) {
    await updateHoldRefused(tx, booking.id, refused)
    await checkVehiclesOfBooking(tx, deps, booking)
    return false
  }
  await updateHoldNetwork(tx, booking.id, byGuest.network)
  await takeVehiclesOfBooking(tx, deps, booking, { expiresAt, byGuest })
  const [legs, held] = [await listLegs(tx, booking.id), await listAllocationsOf(tx, booking.id)]
  return legs.length > 0 && legs.every(({ id }) => held.some(({ legId }) => legId === id))
}
