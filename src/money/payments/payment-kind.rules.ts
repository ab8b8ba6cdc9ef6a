/**
 * What a payment is for.
 * - `full`: the whole price
 * - `deposit`: the part that confirms the booking
 * - `balance`: what is left after the deposit
 * - `extra`: what comes on top, such as waiting time
 */
export const PAYMENT_PURPOSES = ['full', 'deposit', 'balance', 'extra'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/** How the money came. `cash` is taken by a driver or at the office; the others come through a bank or the provider. */
export const PAYMENT_METHODS = ['card', 'promptpay', 'bank_transfer', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The ways to pay at the provider's checkout. */
export const CHECKOUT_METHODS = ['card', 'promptpay'] as const satisfies PaymentMethod[]
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number]

/** Can the provider give it back? Cash and a bank transfer go back by hand. */
export function isThroughProvider(method: PaymentMethod): boolean {
  return CHECKOUT_METHODS.some((known) => known === method)
}
