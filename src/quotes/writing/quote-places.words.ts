import { placePoints } from '#content/map/place-points.ts'
import { places } from '#content/map/places.ts'
import { stopPlaces } from '#content/map/stop-places.ts'
import type { PictureName } from '#content/pictures/pictures.ts'
import { formatMonth, formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import { closedAt, type OpenSpan } from './opening-hours.rules.ts'
import { placesNamed } from './stop-places.rules.ts'

/** The places that the stops of a day name, each once, in their order. */
export function placesOfStops(stops: readonly { place: string }[]): string[] {
  return [...new Set(stops.flatMap(({ place }) => placesNamed(place, stopPlaces)))]
}

/** The poster of a day that goes to these places: the first that no earlier day shows, else the first. */
export function posterOfDay(visited: readonly string[], shown: ReadonlySet<string>): PictureName | undefined {
  const posters = visited.flatMap((id) => stopPlaces[id]?.poster ?? [])
  return posters.find((poster) => !shown.has(poster)) ?? posters[0]
}

/** What a place is called in a sentence: `the River Kwai bridge`. */
export function nameInText(id: string): string {
  return placePoints[id]?.nameInText ?? nameOf(id)
}

/** `Hellfire Pass, the centre: open 09:00 to 16:00 only.` for each place that is closed when the guests get there. */
export function closedPlaces(stop: { place: string; date: PlainDate; time: ClockTime | null }): string[] {
  return placesNamed(stop.place, stopPlaces).flatMap((id) => {
    const hours = stopPlaces[id]?.hours
    const closed = hours && closedAt(hours, stop)
    if (!closed) return []
    const what = hours.of ? `${nameOf(id)}, ${hours.of}` : nameOf(id)
    return [`${what}: ${openInWords(closed.open, stop.date)} (as of ${formatMonth(hours.checked)}).`]
  })
}

function openInWords(open: readonly OpenSpan[], date: PlainDate): string {
  if (open.length === 0) return `closed on ${formatShortDay(date)}`
  return `open ${open.map(([opens, closes]) => `${opens} to ${closes}`).join(' and ')} only`
}

function nameOf(id: string): string {
  return places.find((place) => place.id === id)?.name ?? id
}
