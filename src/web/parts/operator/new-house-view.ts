import { newHouseFacts } from '#bookings/operator.words.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { driverKnown } from '#drives/driver-sentences.words.ts'
import type { PublicFleet } from '#fleet/find-public-fleet.ts'
import type { DayDriversView } from './day-drivers-view.ts'

const FACES_SHOWN = 4
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export type NewHouseView = {
  facts: ReturnType<typeof newHouseFacts>
  /** Undefined where no driver with a photo is on the website. */
  drivers: DayDriversView | undefined
}

/** What stands in for reviews while there are too few: the facts of the business, and its drivers who have a photo. */
export function newHouseOf(
  rules: Pick<BookingRules, 'channels' | 'depositPercent' | 'cancellation'>,
  { drivers, hasOtherDrivers }: Pick<PublicFleet, 'drivers' | 'hasOtherDrivers'>,
): NewHouseView {
  const shown = drivers.filter(({ photo }) => photo).slice(0, FACES_SHOWN)
  const others = hasOtherDrivers || shown.length < drivers.length ? ['colleagues'] : []
  const names = [...shown.map(({ firstName }) => firstName), ...others]
  return {
    facts: newHouseFacts(rules),
    drivers: shown[0] && {
      faces: shown.map(({ firstName, photo }) => ({ initial: firstName.charAt(0), photo })),
      title: `${and.format(names)} ${names.length === 1 ? 'drives' : 'drive'} you.`,
      words: driverKnown,
    },
  }
}
