import type { MailKind } from '../mail.ts'
import { addDays, bangkokInstant, type PlainDate } from '../time/calendar.ts'
import type { Balance } from './balance.ts'
import type { PaymentPurpose } from './payment-kind.ts'

/** A deposit is rounded up to so many baht. */
const STEP_BAHT = 100
/** On the evening before, Thailand time: after that, what is due is paid in cash to the driver. */
const CARD_UNTIL = '22:00'

/** Sent once for each booking, when an admin asks for it. */
export const DEPOSIT_REMINDER: MailKind = 'guest-deposit-reminder'

/** The two parts of a price, in whole baht. Without a deposit the first is the whole price, and nothing is left. */
export type PriceParts = { depositBaht: number; restBaht: number }

/** What a booking agreed about its price. `depositPercent`: 0 when the whole price is paid at once. */
export type AgreedPrice = { priceBaht: number | null; depositPercent: number }

/** Splits a price in whole baht by the share of the deposit, in percent. */
export function partsOfPrice(priceBaht: number, depositPercent: number): PriceParts {
  if (depositPercent === 0) return { depositBaht: priceBaht, restBaht: 0 }
  const shareBaht = Math.ceil((priceBaht * depositPercent) / (100 * STEP_BAHT)) * STEP_BAHT
  const depositBaht = Math.min(priceBaht, shareBaht)
  return { depositBaht, restBaht: priceBaht - depositBaht }
}

/** The parts of an agreed price; `undefined` without a price, and when the whole price is paid at once. */
export function depositOf({ priceBaht, depositPercent }: AgreedPrice): PriceParts | undefined {
  if (priceBaht === null) return undefined
  const parts = partsOfPrice(priceBaht, depositPercent)
  return parts.restBaht > 0 ? parts : undefined
}

/** A payment that is to be made, in whole baht. */
export type NextPayment = { purpose: PaymentPurpose; amountBaht: number }

/**
 * What is paid next for a booking: first its deposit, then everything that is due. A deposit is asked for once, also
 * when the price has gone up since. `undefined` when nothing is due.
 */
export function nextPaymentOf(agreed: AgreedPrice, balance: Balance): NextPayment | undefined {
  const { paidBaht, givenBackBaht, dueBaht } = balance
  const wholeBaht = Math.floor(dueBaht ?? 0)
  if (wholeBaht === 0) return undefined
  if (paidBaht > givenBackBaht) return { purpose: 'balance', amountBaht: wholeBaht }
  const parts = depositOf(agreed)
  return parts
    ? { purpose: 'deposit', amountBaht: parts.depositBaht }
    : { purpose: 'full', amountBaht: wholeBaht }
}

/**
 * Can what is due of an agreed booking be paid at the checkout? Where a deposit was agreed, and wherever something was paid
 * already, such as before a dearer vehicle was agreed. The price of any other request is paid to the driver.
 */
export function isPaidOnline(
  { depositPercent }: Pick<AgreedPrice, 'depositPercent'>,
  { paidBaht, givenBackBaht }: Balance,
): boolean {
  return depositPercent > 0 || paidBaht > givenBackBaht
}

/** Until then, what is due can be paid at the checkout. */
export function cardPaymentEnds(travelDate: PlainDate): Date {
  return bangkokInstant(addDays(travelDate, -1), CARD_UNTIL)
}
