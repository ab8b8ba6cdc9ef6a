import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Departure } from '#bookings/desk-lists/today.store.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { progressOf, STATIONS } from '#drives/drive-step.rules.ts'
import type { DrivePress } from '#drives/drive-steps.store.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { guestChatLink, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { type Balance, balanceOf } from '#money/payments/balance.rules.ts'
import type { PaymentWithRefunds } from '#money/refunds/refundable.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { bangkokDay, weekdayOf } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { countdown } from '#platform/time/countdown.ts'
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
    vehicle: plate && vehicleClass ? { plate, name: vehicleClasses[vehicleClass].name } : undefined,
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
