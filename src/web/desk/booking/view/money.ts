import { type BookingStatus, bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { costBaseBaht } from '#bookings/cancelling/cancellation.rules.ts'
import { costsOfTerms } from '#bookings/cancelling/cancellation-terms.rules.ts'
import type { DeskBooking, DeskPayment, FleetNames } from '#bookings/desk-booking.store.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { townNames } from '#content/map/towns.ts'
import { depositOf } from '#money/deposits/deposit.rules.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import { attentionSentence } from '#money/payments/attention-reason.rules.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import { paymentMethodNames } from '#money/payments/payment.words.ts'
import type { PaymentPurpose } from '#money/payments/payment-kind.rules.ts'
import { isProcessing, paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { reversalsOfProvider } from '#money/refunds/refundable.rules.ts'
import { bangkokDay, formatShortDay } from '#platform/time/calendar.ts'
import { PAYMENT_STATES, REFUND_STATES, REVERSAL_STATES } from '../../labels/state-labels.ts'
import { cancellingInWords } from './terms-sentence.ts'

/** Without `baht` where no money of the booking moved. */
export type MoneyLine = { text: string; sub?: string | undefined; baht?: number }

/** What a payment was for, where it is not the whole price. */
const PARTS: Record<PaymentPurpose, string> = {
  ...{ full: '', deposit: ', deposit', balance: ', rest', extra: ', extra' },
}

export function moneyOf(booking: DeskBooking & { pickupAt: Date | null }, names: FleetNames) {
  const { status, priceBaht, waitingBaht, payments, terms, pickupAt, vehicleClass } = booking
  const baseBaht = costBaseBaht(booking, payments)
  // Nothing is asked for any more of a trip that does not take place.
  const isOver = bookingCountsAs(status, 'over') || status === 'no_show'
  const car = vehicleClass ? vehicleClasses[vehicleClass].name : 'Vehicle'
  const from = booking.kind === 'trip' && booking.origin ? `, from ${townNames[booking.origin]}` : ''
  return {
    ...balanceOf(priceBaht, payments),
    ...(isOver ? { dueBaht: null } : {}),
    ...{ priceBaht, waitingBaht },
    /** What the price is for. */
    priceText: `${car} with driver${from}`,
    /** When a deposit was agreed: what it is, and what is left. */
    deposit: depositOf(booking),
    lines: payments.flatMap((payment) => linesOf(payment, names)),
    /** Reserved on the guest’s card; charged when the booking is confirmed. */
    authorisedBaht: payments.reduce(
      (sum, { status, amountSatang }) => sum + (status === 'authorised' ? bahtFromSatang(amountSatang) : 0),
      0,
    ),
    terms:
      pickupAt && baseBaht !== null
        ? termsOf(status, cancellingInWords(costsOfTerms(terms, pickupAt.getTime(), baseBaht)))
        : undefined,
  }
}

export type Money = ReturnType<typeof moneyOf>

/** The terms hold from the confirmation on. */
function termsOf(status: BookingStatus, costs: string): string {
  if (!bookingCountsAs(status, 'unanswered')) return `Cancelling ${costs}`
  return `Until you confirm, cancelling costs nothing. After that, cancelling ${costs}`
}

/** A payment, and under it what went back. Attempts that came to nothing are in the history only. */
function linesOf(payment: DeskPayment, { drivers }: FleetNames): MoneyLine[] {
  if (!paymentCountsAs(payment.status, 'moneyMoved') && !paymentCountsAs(payment.status, 'unsettled'))
    return []
  const { method, purpose, status, paidAt, createdAt, collectedBy, attentionReason } = payment
  const day = formatShortDay(bangkokDay((paidAt ?? createdAt).getTime()))
  const holder = collectedBy && drivers.get(collectedBy)
  const who = method === 'cash' ? (holder ? ` with ${holder}` : ' at the office') : ''
  const open = isProcessing(payment) ? 'Waiting for the bank' : PAYMENT_STATES[status].text
  const state = status === 'paid' ? undefined : open
  return [
    {
      text: paymentMethodNames[method] + who + PARTS[purpose],
      sub: [state, day, attentionReason && attentionSentence(attentionReason)].filter(Boolean).join(', '),
      baht: bahtFromSatang(payment.receivedSatang ?? payment.amountSatang),
    },
    ...payment.refunds
      .filter((refund) => refund.status !== 'dismissed')
      .map((refund) => ({
        text: 'Refunded',
        sub: REFUND_STATES[refund.status].text,
        baht: -bahtFromSatang(refund.amountSatang),
      })),
    ...reversalsOfProvider(payment).map(reversalLine),
  ]
}

function reversalLine({
  kind,
  state,
  amountSatang,
  providerId,
  answer,
}: DeskPayment['reversals'][number]): MoneyLine {
  const baht = bahtFromSatang(amountSatang)
  const said = answer === null ? '' : answer === 'goodwill' ? ', goodwill' : ', owed again'
  const sub = `${REVERSAL_STATES[state].text}${said}, ${providerId}`
  return kind === 'refund'
    ? { text: 'Refunded at the provider', sub, baht: -baht }
    : { text: `Dispute of ${formatBaht(baht)}`, sub }
}
