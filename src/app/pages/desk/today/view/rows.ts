import type { Departure } from '#adapters/database/desk/today.ts'
import type { DrivePress } from '#adapters/database/drives/drive-steps.ts'
import { fleet as classes } from '#content/catalogue/fleet.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { progressOf, STATIONS } from '#domain/drives/drive-step.ts'
import { formatBaht } from '#domain/money.ts'
import { type Balance, balanceOf } from '#domain/payments/balance.ts'
import type { PaymentWithRefunds } from '#domain/payments/refundable.ts'
import { NAME_PLACEHOLDERS } from '#domain/requests/contact.ts'
import { guestChatLink, phoneLink } from '#domain/requests/phone-link.ts'
import { bangkokDay, weekdayOf } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import { countdown } from '#domain/time/countdown.ts'
import { counted } from '#text/counted.ts'
import { driveLabel, driveLine } from '../../drives/drive-view.ts'
import { weekAddress } from '../../week/week-address.ts'
import { type CrewAnswer, crewAnswerOf } from './crew-answer.ts'
import { type FleetOfDays, gapOf } from './crew-gap.ts'

/** One departure, as it is shown. */
export type Row = ReturnType<typeof rowOf>

export function rowOf(
  departure: Departure,
  { paid, pressed }: { paid: readonly PaymentWithRefunds[]; pressed: readonly DrivePress[] },
  fleet: FleetOfDays,
  nowMs: number,
) {
  const { startsAt, kind, pickup, dropoff, title, guests, plate, vehicleClass, status } = departure
  const phone = departure.customerPhone
  const day = bangkokDay(startsAt.getTime())
  const balance = balanceOf(departure.priceBaht, paid)
  const progress = progressOf({ driverId: departure.taken?.driverId ?? null, startsAt }, pressed)
  const line = driveLine(progress)
  return {
    ...{ legId: departure.legId, reference: departure.reference, seen: departure.seen, day },
    startsAt: startsAt.toISOString(),
    at: `${day < fleet.today ? `${weekdayOf(day).slice(0, 3)} ` : ''}${bangkokTime(startsAt.getTime())}`,
    guest: departure.customerName || NAME_PLACEHOLDERS.guest,
    ...{ guests, party: counted(guests, 'guest') },
    trip: kind === 'transfer' ? `To ${dropoff}` : title,
    pickup,
    vehicle: plate && vehicleClass ? { plate, name: classes[vehicleClass].name } : undefined,
    driver: departure.driver ?? undefined,
    hasDrivers: fleet.drivers.length > 0,
    money: moneyOf(balance),
    dueBaht: balance.dueBaht ?? 0,
    state: driveLabel(status, progress),
    /** When the driver pressed the newest station, and when that came. */
    stateAt: status === 'confirmed' ? line.at : undefined,
    isSeen: progress.seen !== undefined,
    isAgreed: bookingCountsAs(status, 'travelled'),
    isDone: status === 'completed',
    /** Of the four stations. */
    passed: status === 'completed' ? STATIONS.length : line.passed,
    /** How long until it leaves. */
    leaves: startsAt.getTime() > nowMs ? `in ${countdown(startsAt.getTime(), nowMs).text}` : undefined,
    needs: answerOf(departure, fleet, nowMs),
    board: weekAddress({ day, move: departure.legId }),
    phone: phone && { text: phone, link: phoneLink(phone, departure.customerCountry) },
    chat: guestChatLink(departure),
  }
}

/** Why the trip needs a person, if it does. */
function answerOf(departure: Departure, fleet: FleetOfDays, nowMs: number): CrewAnswer | undefined {
  const found = gapOf(departure, fleet, nowMs)
  if (!found) return undefined
  if (found === 'hours-unknown')
    return { label: 'No vehicle', why: 'It has no times yet, so no vehicle can be suggested.' }
  return crewAnswerOf(found.gap, found.best, fleet)
}

function moneyOf({ paidBaht, dueBaht }: Balance): string {
  if (dueBaht === null) return 'Price not agreed'
  return dueBaht > 0 ? `${formatBaht(dueBaht)} due` : `Paid ${formatBaht(paidBaht)}`
}
