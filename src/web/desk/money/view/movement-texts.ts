import type { StoredMovement } from '#money/month/movements.store.ts'
import type { PaymentMethod, PaymentPurpose } from '#money/payments/payment-kind.rules.ts'

/** How money came, inside a sentence. */
export const METHOD_TEXTS: Record<PaymentMethod, string> = {
  card: 'card',
  promptpay: 'PromptPay',
  bank_transfer: 'bank transfer',
  cash: 'cash',
}

const PURPOSES: Record<PaymentPurpose, string> = {
  full: 'Whole price',
  deposit: 'Deposit',
  balance: 'Rest',
  extra: 'Extra',
}

/** What money was for, or why it went back. */
export function purposeText({ kind, purpose }: Pick<StoredMovement, 'kind' | 'purpose'>): string {
  if (kind === 'refund') return 'Refunded'
  return kind === 'dispute' ? 'Dispute lost' : PURPOSES[purpose]
}
