import { stopPlaces } from '#content/map/stop-places.ts'
import type { PictureName } from '#content/pictures/pictures.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import { formatMonth, type Weekday } from '#platform/time/calendar.ts'
import type { OpeningHours, OpenSpan } from './opening-hours.rules.ts'
import { placesNamed } from './stop-places.rules.ts'

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What a stop of a day shows of the place that it names. */
export type Station = { poster?: PictureName; hours?: string }

/** The poster and the opening hours for each of these stops; each place once, at the first stop that names it. */
export function stationsOf(stops: readonly { activity: string }[], places: readonly string[]): Station[] {
  const shown = new Set<string>()
  return stops.map(({ activity }) => {
    const id = placesNamed(activity, stopPlaces).find((one) => places.includes(one) && !shown.has(one))
    const place = id === undefined ? undefined : stopPlaces[id]
    if (id === undefined || !place) return {}
    shown.add(id)
    const { poster, hours } = place
    return { ...(poster && { poster }), ...(hours && { hours: hoursInWords(hours) }) }
  })
}

/** `Open 09:00 to 17:00, Saturday 09:00 to 18:00. Checked November 2026.` */
export function hoursInWords({
  of,
  daily,
  weekdays = {},
  closedOn,
  checked,
}: OpeningHours & { of?: string; checked: string }): string {
  const days = Object.keys(weekdays) as Weekday[]
  const bySpans = Object.groupBy(days, (day) => spansInWords(weekdays[day] ?? []))
  const others = Object.entries(bySpans).map(([spans, same = []]) => `${and.format(same)} ${spans}`)
  const usual = daily.length > 0 ? [spansInWords(daily)] : []
  const open = [...usual, ...others].join(', ')
  const holidays = closedOn ? ', closed on some holidays' : ''
  return `${of ? `${atSentenceStart(of)} is open` : 'Open'} ${open}${holidays}. Checked ${formatMonth(checked)}.`
}

function spansInWords(spans: readonly OpenSpan[]): string {
  return spans.length === 0 ? 'closed' : and.format(spans.map(([opens, closes]) => `${opens} to ${closes}`))
}
