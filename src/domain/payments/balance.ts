import { bahtFromSatang, satangFromBaht } from '../money.ts'
import { paymentCountsAs } from './payment-status.ts'
import { refundCountsAs } from './refund-status.ts'
import {
  givenBackSatangOf,
  type PaymentWithRefunds,
  receivedSatangOf,
  refundsOfProvider,
} from './refundable.ts'

/** The money of one booking, in baht. */
export type Balance = {
  /** What came in and matches the booking. */
  paidBaht: number
  /** What of it went back, or is on its way back. */
  givenBackBaht: number
  /** What is left to pay of the price; null while no price is agreed. */
  dueBaht: number | null
}

/**
 * Money that does not match its booking is left out: an admin decides about it. What went back is due again, except what
 * the operator chose to give back, here or in the provider's dashboard: that lowers the price.
 */
export function balanceOf(priceBaht: number | null, payments: readonly PaymentWithRefunds[]): Balance {
  const income = payments.filter(({ status }) => paymentCountsAs(status, 'income'))
  // In satang to the end: sums of parts of a baht are not exact.
  const sum = (satangOf: (payment: PaymentWithRefunds) => number) =>
    income.reduce((total, payment) => total + satangOf(payment), 0)
  const paidSatang = sum(receivedSatangOf)
  const givenBackSatang = sum(givenBackSatangOf)
  const keptSatang = paidSatang - givenBackSatang + sum(goodwillSatangOf)
  const dueSatang = priceBaht === null ? null : Math.max(0, satangFromBaht(priceBaht) - keptSatang)
  return {
    paidBaht: bahtFromSatang(paidSatang),
    givenBackBaht: bahtFromSatang(givenBackSatang),
    dueBaht: dueSatang === null ? null : bahtFromSatang(dueSatang),
  }
}

function goodwillSatangOf(payment: PaymentWithRefunds): number {
  const ours = payment.refunds.filter(
    ({ reason, status }) => reason === 'goodwill' && refundCountsAs(status, 'givenBack'),
  )
  return [...ours, ...refundsOfProvider(payment)].reduce((total, { amountSatang }) => total + amountSatang, 0)
}
