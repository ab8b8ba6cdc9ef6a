import type { Departure } from '#adapters/database/desk/today.ts'
import type { DrivePress } from '#adapters/database/drives/drive-steps.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { progressOf } from '#domain/drives/drive-step.ts'
import { isUnseenTooLong } from '#domain/drives/unseen.ts'
import { chatLink, phoneLink } from '#domain/requests/phone-link.ts'
import { bangkokDay, formatShortDay } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
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
      title: `${name} has not seen the job of ${bangkokTime(startsMs)}`,
      text: `${formatShortDay(bangkokDay(startsMs))}, ${title}, ${reference}.`,
      answer: phone ? { name, call: phoneLink(phone), chat: chatLink(phone) } : undefined,
    }
  })
}
