import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Departure } from '#bookings/desk-lists/today.store.ts'
import { progressOf } from '#drives/drive-step.rules.ts'
import type { DrivePress } from '#drives/drive-steps.store.ts'
import { isUnseenTooLong } from '#drives/unseen.rules.ts'
import { chatLink, DRIVER_COUNTRY, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { bangkokDay, formatShortDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import type { FleetOfDays } from '../today/view/crew-gap.ts'
import type { Need } from './needs.ts'

/** The jobs that their drivers have not seen by the evening before, each with the way to reach the driver. */
export function unseenNeeds(
  departures: readonly Departure[],
  pressed: readonly DrivePress[],
  { drivers }: Pick<FleetOfDays, 'drivers'>,
  nowMs: number,
): Need[] {
  return departures.flatMap(({ legId, status, startsAt, taken, driver, title, reference }) => {
    if (!taken?.driverId || !bookingCountsAs(status, 'ahead')) return []
    const own = pressed.filter((press) => press.legId === legId)
    if (!isUnseenTooLong(startsAt, progressOf({ driverId: taken.driverId, startsAt }, own), nowMs)) return []
    const startsMs = startsAt.getTime()
    const name = driver ?? 'The driver'
    const phone = drivers.find(({ id }) => id === taken.driverId)?.phone
    return {
      ...{ key: `unseen ${legId}`, kind: 'driver', endsAt: startsAt },
      title: `${name} has not opened the ${bangkokTime(startsMs)} job`,
      text: `${formatShortDay(bangkokDay(startsMs))}, ${title}, ${reference}.`,
      answer: phone ? answerTo(name, phone) : undefined,
    }
  })
}

function answerTo(name: string, phone: string) {
  return {
    name,
    call: phoneLink(phone, DRIVER_COUNTRY),
    chat: chatLink(phone, { country: DRIVER_COUNTRY }),
  }
}
