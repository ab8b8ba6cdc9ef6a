import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import type { PassTime } from '#bookings/pass/pass-times.ts'
import { company } from '#content/company.ts'
import { townNames } from '#content/map/towns.ts'
import { type CardFacts, type ThaiCard, thaiCards } from '#content/thai/thai-cards.ts'
import { thaiNameOf } from '#content/transfers/transfer-places.ts'
import { thaiPhone } from '#guests/contact/thai-phone.rules.ts'
import { bangkokDay, formatDayOfYear } from '#platform/time/calendar.ts'
import { bangkokTime, clockMinutes } from '#platform/time/clock-time.ts'
import { formatThaiDay } from '#platform/time/thai-date.ts'

const QUARTER_MS = 15 * 60_000
const BREAKFAST_OPENS = clockMinutes('07:30')

/** The Thai cards of a booking that is agreed and ahead; `times` are its drives. */
export function thaiCardsOf(pass: Pass, [first]: readonly PassTime[]): ThaiCard[] {
  const { booking, crews } = pass
  if (!bookingCountsAs(booking.status, 'ahead')) return []
  const [crew] = crews
  const start = crew?.startsAt ?? first?.start
  return thaiCards({
    reference: booking.reference,
    guests: booking.guests,
    pickup: start instanceof Date ? pickupAt(start.getTime()) : null,
    officePhone: thaiPhone(company.phone),
    driver: crew
      ? {
          name: crew.driver.thaiName ?? crew.driver.name,
          phone: thaiPhone(crew.driver.phone),
          vehicleClass: crew.vehicle.class,
          plate: crew.vehicle.plate,
        }
      : null,
    hotel: hotelOf(booking),
    destination: booking.kind === 'transfer' ? inThai(booking.legs[0]?.dropoff ?? '') : null,
  })
}

/** The pickup as the cards say it. */
export function pickupAt(startMs: number): CardFacts['pickup'] {
  const day = bangkokDay(startMs)
  const time = bangkokTime(startMs)
  return {
    thaiDay: formatThaiDay(day),
    day: formatDayOfYear(day),
    time,
    early: bangkokTime(startMs - QUARTER_MS),
    isBeforeBreakfast: clockMinutes(time) < BREAKFAST_OPENS,
  }
}

function hotelOf(booking: Pass['booking']): CardFacts['hotel'] {
  if (booking.kind !== 'trip' || !booking.hotelName) return null
  const { hotelName, origin } = booking
  return { name: hotelName, town: origin ? inThai(townNames[origin]) : '' }
}

function inThai(place: string): string {
  return thaiNameOf(place) ?? place
}
