import type { Crew } from '#adapters/database/legs.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { LANGUAGE_NAMES } from '#content/fleet-words.ts'
import { LANGUAGES } from '#domain/fleet/field-names.ts'
import { photoAddress } from '#domain/photos/photo.ts'
import { chatLink, phoneLink } from '#domain/requests/phone-link.ts'
import { momentInWords } from '#domain/time/clock-time.ts'

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
    vehicle: `${vehicle.name}, ${fleet[vehicle.class].name}`,
    plate: vehicle.plate,
  }
}
