import { costBaseBaht, type RefundNow, remainingSatangOf } from '#bookings/cancelling/cancellation.rules.ts'
import { costsOfTerms } from '#bookings/cancelling/cancellation-terms.rules.ts'
import type { DeskBooking } from '#bookings/desk-booking.store.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import { refundWayForStaff } from '#money/payments/payment.words.ts'
import { paidNewestFirst } from '#money/refunds/refundable.rules.ts'
import { isolated } from '#platform/text/direction.ts'
import { momentInWords } from '#platform/time/clock-time.ts'

export function cancellationOffer(
  booking: DeskBooking & { pickupAt: Date | null },
  refund: RefundNow | undefined,
  nowMs: number,
) {
  const isByTerms = refund?.ok === true && !refund.isDecidedByPerson
  const byTermsSatang = isByTerms ? refund.refundSatang : 0
  return {
    guest: isolated(booking.customerName) || 'The guest',
    paidBaht: bahtFromSatang(remainingSatangOf(booking.payments)),
    /** What goes back by the terms; undefined when the terms cannot say: after the pickup, or without a price. */
    byTermsBaht: isByTerms ? bahtFromSatang(byTermsSatang) : undefined,
    byTermsSatang,
    /** How the next step of the terms changes that. */
    next: isByTerms ? nextStep(booking, nowMs) : undefined,
    /** How what was paid goes back. */
    way: refundWayForStaff(paidNewestFirst(booking.payments).map(({ method }) => method)),
  }
}

/** What the cancel form shows before it is pressed. */
export type CancelOffer = ReturnType<typeof cancellationOffer>

/** `From Fri 27 Nov, 08:30 on it costs ฿2,900.` */
function nextStep(booking: DeskBooking & { pickupAt: Date | null }, nowMs: number): string | undefined {
  const { terms, pickupAt, payments } = booking
  const baseBaht = costBaseBaht(booking, payments)
  if (!terms || !pickupAt || baseBaht === null) return undefined
  const steps = costsOfTerms(terms, pickupAt.getTime(), baseBaht)
  const open = steps.findIndex(({ untilMs }) => untilMs !== null && untilMs >= nowMs)
  const [now, then] = open < 0 ? [] : steps.slice(open)
  if (!now?.untilMs || !then) return undefined
  return `Cancelling after ${momentInWords(new Date(now.untilMs), nowMs)} costs ${formatBaht(then.costsBaht)}.`
}
