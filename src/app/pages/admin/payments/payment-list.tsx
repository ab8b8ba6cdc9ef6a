import type { ListedPayment } from '#adapters/database/admin/bookings.ts'
import { DateTime } from '#app/sections/date-time.tsx'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { attentionReasonText } from '#domain/payments/payment-status.ts'
import { Badge } from '../badge.tsx'
import { RowPart } from '../lists/row.tsx'
import { PAYMENT_STATES, REVERSAL_STATES } from '../state-labels.ts'

/** Every attempt to pay for a booking by card, oldest first, each with its refunds and disputes. */
export function PaymentList({ payments }: { payments: readonly ListedPayment[] }) {
  if (payments.length === 0) return null
  return (
    <RowPart title="Payments">
      <ol className="steps">
        {payments.flatMap((payment) => [
          <li key={payment.id}>
            <Badge state={PAYMENT_STATES[payment.status]} />
            <span>
              {amountsOf(payment)}, {payment.provider}
              {payment.attentionReason && `. ${attentionReasonText(payment.attentionReason)}`}
              {payment.sessionId && <code> {payment.sessionId}</code>}
              {payment.paymentIntentId && <code> {payment.paymentIntentId}</code>}
            </span>
            <DateTime at={payment.paidAt ?? payment.createdAt} />
          </li>,
          ...payment.reversals.map(({ id, kind, state, amountSatang, providerId, madeAt }) => (
            <li key={id}>
              <Badge state={REVERSAL_STATES[state]} />
              <span>
                {kind === 'refund' ? 'Refund' : 'Dispute'}: {amountIn(amountSatang, payment.currency)}
                <code> {providerId}</code>
              </span>
              <DateTime at={madeAt} />
            </li>
          )),
        ])}
      </ol>
    </RowPart>
  )
}

function amountIn(satang: number, currency: string): string {
  return currency === 'thb' ? formatBaht(bahtFromSatang(satang)) : `${satang / 100} ${currency}`
}

function amountsOf({ amountSatang, receivedSatang, currency }: ListedPayment): string {
  const baht = (satang: number) => formatBaht(bahtFromSatang(satang))
  const asked = amountIn(amountSatang, currency)
  return receivedSatang === null ? asked : `${asked} expected, ${baht(receivedSatang)} received`
}
