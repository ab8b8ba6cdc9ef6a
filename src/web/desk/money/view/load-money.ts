import { listPaymentsOfBookings } from '#bookings/desk-lists/today.store.ts'
import { listUnpaidDeposits } from '#money/deposits/unpaid-deposits.store.ts'
import { listCashWithDrivers } from '#money/month/driver-cash.store.ts'
import { listMovements } from '#money/month/movements.store.ts'
import { listAwaitedPayments, listPricedBookings } from '#money/month/travel-money.store.ts'
import { totalsOf } from '#money/payments/movement.rules.ts'
import { refundStatusesOf } from '#money/refunds/refund-status.rules.ts'
import { listUnfinishedRefunds } from '#money/refunds/unfinished-refunds.store.ts'
import { findProviderAnswers } from '#platform/database/maintenance/last-times.store.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokDay, formatMonth, monthName } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { bangkokMonth, instantsOf, monthsLater } from '#platform/time/month.ts'
import type { MoneyAddress } from '../money-address.ts'
import { cashOf } from './cash.ts'
import { dueOf } from './due.ts'
import { findMismatches } from './mismatches.ts'
import { paidOf } from './paid.ts'
import { payBackOf } from './pay-back.ts'
import { checkedInWords } from './provider-answers.ts'

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
