import { placePoints } from '#content/map/place-points.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import { spokenName } from './day-places.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The day as a sentence: the start, the places in their order, and those without a point on the map. */
export function describeDay(start: string, ids: readonly string[]): string {
  const missing = ids.filter((id) => !placePoints[id]?.at).map(spokenName)
  const day = `From ${start} to ${list.format(ids.map(spokenName))}.`
  if (missing.length === 0) return day
  return `${day} ${atSentenceStart(list.format(missing))} ${missing.length === 1 ? 'is' : 'are'} not marked.`
}
