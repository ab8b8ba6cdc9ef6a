import { bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import { bahtFromSatang, formatBaht } from '../money.rules.ts'
import { type PaymentWithRefunds, receivedSatangOf } from '../refunds/refundable.rules.ts'
import { paymentMethodNames } from './payment.words.ts'
import type { PaymentMethod } from './payment-kind.rules.ts'
import { paymentCountsAs } from './payment-status.rules.ts'

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
