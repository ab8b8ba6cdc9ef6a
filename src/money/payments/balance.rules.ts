import { bahtFromSatang, satangFromBaht } from '../money.rules.ts'
import { refundCountsAs } from '../refunds/refund-status.rules.ts'
import {
  givenBackSatangOf,
  type PaymentWithRefunds,
  receivedSatangOf,
  refundsOfProvider,
} from '../refunds/refundable.rules.ts'
import { REFUND_ANSWERS, type RefundAnswer } from '../refunds/reversal.rules.ts'
import { paymentCountsAs } from './payment-status.rules.ts'

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
 * the operator chose to give back, here or in the provider's dashboard: that lowers the price, unless the operator says
 * that it is owed again. What is due is in whole baht: nobody collects a part of one.
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
    dueBaht: dueSatang === null ? null : Math.floor(bahtFromSatang(dueSatang)),
  }
}

function goodwillSatangOf(payment: PaymentWithRefunds): number {
  const ours = payment.refunds.filter(
    ({ reason, status }) => reason === 'goodwill' && refundCountsAs(status, 'givenBack'),
  )
  const theirs = refundsOfProvider(payment).filter(({ answer }) => answer !== 'owed')
  return [...ours, ...theirs].reduce((total, { amountSatang }) => total + amountSatang, 0)
}

/** Was something paid, and is there an address to which its receipt goes? */
export function hasReceipt({ customerEmail }: { customerEmail: string }, { paidBaht }: Balance): boolean {
  return customerEmail !== '' && paidBaht > 0
}

/** A question to the operator about refunds that were made in the provider's dashboard. */
export type RefundQuestion = {
  amountBaht: number
  /** The answers that would change something: both while nobody has answered, and then the other one. */
  answers: RefundAnswer[]
}

/** What the operator can say about refunds at the provider; `undefined` where no answer changes what is due. */
export function refundQuestionOf(
  priceBaht: number | null,
  payments: readonly PaymentWithRefunds[],
): RefundQuestion | undefined {
  const dueIf = (answer: RefundAnswer) =>
    balanceOf(
      priceBaht,
      payments.map((payment) => ({
        ...payment,
        reversals: payment.reversals.map((reversal) => ({ ...reversal, answer })),
      })),
    ).dueBaht
  if (dueIf('owed') === dueIf('goodwill')) return undefined
  const refunds = payments
    .filter(({ status }) => paymentCountsAs(status, 'income'))
    .flatMap((payment) => refundsOfProvider(payment))
  return {
    amountBaht: bahtFromSatang(refunds.reduce((sum, { amountSatang }) => sum + amountSatang, 0)),
    answers: REFUND_ANSWERS.filter((answer) => refunds.some((refund) => refund.answer !== answer)),
  }
}
