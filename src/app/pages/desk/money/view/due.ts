import type { AwaitedPayment, PricedBooking } from '#adapters/database/desk/money/travel-money.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import type { PaymentWithRefunds } from '#domain/payments/refundable.ts'
import { formatShortDay, type PlainDate } from '#domain/time/calendar.ts'
import { countdown } from '#domain/time/countdown.ts'
import { guestOf } from './guest-of.ts'

type Found = {
  priced: readonly PricedBooking[]
  paid: readonly (PaymentWithRefunds & { bookingId: string | null })[]
  awaited: readonly AwaitedPayment[]
}

/** So many rows are shown; the sum counts all. */
const MOST_SHOWN = 50

/**
 * What guests still have to pay.
 * - `rows`: payments that a booking waits for, and trips that are over with something not recorded as paid;
 *   `more` of them are not shown
 * - `toComeBaht`: due on the trips of the month, from today on
 * - `todayBaht`: of that, on the trips of today
 */
export function dueOf(
  { priced, paid, awaited }: Found,
  { today, nowMs }: { today: PlainDate; nowMs: number },
) {
  const byBooking = Map.groupBy(paid, ({ bookingId }) => bookingId)
  const owing = priced.flatMap((booking) => {
    const { dueBaht } = balanceOf(booking.priceBaht, byBooking.get(booking.id) ?? [])
    return dueBaht ? [{ booking, dueBaht, isOver: (booking.travelDate ?? '') < today }] : []
  })
  const ahead = owing.filter(({ isOver }) => !isOver)
  const rows = [
    ...awaited.map((payment) => awaitedRow(payment, nowMs)),
    ...owing.filter(({ isOver }) => isOver).map(({ booking, dueBaht }) => overRow(booking, dueBaht)),
  ]
  return {
    rows: rows.slice(0, MOST_SHOWN),
    more: Math.max(0, rows.length - MOST_SHOWN),
    baht: sumOf(rows.map(({ baht }) => baht)),
    toComeBaht: sumOf(ahead.map(({ dueBaht }) => dueBaht)),
    todayBaht: sumOf(
      ahead.filter(({ booking }) => booking.travelDate === today).map(({ dueBaht }) => dueBaht),
    ),
  }
}

function awaitedRow(payment: AwaitedPayment, nowMs: number) {
  const what = payment.purpose === 'deposit' ? 'Deposit' : 'Payment by card'
  return {
    guest: guestOf(payment),
    text: [what, payment.travelDate && formatShortDay(payment.travelDate), payment.title]
      .filter(Boolean)
      .join(', '),
    baht: bahtFromSatang(payment.amountSatang),
    left: countdown(payment.end.getTime(), nowMs),
    isOver: false,
  }
}

function overRow(booking: PricedBooking, dueBaht: number) {
  return {
    guest: guestOf(booking),
    text: `Not recorded as paid, ${booking.travelDate ? formatShortDay(booking.travelDate) : ''}, ${booking.title}`,
    baht: dueBaht,
    left: undefined,
    isOver: true,
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0)
}
