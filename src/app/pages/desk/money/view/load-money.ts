import { listUnfinishedRefunds } from '#adapters/database/admin/unfinished-refunds.ts'
import { listCashWithDrivers } from '#adapters/database/desk/money/driver-cash.ts'
import { listMovements } from '#adapters/database/desk/money/movements.ts'
import { listAwaitedPayments, listPricedBookings } from '#adapters/database/desk/money/travel-money.ts'
import { listPaymentsOfBookings } from '#adapters/database/desk/today.ts'
import { listUnpaidDeposits } from '#adapters/database/desk/unpaid-deposits.ts'
import { findProviderAnswers } from '#adapters/database/maintenance/last-times.ts'
import { totalsOf } from '#domain/payments/movement.ts'
import { refundStatusesOf } from '#domain/payments/refund-status.ts'
import { bangkokDay, formatMonth, monthName } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import { bangkokMonth, instantsOf, monthsLater } from '#domain/time/month.ts'
import type { Deps } from '#operations/deps.ts'
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
