import { listAllocationsOf } from '#adapters/database/allocations.ts'
import {
  findBookingForUpdate,
  updateBookingDeadline,
  updateBookingPrice,
  updateBookingStatus,
  updateHoldNetwork,
  updateHoldRefused,
} from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listLegs } from '#adapters/database/legs.ts'
import {
  findPayablePayment,
  listPaymentsOfBooking,
  type Payment,
  updatePaymentStatus,
} from '#adapters/database/payments.ts'
import { checkoutHoldEnds } from '#domain/availability/hold.ts'
import type { HoldLimit } from '#domain/availability/hold-limits.ts'
import { confirmationOf } from '#domain/catalogue/confirmation.ts'
import { refuseIfTaken } from '../availability/refuse-if-taken.ts'
import type { ByGuest } from '../availability/take-vehicles.ts'
import { checkVehiclesOfBooking, takeVehiclesOfBooking } from '../availability/take-vehicles-of-booking.ts'
import { withinHoldLimits } from '../availability/within-hold-limits.ts'
import { networkKey } from '../limits/network-key.ts'
import type { CountedNetwork } from '../limits/spend-budget.ts'
import { linkTo } from '../links/link-to.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { priceChanged } from '../requests/booking-offer.ts'
import { closeCheckout } from './cancel-payment.ts'
import {
  canContinue,
  openSession,
  PAYMENT_NOT_STARTED,
  type PaymentNeeds,
  type StartedPayment,
  storeAttempt,
} from './open-session.ts'
import {
  findPayableBooking,
  firstPaymentOf,
  isCheckoutCurrent,
  type PayableBooking,
  priceToPay,
  whyNotPayable,
} from './payable-booking.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

/**
 * `seenPriceBaht`: the price that the guest was shown. If the price is another one now, the start is refused. `network`:
 * where the guest pays from.
 */
type StartPaymentInput = { bookingId: string; seenPriceBaht?: number | undefined; network?: CountedNetwork }

const NO_TRIP = { tourId: null, origin: null }
const BY_GUEST = { actor: 'guest' } as const

/**
 * Opens a checkout for a booking. A booking has one payable checkout at most, even with concurrent calls: an open one
 * is returned again, and a call whose answer was lost is repeated with its stored idempotency key. For a
 * booking without a held vehicle the payment is only authorised.
 */
export async function startPayment(
  deps: PaymentNeeds,
  { bookingId, seenPriceBaht, network }: StartPaymentInput,
): Promise<StartedPayment | Refusal> {
  return refuseIfUnavailable(
    PAYMENT_NOT_STARTED,
    async () => {
      const earlier = await settleOpenSession(deps, bookingId)
      if (earlier?.state === 'processing' && earlier.payment.sessionId)
        return { ok: true, isProcessing: true, sessionId: earlier.payment.sessionId }
      const begun = await beginAttempt(deps, { bookingId, seenPriceBaht, network })
      if (!begun.ok) return begun
      const { payment } = begun
      if (payment.status === 'paid' && payment.sessionId)
        return { ok: true, alreadyPaid: true, sessionId: payment.sessionId }
      if (payment.sessionId && payment.checkoutUrl)
        return { ok: true, url: payment.checkoutUrl, sessionId: payment.sessionId }
      return await openSession(deps, begun.booking, payment, pagesAfter(deps, begun.token))
    },
    (error) => deps.log.warn({ err: error, bookingId }, 'payment could not be started'),
  )
}

/**
 * Settles the checkout that is still open by our record, which may have been paid or have expired without a webhook.
 * It is closed when it asks for another price, or when its booking no longer waits for it.
 */
async function settleOpenSession(deps: PaymentNeeds, bookingId: string): Promise<Settlement | undefined> {
  const open = await findPayablePayment(deps.db.read, bookingId)
  if (!open?.sessionId) return undefined
  const settled = await settlePayment(deps, open.sessionId)
  const booking = await findPayableBooking(deps.db.read, bookingId)
  if (settled.state !== 'unpaid' || !booking || isCheckoutCurrent(deps.catalogue, open, booking))
    return settled
  return closeCheckout(deps, open.sessionId)
}

/** `token`: of the link that the guest comes back by. */
type Attempt = { ok: true; booking: PayableBooking; payment: Payment; token: string }

/** Finds an attempt that can be continued, or stores a new one and holds a vehicle, before the provider is called. */
async function beginAttempt(deps: PaymentNeeds, input: StartPaymentInput): Promise<Attempt | Refusal> {
  const booking = await findPayableBooking(deps.db.read, input.bookingId)
  const wanted = booking && 'tourId' in booking ? booking : NO_TRIP
  return refuseIfTaken(deps, wanted, ['date'], () =>
    withinHoldLimits((refused) =>
      deps.db.transaction((tx) => attempt(tx, deps, { ...input, refused }), BY_GUEST),
    ),
  )
}

async function attempt(
  tx: Queryable,
  deps: PaymentNeeds,
  { bookingId, seenPriceBaht, network, refused }: StartPaymentInput & { refused: HoldLimit | null },
): Promise<Attempt | Refusal> {
  await findBookingForUpdate(tx, bookingId)
  const booking = await findPayableBooking(tx, bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  const attempts = await listPaymentsOfBooking(tx, bookingId)
  const paid = attempts.find((attempt) => attempt.status === 'paid')
  const token = await linkTo(deps, tx, 'pass', booking, 'guest')
  if (paid) return { ok: true, booking, payment: paid, token }
  const problem = whyNotPayable(deps.catalogue, booking, attempts, {
    nowMs: deps.now(),
    ...deps.rules(),
  })
  const priceBaht = priceToPay(deps.catalogue, booking)
  const asked = priceBaht && firstPaymentOf(priceBaht, booking)
  if (problem || !asked) return refuse('not-payable', problem ?? PAYMENT_NOT_STARTED)

  const earlier = await findPayablePayment(tx, bookingId)
  if (earlier && canContinue(earlier, asked.amountBaht, deps.now()))
    return { ok: true, booking, payment: earlier, token }
  if (earlier) await updatePaymentStatus(tx, earlier, 'fail')
  if (priceBaht !== (seenPriceBaht ?? booking.priceBaht)) return priceChanged(priceBaht)
  if (priceBaht !== booking.priceBaht) await updateBookingPrice(tx, booking.id, priceBaht)
  const byGuest = { network: networkKey(deps.authSecret, network) }
  const isHeld = await holdForCheckout(tx, deps, booking, { byGuest, refused })
  const authorises = !confirmsAtOnce(deps, booking, isHeld)
  const payment = await storeAttempt(tx, deps, bookingId, asked, authorises)
  return { ok: true, booking, payment, token }
}

/** Does this payment confirm the booking? A transfer can be booked at once until its lead time, and not after it. */
function confirmsAtOnce(
  { rules, now }: Pick<PaymentNeeds, 'rules' | 'now'>,
  booking: PayableBooking,
  isHeld: boolean,
): boolean {
  const byCard = { booking: { channel: 'card', hotel: 'optional' } } as const
  const day = 'tourId' in booking ? { date: booking.travelDate, nowMs: now() } : undefined
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

/** The pages to which the provider sends the guest. */
function pagesAfter({ publicUrl }: PaymentNeeds, token: string) {
  return {
    successUrl: `${publicUrl}/booking-success?session_id={CHECKOUT_SESSION_ID}&booking=${token}`,
    cancelUrl: `${publicUrl}/booking-cancelled?booking=${token}`,
  }
}
