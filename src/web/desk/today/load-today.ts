import { listDepartures, listPaymentsOfBookings } from '#bookings/desk-lists/today.store.ts'
import { listBlackoutsBetween } from '#bookings/operator-rules/blackouts.store.ts'
import { listDrivePresses } from '#drives/drive-steps.store.ts'
import type { Deps } from '#platform/deps.ts'
import { addDays, bangkokDay, formatDayOfYear, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { countdown } from '#platform/time/countdown.ts'
import { closuresOn } from '../day-closures.ts'
import { daySheetsAddress } from '../day-sheets/address.ts'
import { findUnsentSheets } from '../day-sheets/load-day-sheets.ts'
import { inOrder, type Need, paperNeeds } from '../needs/needs.ts'
import { unseenNeeds } from '../needs/unseen-needs.ts'
import { findWaiting } from '../needs/waiting.ts'
import { findFleetOf } from './fleet-of-departures.ts'
import { rowOf } from './view/rows.ts'
import { needInWords, totalsOf } from './view/totals.ts'

export type TodayView = Awaited<ReturnType<typeof loadToday>>
export type NeedView = ReturnType<typeof needView>

/** Everything on Today, as it is shown. */
export async function loadToday(deps: Pick<Deps, 'db' | 'catalogue' | 'now' | 'alarms' | 'authSecret'>) {
  const {
    db: { read },
    catalogue,
    now,
    alarms,
  } = deps
  const nowMs = now()
  const today = bangkokDay(nowMs)
  const [departures, waiting, blackouts] = await Promise.all([
    listDepartures(read, today),
    findWaiting({ db: { read }, alarms, now }, today),
    listBlackoutsBetween(read, today, addDays(today, 1)),
  ])
  const [paid, pressed, fleet] = await Promise.all([
    listPaymentsOfBookings(read, [...new Set(departures.map(({ bookingId }) => bookingId))]),
    listDrivePresses(
      read,
      departures.map(({ legId }) => legId),
    ),
    findFleetOf(read, departures, nowMs),
  ])
  const rows = departures.map((departure) => {
    const own = paid.filter((payment) => payment.bookingId === departure.bookingId)
    const steps = pressed.filter(({ legId }) => legId === departure.legId)
    return rowOf(departure, { paid: own, pressed: steps }, fleet, nowMs)
  })
  const dayOf = async (day: PlainDate) => {
    const ofDay = rows.filter((row) => (row.day < today ? today : row.day) === day)
    return {
      rows: ofDay,
      totals: totalsOf(ofDay, fleet.vehicles.length),
      need: needInWords(ofDay),
      closures: closuresOn(day, blackouts, catalogue),
      sheets: { ...(await findUnsentSheets(deps, departures, day)), to: daySheetsAddress(day) },
    }
  }
  const papers = paperNeeds(fleet)
  const unseen = unseenNeeds(departures, pressed, fleet, nowMs)
  const needsCount = waiting.total + papers.length + unseen.length
  const needs = inOrder([...waiting.needs, ...unseen, ...papers]).map((need) => needView(need, nowMs))
  return {
    heading: formatDayOfYear(today),
    time: bangkokTime(nowMs),
    today: await dayOf(today),
    tomorrow: await dayOf(addDays(today, 1)),
    needs,
    needsCount,
    /** The number at Today in the rail: the trips that need a person, and the items of "Needs you". */
    railCount: rows.filter((row) => row.needs).length + needsCount,
  }
}

function needView({ endsAt, ...need }: Need, nowMs: number) {
  return { ...need, countdown: endsAt && countdown(endsAt.getTime(), nowMs) }
}
