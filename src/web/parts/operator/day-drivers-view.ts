import { CREW_SHOWN_FROM } from '#drives/crew-window.rules.ts'
import type { PublicDriver, PublicFleet } from '#fleet/find-public-fleet.ts'
import { languageNames } from '#fleet/fleet.words.ts'

const SHOWN = 2
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export type DayDriversView = {
  faces: { initial: string; photo: PublicDriver['photo'] }[]
  title: string
  words: string
}

/**
 * Who may drive a day or a ride: one or two of the drivers on the website, with those who speak English before all others.
 * Nothing is promised of a driver that is not known: others in service are "a colleague", and a face is named only
 * where there is a photo. Undefined when no driver is on the website.
 */
export function dayDriversOf(
  { drivers, hasOtherDrivers }: Pick<PublicFleet, 'drivers' | 'hasOtherDrivers'>,
  what: 'day' | 'ride' = 'day',
): DayDriversView | undefined {
  const speaking = drivers.filter(({ languages }) => languages.includes('en'))
  const shown = (speaking.length > 0 ? speaking : drivers).slice(0, SHOWN)
  if (shown.length === 0) return undefined
  const names = shown.map(({ firstName }) => firstName)
  const others = hasOtherDrivers || shown.length < drivers.length ? ['a colleague'] : []
  return {
    faces: shown.map(({ firstName, photo }) => ({ initial: firstName.charAt(0), photo })),
    title: `${or.format([...names, ...others])} drives this ${what}.`,
    words: [sinceOf(shown), languagesOf(shown), noticeOf(shown)].filter(Boolean).join(' '),
  }
}

function sinceOf(drivers: readonly PublicDriver[]): string {
  const years = drivers.flatMap(({ drivingSince }) => drivingSince ?? [])
  return years.length === drivers.length ? `Driving since ${and.format(new Set(years.map(String)))}.` : ''
}

function languagesOf(drivers: readonly PublicDriver[]): string {
  const codes = drivers.flatMap(({ languages }) => languages)
  if (codes.includes('en')) return drivers.length > 1 ? 'Both speak English.' : 'Speaks English.'
  const spoken = languageNames(codes)
  if (spoken.length === 0) return ''
  return `${drivers.length > 1 ? 'They speak' : 'Speaks'} ${and.format(spoken)}.`
}

function noticeOf(drivers: readonly PublicDriver[]): string {
  const what = drivers.every(({ photo }) => photo) ? 'name, face and number plate' : 'name and number plate'
  return `You get the ${what} by ${CREW_SHOWN_FROM} the evening before.`
}
