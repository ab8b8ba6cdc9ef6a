import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { type Booking, findBooking } from '#bookings/bookings.store.ts'
import { findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { findEvent } from '#bookings/events.store.ts'
import { mailedPassTo } from '#guests/links/link-to.ts'
import { findBalance } from '#money/cash/find-balance.ts'
import { toPayOf } from '#money/deposits/deposit.rules.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import type { Balance } from '#money/payments/balance.rules.ts'
import { dueForOperator, paidHow } from '#money/payments/payment.words.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { findPayablePayment, findPayment } from '#money/payments/payments.store.ts'
import { findRefund } from '#money/refunds/refunds.store.ts'
import { type ReversalState, reversalCountsAs } from '#money/refunds/reversal.rules.ts'
import { findReversal } from '#money/refunds/reversals.store.ts'
import { guestDepositReminder } from '../templates/guest/deposit-reminder.tsx'
import { guestPaymentFailed } from '../templates/guest/payment-failed.tsx'
import { guestPaymentReceived } from '../templates/guest/payment-received.tsx'
import { operatorPaymentReceived } from '../templates/operator/booking-news.tsx'
import { operatorPaymentAttention } from '../templates/operator/payment-attention.tsx'
import { operatorReversal } from '../templates/operator/reversal.tsx'
import { isAhead } from './as-queued.ts'
import { deskUrl } from './desk-url.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { dueNow, restNow } from './paid.ts'
import { passUrl } from './pass-url.ts'
import { findTold, type Told, toldOf } from './told-booking.ts'

type ReversalMail = Parameters<typeof operatorReversal>[0]['kind']

/** Emails about a refund or a dispute; `id` is that of the reversal. `kindOf`: null when the email is not sent. */
const aboutReversal =
  (kindOf: (state: ReversalState) => ReversalMail | null): MailWriter =>
  async ({ db, addresses, publicUrl }, id) => {
    const reversal = await findReversal(db.read, id)
    const kind = reversal && kindOf(reversal.state)
    const payment = reversal && (await findPayment(db.read, reversal.paymentId))
    if (!kind || !payment) return undefined
    const booking = payment.bookingId ? await findBooking(db.read, payment.bookingId) : undefined
    return {
      mail: operatorReversal({
        kind,
        reference: booking?.reference ?? null,
        amountBaht: bahtFromSatang(reversal.amountSatang),
        paidBaht: bahtFromSatang(payment.receivedSatang ?? payment.amountSatang),
        providerId: reversal.providerId,
        open: pageOf(publicUrl, booking),
      }),
      replyTo: addresses.operator,
    }
  }

const aboutFailedReversal = aboutReversal(() => 'failed-refund')

/** About the event of a refund that the provider refused. Not sent when it has been tried again or paid out since. */
async function aboutRefusedRefund({ db, addresses, publicUrl }: MailWriterNeeds, eventId: string) {
  const event = await findEvent(db.read, eventId)
  const refund = event && (await findRefund(db.read, event.subjectId))
  const payment = refund && (await findPayment(db.read, refund.paymentId))
  if (refund?.status !== 'failed' || !payment) return undefined
  const booking = refund.bookingId ? await findBooking(db.read, refund.bookingId) : undefined
  return {
    mail: operatorReversal({
      kind: 'failed-refund',
      reference: booking?.reference ?? null,
      amountBaht: bahtFromSatang(refund.amountSatang),
      paidBaht: bahtFromSatang(payment.receivedSatang ?? payment.amountSatang),
      ...{ providerId: null, why: refund.lastError },
      open: pageOf(publicUrl, booking),
    }),
    replyTo: addresses.operator,
  }
}

/** Where the operator decides about money: at its booking, or on the money page when that is not known. */
function pageOf(publicUrl: string, booking: Booking | undefined): { to: string; label: string } {
  return booking
    ? { to: deskUrl(publicUrl, booking), label: 'Open the booking' }
    : { to: `${publicUrl}/desk/money#mismatches`, label: 'Open the money page' }
}

export const paymentMails = {
  /** Not sent when it has failed since, of which there is an email of its own. */
  'operator-refund': aboutReversal((state) => (state === 'failed' ? null : 'refund')),
  /** About a refund of the provider, or about one that it would not make. */
  'operator-refund-failed': async (deps, id, facts) =>
    (await aboutFailedReversal(deps, id, facts)) ?? (await aboutRefusedRefund(deps, id)),
  'operator-dispute': aboutReversal((state) =>
    reversalCountsAs(state, 'needsAttention') ? 'dispute' : 'answered-dispute',
  ),
  /** Not sent when an admin has decided since. */
  'operator-payment-attention': async ({ db, addresses, publicUrl }, id) => {
    const payment = await findPayment(db.read, id)
    if (!payment?.attentionReason || !paymentCountsAs(payment.status, 'needsAttention')) return undefined
    const booking = payment.bookingId ? await findBooking(db.read, payment.bookingId) : undefined
    return {
      mail: operatorPaymentAttention({
        reference: booking?.reference ?? null,
        reason: payment.attentionReason,
        sessionId: payment.sessionId ?? 'unknown',
        expectedBaht: booking ? bahtFromSatang(payment.amountSatang) : null,
        open: pageOf(publicUrl, booking),
        seenBaht: payment.receivedSatang === null ? null : bahtFromSatang(payment.receivedSatang),
      }),
      replyTo: addresses.operator,
    }
  },
  'guest-payment-received': aboutReceived(async ({ told, booking, balance, amountBaht, how }, deps) => ({
    mail: guestPaymentReceived({
      ...{ booking: told, amountBaht, how },
      remaining: isAhead(booking, deps.now())
        ? (restNow(booking, balance, deps.now()) ?? 'Your trip is paid in full.')
        : '',
      passUrl: await passUrl(deps, booking),
    }),
    replyTo: deps.addresses.operator,
  })),
  /** Not sent when the deposit has been paid since, cannot be paid on the pass any more, or the trip was called off. */
  'guest-deposit-reminder': async (deps, id) => {
    const booking = await findDetailedBooking(deps.db.read, id)
    if (!booking || !bookingCountsAs(booking.status, 'ahead')) return undefined
    const online = toPayOf(booking, await findBalance(deps.db.read, booking), deps.now())?.online
    if (online?.purpose !== 'deposit') return undefined
    return {
      mail: guestDepositReminder({
        booking: toldOf(deps, booking),
        depositBaht: online.amountBaht,
        passUrl: await passUrl(deps, booking),
      }),
      replyTo: deps.addresses.operator,
    }
  },
  'operator-payment-received': aboutReceived(async ({ told, booking, balance, amountBaht, how }, deps) => ({
    mail: operatorPaymentReceived({
      ...{ booking: told, amountBaht, how },
      remaining: bookingCountsAs(booking.status, 'agreed') ? dueForOperator(dueNow(booking, balance)) : '',
      deskUrl: deskUrl(deps.publicUrl, booking),
    }),
    replyTo: booking.customerEmail,
  })),
  /** Not sent when the guest is paying again or has paid since. */
  'guest-payment-failed': async (deps, id) => {
    const { db, addresses, publicUrl } = deps
    const payment = await findPayment(db.read, id)
    const booking = payment?.bookingId ? await findDetailedBooking(db.read, payment.bookingId) : undefined
    if (payment?.status !== 'failed' || !booking || (await findPayablePayment(db.read, booking.id)))
      return undefined
    const isBooked = bookingCountsAs(booking.status, 'ahead')
    if (isBooked ? !(await isDue(deps, booking)) : booking.status !== 'expired') return undefined
    const token = await mailedPassTo(deps, db.read, booking)
    return {
      mail: guestPaymentFailed({
        ...{ booking: toldOf(deps, booking), isBooked },
        amountBaht: bahtFromSatang(payment.amountSatang),
        payUrl: isBooked ? `${publicUrl}/booking/${token}` : `${publicUrl}/booking-summary?booking=${token}`,
      }),
      replyTo: addresses.operator,
    }
  },
} satisfies Record<string, MailWriter>

/** Can something of an agreed booking still be paid at the checkout? */
async function isDue({ db, now }: MailWriterNeeds, booking: Booking): Promise<boolean> {
  return toPayOf(booking, await findBalance(db.read, booking), now())?.online !== undefined
}

/** About a payment for a booking that was confirmed before. */
function aboutReceived(
  write: (
    received: Told & { balance: Balance; amountBaht: number; how: string },
    deps: MailWriterNeeds,
  ) => Promise<WrittenMail>,
): MailWriter {
  return async (deps, id, facts) => {
    const payment = await findPayment(deps.db.read, id)
    const told = await findTold(deps, payment?.bookingId, facts)
    if (payment?.status !== 'paid' || !told) return undefined
    const balance = await findBalance(deps.db.read, told.booking)
    const amountBaht = bahtFromSatang(payment.amountSatang)
    return write({ ...told, balance, amountBaht, how: paidHow[payment.method] }, deps)
  }
}
