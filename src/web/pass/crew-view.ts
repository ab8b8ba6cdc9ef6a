import type { Crew } from '#bookings/legs.store.ts'
import { photoAddress } from '#catalogue/photos/photo.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { LANGUAGE_NAMES } from '#fleet/fleet.words.ts'
import { chatLink, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { LANGUAGES } from '#platform/forms/field-names.rules.ts'
import { momentInWords } from '#platform/time/clock-time.ts'

export type CrewView = ReturnType<typeof crewViewOf>

/** The driver and the vehicle of one drive, as the guest sees them. `nowMs` is in milliseconds since the epoch. */
export function crewViewOf({ startsAt, vehicle, driver, photoId }: Crew, nowMs: number) {
  const spoken = LANGUAGES.filter((language) => driver.languages.includes(language))
  return {
    when: momentInWords(startsAt, nowMs),
    name: driver.name,
    speaks: new Intl.ListFormat('en').format(spoken.map((language) => LANGUAGE_NAMES[language])),
    photo: photoId && photoAddress(photoId),
    phone: { text: driver.phone, link: phoneLink(driver.phone) },
    chat: chatLink(driver.phone),
    vehicle: `${vehicle.name}, ${vehicleClasses[vehicle.class].name}`,
    plate: vehicle.plate,
  }
}
