import type { Crew } from '#bookings/legs.store.ts'
import { photoAddress } from '#catalogue/photos/photo.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { languagesSpoken } from '#fleet/fleet.words.ts'
import { chatLink, DRIVER_COUNTRY, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { momentInWords } from '#platform/time/clock-time.ts'

export type CrewView = ReturnType<typeof crewViewOf>

/** The driver and the vehicle of one drive, as the guest sees them. `nowMs` is in milliseconds since the epoch. */
export function crewViewOf({ startsAt, vehicle, driver, photoId }: Crew, nowMs: number) {
  return {
    when: momentInWords(startsAt, nowMs),
    name: driver.name,
    speaks: languagesSpoken(driver.languages),
    photo: photoId && photoAddress(photoId),
    phone: { text: driver.phone, link: phoneLink(driver.phone, DRIVER_COUNTRY) },
    chat: chatLink(driver.phone, { country: DRIVER_COUNTRY }),
    vehicle: `${vehicle.name}, ${vehicleClasses[vehicle.class].name}`,
    plate: vehicle.plate,
  }
}
