import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { priceLines } from '#catalogue/transfers/ride.words.ts'
import { nextPaymentOf } from '#money/deposits/deposit.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { paidHow } from '#money/payments/payment.words.ts'
import { PAYMENT_METHODS } from '#money/payments/payment-kind.rules.ts'
import { paidNewestFirst } from '#money/refunds/refundable.rules.ts'
import { vehicleName } from '../pass-words.ts'

/** One line of the costs; the last one is the sum that counts now. */
export type CostLine = { label: string; value: string }

export function costsOf(pass: Pass): CostLine[] {
  return [...partsOf(pass), ...sumsOf(pass)]
}

/** What the price of a transfer is made of, when there is more to it than the ride. */
function partsOf({ booking }: Pass): CostLine[] {
  return booking.kind === 'transfer' ? priceLines(booking).slice(0, -1) : []
}

function sumsOf(pass: Pass): CostLine[] {
  const { booking, chargedBaht, refundedBaht } = pass
  const { priceBaht } = booking
  const dueBaht = pass.dueBaht ?? 0
  const ways = waysOf(pass)
  if (priceBaht === null)
    return [
      { label: 'Price', value: 'On request' },
      { label: 'Charged so far', value: formatBaht(chargedBaht) },
    ]
  if (dueBaht === 0 && refundedBaht === 0)
    return [{ label: `${vehicleName(pass)}, paid in full${ways}`, value: formatBaht(chargedBaht) }]
  const isDue = bookingCountsAs(booking.status, 'expected') && dueBaht > 0
  return [
    { label: `${vehicleName(pass)}, whole vehicle`, value: formatBaht(priceBaht) },
    { label: ways ? `Paid so far${ways}` : 'Charged so far', value: formatBaht(chargedBaht) },
    ...(refundedBaht > 0 ? [{ label: 'Refund', value: formatBaht(refundedBaht) }] : []),
    ...(isDue ? dueLines(pass, dueBaht) : []),
  ]
}

/** How the money came: ` by PromptPay`, ` by card and in cash`; empty by card alone, as most pay. */
function waysOf({ payments }: Pass): string {
  const methods = paidNewestFirst(payments).map(({ method }) => method)
  const ways = PAYMENT_METHODS.filter((method) => methods.includes(method))
  return ways.some((method) => method !== 'card')
    ? ` ${ways.map((method) => paidHow[method]).join(' and ')}`
    : ''
}

/** What is still to be paid: of an unpaid booking with a deposit both parts. */
function dueLines({ booking, chargedBaht, refundedBaht }: Pass, dueBaht: number): CostLine[] {
  const isRequested = booking.status === 'requested'
  const next = nextPaymentOf(booking, { paidBaht: chargedBaht, givenBackBaht: refundedBaht, dueBaht })
  if (next?.purpose !== 'deposit')
    return [{ label: isRequested ? 'Once confirmed' : 'Still to pay', value: formatBaht(dueBaht) }]
  return [
    { label: 'The rest', value: formatBaht(dueBaht - next.amountBaht) },
    {
      label: isRequested ? 'Deposit, once confirmed' : 'Deposit to pay',
      value: formatBaht(next.amountBaht),
    },
  ]
}
