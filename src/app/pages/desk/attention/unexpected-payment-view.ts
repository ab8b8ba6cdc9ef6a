import type { PaymentInAttention } from '#adapters/database/admin/attention.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { attentionSentence, namesAmounts } from '#domain/payments/attention-reason.ts'

/** A payment that does not match its booking, as the panel shows it. For loaders. */
export type UnexpectedPaymentView = Pick<
  PaymentInAttention,
  'id' | 'reference' | 'customerName' | 'createdAt' | 'provider'
> & {
  reason: string
  /** The expected and the received amount; empty when the reason names them. */
  amounts: string
  /** Its id at the provider. */
  providerId: string
}

export function unexpectedPaymentView(payment: PaymentInAttention): UnexpectedPaymentView {
  const { id, reference, customerName, createdAt, provider, sessionId } = payment
  const reason = payment.attentionReason
  return {
    ...{ id, reference, customerName, createdAt, provider },
    reason: reason ? attentionSentence(reason) : '',
    amounts: reason && namesAmounts(reason) ? '' : amountsOf(payment),
    providerId: sessionId ?? id,
  }
}

function amountsOf({ reference, amountSatang, receivedSatang }: PaymentInAttention): string {
  // Without a booking nothing was expected; the amount is then what arrived.
  const expected = reference ? formatBaht(bahtFromSatang(amountSatang)) : 'not known'
  const received = receivedSatang === null ? 'not known in baht' : formatBaht(bahtFromSatang(receivedSatang))
  return ` Expected: ${expected}. Received: ${received}.`
}
