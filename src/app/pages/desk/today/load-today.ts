import {
  listDisputesToAnswer,
  listPaymentsInAttention,
  listRefundsToDecide,
  listUndeliverableMails,
} from '#adapters/database/admin/attention.ts'
import { findFleetAround } from '#adapters/database/desk/fleet-around.ts'
import {
  type Departure,
  listDepartures,
  listPaymentsOfBookings,
  listWaitingRequests,
} from '#adapters/database/desk/today.ts'
import { isInForce } from '#domain/availability/allocation.ts'
import { occupancyOf } from '#domain/availability/occupancy.ts'
import { addDays, bangkokDay, formatDayOfYear, type PlainDate } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import { countdown } from '#domain/time/countdown.ts'
import type { Deps } from '#operations/deps.ts'
import { alarmMessages } from '../../admin/attention/alarm-messages.ts'
import { unexpectedPaymentView } from '../../admin/attention/unexpected-payment-view.ts'
import type { FleetOfDays } from './view/crew-gap.ts'
import {
  disputeNeed,
  inOrder,
  mailNeed,
  type Need,
  paperNeeds,
  paymentNeed,
  refundNeed,
  requestNeed,
  warningNeed,
} from './view/needs.ts'
import { rowOf } from './view/rows.ts'
import { needInWords, totalsOf } from './view/totals.ts'

export type TodayView = Awaited<ReturnType<typeof loadToday>>
export type NeedView = ReturnType<typeof needView>

/** Everything on Today, as it is shown. */
export async function loadToday({ db: { read }, now, alarms }: Pick<Deps, 'db' | 'now' | 'alarms'>) {
  const nowMs = now()
  const today = bangkokDay(nowMs)
  const [departures, waiting] = await Promise.all([
    listDepartures(read, today),
    findWaiting({ db: { read }, alarms }, today),
  ])
  const [paid, fleet] = await Promise.all([
    listPaymentsOfBookings(read, [...new Set(departures.map(({ bookingId }) => bookingId))]),
    findFleet(read, departures, nowMs),
  ])
  const rows = departures.map((departure) => {
    const own = paid.filter((payment) => payment.bookingId === departure.bookingId)
    return rowOf(departure, own, fleet, nowMs)
  })
  const dayOf = (day: PlainDate) => {
    const ofDay = rows.filter((row) => row.day === day)
    return { rows: ofDay, totals: totalsOf(ofDay, fleet.vehicles.length), need: needInWords(ofDay) }
  }
  const papers = paperNeeds(fleet)
  const needsCount = waiting.total + papers.length
  const needs = inOrder([...waiting.needs, ...papers]).map((need) => needView(need, nowMs))
  return {
    heading: formatDayOfYear(today),
    time: bangkokTime(nowMs),
    today: dayOf(today),
    tomorrow: dayOf(addDays(today, 1)),
    needs,
    needsCount,
    /** The number at Today in the rail: the trips that need a person, and the items of "Needs you". */
    railCount: rows.filter((row) => row.needs).length + needsCount,
  }
}

/** What waits for a decision, and how many there are of all, which may be more than are shown. */
async function findWaiting(
  { db: { read }, alarms }: { db: Pick<Deps['db'], 'read'>; alarms: Deps['alarms'] },
  today: PlainDate,
): Promise<{ needs: Need[]; total: number }> {
  const [requests, payments, refunds, disputes, mails] = await Promise.all([
    listWaitingRequests(read, today),
    listPaymentsInAttention(read),
    listRefundsToDecide(read),
    listDisputesToAnswer(read),
    listUndeliverableMails(read),
  ])
  const warnings = alarmMessages(alarms())
  const lists = [requests, payments, refunds, disputes, mails]
  return {
    needs: [
      ...requests.rows.map(requestNeed),
      ...payments.rows.map((payment) => paymentNeed(unexpectedPaymentView(payment))),
      ...refunds.rows.map(refundNeed),
      ...disputes.rows.map(disputeNeed),
      ...mails.rows.map(mailNeed),
      ...warnings.map(warningNeed),
    ],
    total: lists.reduce((sum, { total }) => sum + total, warnings.length),
  }
}

/** The fleet around all departures; an expired hold keeps nobody away. */
async function findFleet(
  read: Deps['db']['read'],
  departures: readonly Departure[],
  nowMs: number,
): Promise<FleetOfDays> {
  const spans = departures.flatMap(({ taken, endsAt, ...drive }) =>
    taken ? [taken] : endsAt ? [occupancyOf({ ...drive, endsAt })] : [],
  )
  const from = Math.min(nowMs, ...spans.map(({ busyFrom }) => busyFrom.getTime()))
  const until = Math.max(nowMs, ...spans.map(({ busyUntil }) => busyUntil.getTime()))
  const { vehicles, drivers, taken } = await findFleetAround(read, new Date(from), new Date(until))
  const inForce = taken.filter((one) => isInForce(one, nowMs))
  return { vehicles, drivers, taken: inForce, today: bangkokDay(nowMs) }
}

function needView({ endsAt, ...need }: Need, nowMs: number) {
  return { ...need, left: endsAt && countdown(endsAt.getTime(), nowMs) }
}
