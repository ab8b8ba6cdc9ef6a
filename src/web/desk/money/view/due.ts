import { cardPaymentEnds, depositOf } from '#money/deposits/deposit.rules.ts'
import type { UnpaidDeposit } from '#money/deposits/unpaid-deposits.store.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import type { AwaitedPayment, PricedBooking } from '#money/month/travel-money.store.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import type { PaymentWithRefunds } from '#money/refunds/refundable.rules.ts'
import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import { countdown } from '#platform/time/countdown.ts'
import { type Guest, guestOf } from './guest-of.ts'

type Found = {
  priced: readonly PricedBooking[]
  paid: readonly (PaymentWithRefunds & { bookingId: string | null })[]
  awaited: readonly AwaitedPayment[]
  deposits: readonly UnpaidDeposit[]
}

/** What a guest still has to pay. `note` stands where there is nothing to press. */
export type DueRow = {
  guest: Guest
  text: string
  baht: number
  endsAt: Date | undefined
  answer: { remindSeen: number } | { note: string } | 'cash' | undefined
}

/** The most rows shown; the sum counts all of them. */
const MOST_SHOWN = 50

/**
 * What guests still have to pay.
 * - `rows`: payments and deposits that a booking waits for, the nearest end first, and then trips that are over with
 *   something not recorded as paid; `more` of them are not shown
 * - `toComeBaht`: due on the trips of the month, from today on
 * - `todayBaht`: of that, on the trips of today
 */
export function dueOf(
  { priced, paid, awaited, deposits }: Found,
  { today, nowMs }: { today: PlainDate; nowMs: number },
) {
  const byBooking = Map.groupBy(paid, ({ bookingId }) => bookingId)
  const owing = priced.flatMap((booking) => {
    const { dueBaht } = balanceOf(booking.priceBaht, byBooking.get(booking.id) ?? [])
    return dueBaht ? [{ booking, dueBaht, isOver: (booking.travelDate ?? '') < today }] : []
  })
  const ahead = owing.filter(({ isOver }) => !isOver)
  const rows = [
    ...[...awaited.map(awaitedRow), ...deposits.map((deposit) => depositRow(deposit, nowMs))].toSorted(byEnd),
    ...owing.filter(({ isOver }) => isOver).map(({ booking, dueBaht }) => overRow(booking, dueBaht)),
  ]
  return {
    rows: rows.slice(0, MOST_SHOWN).map((row) => ({ ...row, countdown: countdownOf(row, nowMs) })),
    more: Math.max(0, rows.length - MOST_SHOWN),
    baht: sumOf(rows.map(({ baht }) => baht)),
    toComeBaht: sumOf(ahead.map(({ dueBaht }) => dueBaht)),
    todayBaht: sumOf(
      ahead.filter(({ booking }) => booking.travelDate === today).map(({ dueBaht }) => dueBaht),
    ),
  }
}

/** Nothing is counted for a deposit that can only be paid in cash any more. */
function countdownOf({ endsAt, answer }: DueRow, nowMs: number) {
  return endsAt && answer !== 'cash' ? countdown(endsAt.getTime(), nowMs) : undefined
}

function awaitedRow(payment: AwaitedPayment): DueRow {
  return {
    guest: guestOf(payment),
    text: textOf(payment.purpose === 'deposit' ? 'Deposit' : 'Payment online', payment),
    baht: bahtFromSatang(payment.amountSatang),
    endsAt: payment.end,
    answer: undefined,
  }
}

function depositRow(deposit: UnpaidDeposit, nowMs: number): DueRow {
  const { amountBaht, travelDate } = deposit
  return {
    guest: guestOf(deposit),
    text: textOf('Deposit', deposit),
    baht: amountBaht,
    endsAt: travelDate === null ? undefined : cardPaymentEnds(travelDate),
    answer: depositAnswer(deposit, nowMs),
  }
}

/** A guest is reminded once, and while there is something to pay online. */
function depositAnswer(deposit: UnpaidDeposit, nowMs: number): DueRow['answer'] {
  const { travelDate, customerEmail, wasReminded, seen } = deposit
  if (travelDate !== null && cardPaymentEnds(travelDate).getTime() <= nowMs) return 'cash'
  if (wasReminded) return { note: 'Reminded' }
  if (customerEmail === '') return { note: 'No email address' }
  return depositOf(deposit) && { remindSeen: seen }
}

function overRow(booking: PricedBooking, dueBaht: number): DueRow {
  return {
    guest: guestOf(booking),
    text: textOf('Not marked as paid', booking),
    baht: dueBaht,
    endsAt: undefined,
    answer: 'cash',
  }
}

function textOf(
  what: string,
  { travelDate, title }: { travelDate: PlainDate | null; title: string },
): string {
  return [what, travelDate && formatShortDay(travelDate), title].filter(Boolean).join(', ')
}

/** The nearest end first, those without an end last. */
function byEnd(one: DueRow, other: DueRow): number {
  const endOf = ({ endsAt }: DueRow) => endsAt?.getTime() ?? Number.MAX_SAFE_INTEGER
  return endOf(one) - endOf(other)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0)
}
