import { type Booking, findBooking } from '#adapters/database/bookings.ts'
import { findPayablePayment, findPayment } from '#adapters/database/payments.ts'
import { findReversal } from '#adapters/database/reversals.ts'
import { paidHow } from '#content/payment-words.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { nextPaymentOf } from '#domain/payments/deposit.ts'
import { guestDepositReminder } from '#emails/guest/deposit-reminder.tsx'
import { guestPaymentFailed } from '#emails/guest/payment-failed.tsx'
import { guestPaymentReceived } from '#emails/guest/payment-received.tsx'
import { operatorPaymentAttention } from '#emails/operator/payment-attention.tsx'
import { operatorPaymentReceived } from '#emails/operator/payment-received.tsx'
import { operatorReversal } from '#emails/operator/reversal.tsx'
import type { RequestFacts } from '#emails/request-facts.tsx'
import { mailedPassTo } from '#operations/links/link-to.ts'
import { findBalance } from '#operations/payments/find-balance.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { withPickup } from './request.ts'

/** Emails about a refund or a dispute; `id` is that of the reversal. */
const writeReversal: MailWriter = async ({ db, addresses, publicUrl }, id) => {
  const reversal = await findReversal(db.read, id)
  const payment = reversal && (await findPayment(db.read, reversal.paymentId))
  if (!payment) return undefined
  const booking = payment.bookingId ? await findBooking(db.read, payment.bookingId) : undefined
  return {
    mail: operatorReversal({
      kind: reversal.state === 'failed' ? 'failed-refund' : reversal.kind,
      reference: booking?.reference ?? null,
      amountBaht: bahtFromSatang(reversal.amountSatang),
      paidBaht: bahtFromSatang(payment.receivedSatang ?? payment.amountSatang),
      providerId: reversal.providerId,
      dashboardUrl: `${publicUrl}/admin`,
    }),
    replyTo: addresses.operator,
  }
}

export const paymentMails = {
  'operator-refund': writeReversal,
  'operator-refund-failed': writeReversal,
  'operator-dispute': writeReversal,
  'operator-payment-attention': async ({ db, addresses, publicUrl }, id) => {
    const payment = await findPayment(db.read, id)
    if (!payment) return undefined
    const booking = payment.bookingId ? await findBooking(db.read, payment.bookingId) : undefined
    return {
      mail: operatorPaymentAttention({
        reference: booking?.reference ?? null,
        reason: payment.attentionReason ?? 'unknown',
        sessionId: payment.sessionId ?? 'unknown',
        expectedBaht: booking ? bahtFromSatang(payment.amountSatang) : null,
        dashboardUrl: `${publicUrl}/admin`,
        seenBaht: payment.receivedSatang === null ? null : bahtFromSatang(payment.receivedSatang),
      }),
      replyTo: addresses.operator,
    }
  },
  'guest-payment-received': aboutReceived(async (received, deps) => ({
    mail: guestPaymentReceived({ ...received, passUrl: await passUrl(deps, received.request) }),
    replyTo: deps.addresses.operator,
  })),
  /** Not sent when the deposit has been paid since, or the trip was called off. */
  'guest-deposit-reminder': async (deps, id) => {
    const booking = await findBooking(deps.db.read, id)
    if (!booking || !bookingCountsAs(booking.status, 'ahead')) return undefined
    const next = nextPaymentOf(booking, await findBalance(deps.db.read, booking))
    if (next?.purpose !== 'deposit') return undefined
    const request = await withPickup(deps, booking)
    return {
      mail: guestDepositReminder({
        request,
        depositBaht: next.amountBaht,
        passUrl: await passUrl(deps, request),
      }),
      replyTo: deps.addresses.operator,
    }
  },
  'operator-payment-received': aboutReceived(async (received, { publicUrl }) => ({
    mail: operatorPaymentReceived({ ...received, dashboardUrl: `${publicUrl}/admin` }),
    replyTo: received.request.customerEmail,
  })),
  /** Not sent when the guest is paying again or has paid since. */
  'guest-payment-failed': async (deps, id) => {
    const { db, addresses, publicUrl } = deps
    const payment = await findPayment(db.read, id)
    const booking = payment?.bookingId ? await findBooking(db.read, payment.bookingId) : undefined
    if (payment?.status !== 'failed' || !booking || (await findPayablePayment(db.read, booking.id)))
      return undefined
    const isBooked = bookingCountsAs(booking.status, 'ahead')
    if (isBooked ? !(await isDue(deps, booking)) : booking.status !== 'expired') return undefined
    const token = await mailedPassTo(deps, db.read, booking)
    return {
      mail: guestPaymentFailed({
        ...{ request: await withPickup(deps, booking), isBooked },
        amountBaht: bahtFromSatang(payment.amountSatang),
        payUrl: isBooked ? `${publicUrl}/booking/${token}` : `${publicUrl}/booking-summary?booking=${token}`,
      }),
      replyTo: addresses.operator,
    }
  },
} satisfies Record<string, MailWriter>

/** Is something of an agreed booking still to be paid at the checkout? */
async function isDue({ db }: MailWriterNeeds, booking: Booking): Promise<boolean> {
  return nextPaymentOf(booking, await findBalance(db.read, booking)) !== undefined
}

type Received = { request: Booking & RequestFacts; amountBaht: number; how: string; dueBaht: number }

/** About a payment for a booking that was confirmed before. */
function aboutReceived(
  write: (received: Received, deps: MailWriterNeeds) => Promise<WrittenMail>,
): MailWriter {
  return async (deps, id) => {
    const payment = await findPayment(deps.db.read, id)
    const booking = payment?.bookingId ? await findBooking(deps.db.read, payment.bookingId) : undefined
    if (payment?.status !== 'paid' || !booking) return undefined
    const { dueBaht } = await findBalance(deps.db.read, booking)
    const amountBaht = bahtFromSatang(payment.amountSatang)
    const how = paidHow[payment.method]
    return write({ request: await withPickup(deps, booking), amountBaht, how, dueBaht: dueBaht ?? 0 }, deps)
  }
}
