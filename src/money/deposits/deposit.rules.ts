import type { MailKind } from '#messages/outbox/mail.rules.ts'
import { addDays, bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import type { Balance } from '../payments/balance.rules.ts'
import type { PaymentPurpose } from '../payments/payment-kind.rules.ts'

/** A deposit is rounded up to a multiple of this, in baht. */
const STEP_BAHT = 100
/** On the evening before, Thailand time: after that, what is due is paid in cash to the driver. */
const CARD_UNTIL = '22:00'

/**
 * What a checkout takes at once, by card and by PromptPay alike, in whole baht: the provider refuses less and more. Such a
 * sum is paid to the driver.
 */
const CHECKOUT_BAHT = { least: 10, most: 999_999 }

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
 * when the price has gone up since, and never more than is due. `undefined` when nothing is due.
 */
export function nextPaymentOf(agreed: AgreedPrice, balance: Balance): NextPayment | undefined {
  const { paidBaht, givenBackBaht, dueBaht } = balance
  if (!dueBaht) return undefined
  if (paidBaht > givenBackBaht) return { purpose: 'balance', amountBaht: dueBaht }
  const parts = depositOf(agreed)
  return parts
    ? { purpose: 'deposit', amountBaht: Math.min(parts.depositBaht, dueBaht) }
    : { purpose: 'full', amountBaht: dueBaht }
}

/** Does a checkout take so much at once, in whole baht? */
export function fitsCheckout(amountBaht: number): boolean {
  return amountBaht >= CHECKOUT_BAHT.least && amountBaht <= CHECKOUT_BAHT.most
}

/**
 * Can what is to be paid next of an agreed booking be paid at the checkout? Where a deposit was agreed, and wherever
 * something was paid already, such as before a dearer vehicle was agreed. The price of any other request is paid to the
 * driver, and so is a sum that no checkout takes.
 */
export function isPaidOnline(agreed: AgreedPrice, balance: Balance): boolean {
  const next = nextPaymentOf(agreed, balance)
  return (
    next !== undefined &&
    fitsCheckout(next.amountBaht) &&
    (agreed.depositPercent > 0 || balance.paidBaht > balance.givenBackBaht)
  )
}

/** How what is due of an agreed booking is paid, in whole baht. */
export type ToPay = {
  dueBaht: number
  /** What the guest can pay at the checkout, and until when; `undefined` when all of it goes to the driver. */
  online: (NextPayment & { ends: Date }) | undefined
  /** What the guest brings for the driver who pays online only what is asked for first: the deposit. */
  cashBaht: number
}

/**
 * The one sum that pass, emails, desk and driver name. `undefined` when nothing is due. `nowMs` is in milliseconds since
 * the epoch.
 */
export function toPayOf(
  agreed: AgreedPrice & { travelDate: PlainDate | null },
  balance: Balance,
  nowMs: number,
): ToPay | undefined {
  const next = nextPaymentOf(agreed, balance)
  const { dueBaht } = balance
  if (!next || dueBaht === null) return undefined
  const ends = onlineUntil(next.amountBaht, agreed.travelDate, nowMs)
  const online = ends && isPaidOnline(agreed, balance) ? { ...next, ends } : undefined
  return { dueBaht, online, cashBaht: online?.purpose === 'deposit' ? dueBaht - online.amountBaht : dueBaht }
}

/** Until when so much can be paid at the checkout; `undefined` when it is too late, without a day, and for no such sum. */
export function onlineUntil(
  amountBaht: number,
  travelDate: PlainDate | null,
  nowMs: number,
): Date | undefined {
  const ends = travelDate === null ? undefined : cardPaymentEnds(travelDate)
  return ends && nowMs < ends.getTime() && fitsCheckout(amountBaht) ? ends : undefined
}

/** Until then, what is due can be paid at the checkout. */
export function cardPaymentEnds(travelDate: PlainDate): Date {
  return bangkokInstant(addDays(travelDate, -1), CARD_UNTIL)
}
