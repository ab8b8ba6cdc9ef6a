import type { ListedPayment } from '#adapters/database/admin/bookings.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { attentionSentence } from '#domain/payment-status.ts'
import { Moment } from '../../sections/moment.tsx'
import { Badge } from './badge.tsx'
import { RowPart } from './row.tsx'
import { PAYMENT_STATES } from './states.ts'

/** Every attempt to pay for a booking by card, oldest first. */
export function PaymentList({ payments }: { payments: readonly ListedPayment[] }) {
  if (payments.length === 0) return null
  return (
    <RowPart title="Payments">
      <ol className="steps">
        {payments.map((payment) => (
          <li key={payment.id}>
            <Badge state={PAYMENT_STATES[payment.status]} />
            <span>
              {amountsOf(payment)}, {payment.provider}
              {payment.attentionReason && `. ${attentionSentence(payment.attentionReason)}`}
              {payment.sessionId && <code> {payment.sessionId}</code>}
              {payment.paymentIntentId && <code> {payment.paymentIntentId}</code>}
            </span>
            <Moment at={payment.paidAt ?? payment.createdAt} />
          </li>
        ))}
      </ol>
    </RowPart>
  )
}

function amountsOf({ amountSatang, receivedSatang, currency }: ListedPayment): string {
  const baht = (satang: number) => formatBaht(bahtFromSatang(satang))
  const asked = currency === 'thb' ? baht(amountSatang) : `${amountSatang / 100} ${currency}`
  return receivedSatang === null ? asked : `${asked} expected, ${baht(receivedSatang)} received`
}
