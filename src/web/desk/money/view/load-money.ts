import { listPaymentsOfBookings } from '#bookings/desk-lists/today.store.ts'
import { listUnpaidDeposits } from '#money/deposits/unpaid-deposits.store.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { type DriverCash, listCashWithDrivers } from '#money/month/driver-cash.store.ts'
import { listMovements, type StoredMovement } from '#money/month/movements.store.ts'
import { listAwaitedPayments, listPricedBookings } from '#money/month/travel-money.store.ts'
import { totalsOf } from '#money/payments/movement.rules.ts'
import { isThroughProvider } from '#money/payments/payment-kind.rules.ts'
import { refundStatusesOf } from '#money/refunds/refund-status.rules.ts'
import { listUnfinishedRefunds } from '#money/refunds/unfinished-refunds.store.ts'
import { findProviderAnswers, type ProviderAnswers } from '#platform/database/maintenance/last-times.store.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokDay, formatMonth, formatShortDay, monthName } from '#platform/time/calendar.ts'
import { bangkokTime, momentInWords } from '#platform/time/clock-time.ts'
import { bangkokMonth, instantsOf, monthsLater } from '#platform/time/month.ts'
import type { MoneyAddress } from '../money-address.ts'
import { dueOf } from './due.ts'
import { guestOf } from './guest-of.ts'
import { findMismatches } from './mismatches.ts'
import { METHOD_TEXTS, purposeText } from './movement-texts.ts'
import { payBackOf } from './pay-back.ts'

export type MoneyView = Awaited<ReturnType<typeof loadMoney>>

/** More of what needs a person than a page can hold; the rest comes up as it gets shorter. */
const MOST = 100

/** Everything that the money page shows of a month, and everything that is open in any month. */
export async function loadMoney({ db: { read }, now }: Pick<Deps, 'db' | 'now'>, address: MoneyAddress) {
  const nowMs = now()
  const { month, showsAll } = address
  const today = bangkokDay(nowMs)
  const present = bangkokMonth(nowMs)
  const travel = { from: `${month}-01`, until: `${monthsLater(month, 1)}-01` }
  const [movements, priced, awaited, deposits, cash, mismatches, toPayBack, answers] = await Promise.all([
    listMovements(read, instantsOf(month)),
    listPricedBookings(read, travel),
    month === present ? listAwaitedPayments(read) : [],
    month === present ? listUnpaidDeposits(read, today) : [],
    listCashWithDrivers(read),
    findMismatches({ db: { read }, now }, MOST),
    listUnfinishedRefunds(read, ['suggested', ...refundStatusesOf('underWay')], MOST),
    findProviderAnswers(read),
  ])
  const paid = await listPaymentsOfBookings(
    read,
    priced.map(({ id }) => id),
  )
  return {
    ...{ month, showsAll, isPresent: month === present },
    ...{ title: formatMonth(month), name: monthName(month) },
    until: month === present ? bangkokTime(nowMs) : undefined,
    before: monthsLater(month, -1),
    after: month < present ? monthsLater(month, 1) : undefined,
    totals: totalsOf(movements),
    due: dueOf({ priced, paid, awaited, deposits }, { today, nowMs }),
    paid: paidOf(movements, nowMs, showsAll),
    cash: cashOf(cash),
    mismatches: mismatches.rows,
    payBack: payBackOf(toPayBack, nowMs),
    checked: checkedInWords(answers, nowMs),
  }
}

/** When the payment provider was last asked, and whether it answered; `undefined` before the first time. */
function checkedInWords(
  { answeredAt, silentAt }: ProviderAnswers,
  nowMs: number,
): { text: string; isSilent: boolean } | undefined {
  if (silentAt && (!answeredAt || silentAt > answeredAt)) {
    const since = answeredAt ? ` since ${momentInWords(answeredAt, nowMs)}` : ''
    return {
      text: `The payment provider hasn’t answered${since}. We’re showing what we know. Nothing is lost.`,
      isSilent: true,
    }
  }
  return (
    answeredAt && {
      text: `Checked with the provider at ${momentInWords(answeredAt, nowMs)}.`,
      isSilent: false,
    }
  )
}

/** The cash that drivers have, by driver. A form sends the payments that it shows. */
function cashOf(found: readonly DriverCash[]) {
  const drivers = [...Map.groupBy(found, ({ driverId }) => driverId).values()].map(driverOf)
  return { drivers, baht: drivers.reduce((sum, { baht }) => sum + baht, 0) }
}

function driverOf(cash: readonly DriverCash[]) {
  const [first] = cash
  return {
    driverId: first?.driverId ?? '',
    name: first?.driver ?? '',
    thaiName: first?.thaiName ?? null,
    paymentIds: cash.map(({ paymentId }) => paymentId),
    baht: bahtFromSatang(cash.reduce((sum, { amountSatang }) => sum + amountSatang, 0)),
    payments: cash.map((one) => ({
      id: one.paymentId,
      day: one.paidAt ? formatShortDay(bangkokDay(one.paidAt.getTime())) : '',
      guest: guestOf(one),
      baht: bahtFromSatang(one.amountSatang),
    })),
  }
}

const SHOWN_AT_ONCE = 12
/** The export has every line. */
const MOST_SHOWN = 500

/** What moved in the month, newest first. `agreeing` counts the payments through the provider that match. */
function paidOf(movements: readonly StoredMovement[], nowMs: number, showsAll: boolean) {
  const viaProvider = movements.filter(
    ({ direction, method }) => direction === 'in' && isThroughProvider(method),
  )
  return {
    rows: movements.slice(0, showsAll ? MOST_SHOWN : SHOWN_AT_ONCE).map((one) => rowOf(one, nowMs)),
    total: movements.length,
    agreeing: viaProvider.filter(({ isToCheck }) => !isToCheck).length,
    viaProvider: viaProvider.length,
  }
}

function rowOf(movement: StoredMovement, nowMs: number) {
  const { id, at, direction, method, amountSatang, isToCheck } = movement
  const isToday = bangkokDay(at.getTime()) === bangkokDay(nowMs)
  const baht = bahtFromSatang(amountSatang)
  return {
    id,
    when: isToday ? bangkokTime(at.getTime()) : formatShortDay(bangkokDay(at.getTime())),
    guest: guestOf(movement),
    text: `${purposeText(movement)}, ${METHOD_TEXTS[method]}`,
    baht: direction === 'in' ? baht : -baht,
    state: stateOf(movement, isToCheck),
  }
}

/** There is nothing that cash or a transfer to the bank could agree with. */
function stateOf({ direction, method }: StoredMovement, isToCheck: boolean) {
  if (direction === 'out' || !isThroughProvider(method)) return undefined
  return isToCheck ? ('does not match' as const) : ('agrees' as const)
}
