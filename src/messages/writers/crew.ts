import { townOf } from '#bookings/booking.words.ts'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { deadlineInWords } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { type DetailedBooking, findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { type Crew, listCrews } from '#bookings/legs.store.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { findCrewNotice } from '#drives/crew-notices.store.ts'
import { isSameCrew } from '#drives/crew-window.rules.ts'
import { languagesSpoken } from '#fleet/fleet.words.ts'
import { toPayOf } from '#money/deposits/deposit.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { guestDriverAssigned } from '../templates/guest/driver-assigned.tsx'
import type { MailWriter, MailWriterNeeds } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { toldOf } from './told-booking.ts'

export const crewMails = {
  /** Not sent when the trip is off, has begun, or somebody else drives it by now. */
  'guest-driver-assigned': async (deps, noticeId) => {
    const { db, now, addresses } = deps
    const told = await findCrewNotice(db.read, noticeId)
    const booking = told && (await findDetailedBooking(db.read, told.bookingId))
    if (!booking || !bookingCountsAs(booking.status, 'ahead')) return undefined
    const crews = (await listCrews(db.read, booking.id)).filter((crew) => isSameCrew(crew, told))
    const first = crews.find(({ legId }) => legId === told.legId)
    if (!first || first.startsAt.getTime() <= now()) return undefined
    const isTimeKnown = booking.kind !== 'custom'
    const later = crews.filter(({ startsAt }) => startsAt > first.startsAt)
    return {
      mail: guestDriverAssigned({
        booking: toldOf(deps, booking),
        day: dayInWords(first.startsAt, now()),
        time: isTimeKnown ? timeOf(first) : null,
        place: isTimeKnown ? placeOf(booking, first) : '',
        driver: { name: first.driver.name, phone: first.driver.phone, speaks: spokenBy(first) },
        vehicle: {
          name: `${first.vehicle.name}, ${vehicleClasses[first.vehicle.class].name}`,
          plate: first.vehicle.plate,
        },
        later: later.map((crew) => ({ time: timeOf(crew), place: crew.pickup })),
        toPay: await toPaySentence(deps, booking, first.driver.name),
        passUrl: await passUrl(deps, booking),
      }),
      replyTo: addresses.operator,
    }
  },
} satisfies Record<string, MailWriter>

function timeOf({ startsAt }: Crew): string {
  return bangkokTime(startsAt.getTime())
}

/** `today`, or the day; the email leaves on the evening before at the earliest. */
function dayInWords(startsAt: Date, nowMs: number): string {
  const day = bangkokDay(startsAt.getTime())
  return day === bangkokDay(nowMs) ? 'today' : 'tomorrow'
}

/** The hotel of a trip says more than its town. */
function placeOf(booking: DetailedBooking, { pickup }: Crew): string {
  if (booking.kind !== 'trip') return pickup
  return [booking.hotelName || pickup, townOf(booking)].filter(Boolean).join(', ')
}

function spokenBy({ driver }: Crew): string {
  return languagesSpoken(driver.languages)
}

/** Null when nothing is due, and while a person looks at money that came. */
async function toPaySentence(
  { db, now }: MailWriterNeeds,
  booking: Booking,
  driver: string,
): Promise<string | null> {
  const payments = await withRefunds(db.read, await listPaymentsOfBooking(db.read, booking.id))
  if (payments.some(({ status }) => paymentCountsAs(status, 'needsAttention'))) return null
  const toPay = toPayOf(booking, balanceOf(booking.priceBaht, payments), now())
  if (!toPay) return null
  const inCash = `${formatBaht(toPay.dueBaht)} in cash to ${driver}`
  const ends = toPay.online?.ends
  return ends ? `${inCash}, or on your trip pass until ${deadlineInWords(ends.getTime())}` : inCash
}
