import { findBooking } from '#adapters/database/bookings.ts'
import { findPayment } from '#adapters/database/payments.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { operatorPaymentAttention } from '#emails/operator-payment-attention.tsx'
import type { MailWriter } from './mail-writer.ts'

export const paymentMails = {
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
} satisfies Record<string, MailWriter>
