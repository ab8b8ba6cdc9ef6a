import { withoutTitle } from '#guests/contact/greeting-name.rules.ts'

/** How many digits of a plate strangers may read: enough to know the vehicle by, too few to look its owner up. */
const SHOWN_DIGITS = 2

/** The first word of a name: what public pages call a driver, also when the operator typed the surname with it. */
export function firstNameOf(name: string): string {
  return withoutTitle(name).split(/\s+/)[0] ?? ''
}

/**
 * The last digits of a plate, such as `42` of `ฮฮ 0042 กาญจนบุรี`. At least one digit of the number stays hidden, so
 * nothing is left of a number with one digit.
 */
export function plateEndingOf(plate: string): string {
  const number = plate.match(/\d+/g)?.at(-1) ?? ''
  return number.slice(1).slice(-SHOWN_DIGITS)
}

/** The drivers with whom a reader of these pages shares a language come first; among them the order stays. */
export function englishFirst<Driver extends { languages: readonly string[] }>(
  drivers: readonly Driver[],
): Driver[] {
  return drivers.toSorted((a, b) => Number(b.languages.includes('en')) - Number(a.languages.includes('en')))
}
