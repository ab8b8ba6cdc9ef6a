import {
  listDisputesToAnswer,
  listPaymentsInAttention,
  listUndeliverableMails,
  listUnfinishedRefunds,
} from '#adapters/database/admin/attention.ts'
import {
  type Departure,
  listDepartures,
  listPaymentsOfBookings,
  listWaitingRequests,
} from '#adapters/database/desk/today.ts'
import { formatBaht } from '#domain/money.ts'
import { type Balance, balanceOf } from '#domain/payments/balance.ts'
import type { PaymentWithRefunds } from '#domain/payments/refundable.ts'
import { phoneLink } from '#domain/requests/phone-link.ts'
import { internationalNumber } from '#domain/requests/phone-number.ts'
import { whatsappLink } from '#domain/requests/whatsapp.ts'
import { addDays, bangkokDay, formatDayOfYear, formatShortDay } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import { countdown } from '#domain/time/countdown.ts'
import type { Deps } from '#operations/deps.ts'
import { alarmMessages } from '../../admin/attention/alarm-messages.ts'
import { BOOKING_STATES } from '../../admin/state-labels.ts'

export type TodayView = Awaited<ReturnType<typeof loadToday>>
export type Row = ReturnType<typeof rowOf>

/** Everything on Today, as it is shown. */
export async function loadToday({ db: { read }, now, alarms }: Pick<Deps, 'db' | 'now' | 'alarms'>) {
  const nowMs = now()
  const today = bangkokDay(nowMs)
  const [departures, requests, payments, refunds, disputes, mails] = await Promise.all([
    listDepartures(read, today),
    listWaitingRequests(read, today),
    listPaymentsInAttention(read),
    listUnfinishedRefunds(read),
    listDisputesToAnswer(read),
    listUndeliverableMails(read),
  ])
  const paid = await listPaymentsOfBookings(read, [...new Set(departures.map(({ bookingId }) => bookingId))])
  const rows = departures.map((departure) =>
    rowOf(
      departure,
      paid.filter((payment) => payment.bookingId === departure.bookingId),
    ),
  )
  const onDay = (day: string) => rows.filter((row) => row.day === day)
  const others = [
    { name: 'Unexpected payments', count: payments.total },
    { name: 'Refunds that are not finished', count: refunds.total },
    { name: 'Disputes', count: disputes.total },
    { name: 'Mails that did not leave', count: mails.total },
    { name: 'Warnings', count: alarmMessages(alarms()).length },
  ].filter(({ count }) => count > 0)
  const requestCount = requests[0]?.total ?? 0
  const needsYou = requestCount + others.reduce((sum, { count }) => sum + count, 0)
  return {
    heading: formatDayOfYear(today),
    time: bangkokTime(nowMs),
    today: onDay(today),
    tomorrow: onDay(addDays(today, 1)),
    requests: requests.map(({ reference, customerName, title, travelDate, guests, waitsUntil }) => ({
      ...{ reference, customerName },
      text: [travelDate && formatShortDay(travelDate), title, partyOf(guests)].filter(Boolean).join(', '),
      left: waitsUntil ? countdown(waitsUntil.getTime(), nowMs) : undefined,
    })),
    requestCount,
    others,
    /** The number at Today in the rail: the trips that need a person, and the items of "Needs you". */
    railCount: rows.filter(({ needsVehicle }) => needsVehicle).length + needsYou,
    needsCount: needsYou,
  }
}

function rowOf(departure: Departure, paid: PaymentWithRefunds[]) {
  const { startsAt, kind, pickup, dropoff, title, guests, plate, driver, priceBaht, status } = departure
  const phone = departure.customerPhone
  const chat = internationalNumber(departure.customerWhatsapp || phone, departure.customerCountry)
  return {
    legId: departure.legId,
    day: bangkokDay(startsAt.getTime()),
    at: bangkokTime(startsAt.getTime()),
    reference: departure.reference,
    guest: departure.customerName || 'Forgotten guest',
    party: partyOf(guests),
    trip: kind === 'transfer' ? `To ${dropoff}` : title,
    pickup,
    plate,
    driver,
    money: moneyOf(balanceOf(priceBaht, paid)),
    state: BOOKING_STATES[status],
    /** Agreed, and still without a vehicle. */
    needsVehicle: status === 'confirmed' && plate === null,
    phone: phone && { text: phone, link: phoneLink(phone) },
    chat: chat && whatsappLink(chat),
  }
}

function moneyOf({ paidBaht, dueBaht }: Balance): string {
  if (dueBaht === null) return 'Price not agreed'
  return dueBaht > 0 ? `${formatBaht(dueBaht)} due` : `Paid ${formatBaht(paidBaht)}`
}

function partyOf(guests: number): string {
  return guests === 1 ? '1 guest' : `${guests} guests`
}
