import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payments/payment-kind.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import { type PaymentWithRefunds, receivedSatangOf } from '#domain/payments/refundable.ts'
import { bangkokDay, type PlainDate } from '#domain/time/calendar.ts'
import { paymentMethodNames } from './payment-words.ts'

type Paid = PaymentWithRefunds & { method: PaymentMethod; paidAt: Date | null; createdAt: Date }

/** The payments of a receipt: `Card`, `฿5,500`, and the day. Money that does not match its booking is on none. */
export function receiptLines(payments: readonly Paid[]): { method: string; sum: string; day: PlainDate }[] {
  return payments
    .filter(({ status }) => paymentCountsAs(status, 'income'))
    .map((payment) => ({
      method: paymentMethodNames[payment.method],
      sum: formatBaht(bahtFromSatang(receivedSatangOf(payment))),
      day: bangkokDay((payment.paidAt ?? payment.createdAt).getTime()),
    }))
}
