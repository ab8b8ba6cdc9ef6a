import type { PaymentInAttention } from '#adapters/database/admin/attention.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { attentionReasonText } from '#domain/payments/payment-status.ts'

/** Money that the site did not expect in this way, in words that the server has chosen. */
export type OddPaymentView = Pick<
  PaymentInAttention,
  'id' | 'reference' | 'customerName' | 'createdAt' | 'provider'
> & {
  reason: string
  /** What was expected and what came, where the reason does not say so. */
  amounts: string
  /** What the provider calls it. */
  name: string
}

export function oddPaymentView(payment: PaymentInAttention): OddPaymentView {
  const { id, reference, customerName, createdAt, provider, sessionId } = payment
  const reason = payment.attentionReason ?? 'the payment is not as expected'
  return {
    ...{ id, reference, customerName, createdAt, provider },
    reason: attentionReasonText(reason),
    amounts: reason.includes('was expected') ? '' : amountsOf(payment),
    name: sessionId ?? id,
  }
}

function amountsOf({ reference, amountSatang, receivedSatang }: PaymentInAttention): string {
  // Without a booking nothing was expected; the amount is then what arrived.
  const expected = reference ? formatBaht(bahtFromSatang(amountSatang)) : 'not known'
  const received = receivedSatang === null ? 'not known in baht' : formatBaht(bahtFromSatang(receivedSatang))
  return ` Expected: ${expected}. Received: ${received}.`
}
