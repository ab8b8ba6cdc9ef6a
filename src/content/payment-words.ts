import type { PaymentMethod } from '#domain/payments/payment-kind.ts'

/** How the ways to pay are called, for staff and in receipts. */
export const paymentMethodNames: Record<PaymentMethod, string> = {
  card: 'Card',
  promptpay: 'PromptPay',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
}
