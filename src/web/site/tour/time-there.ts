import type { Tour } from '#catalogue/tour.rules.ts'
import { stopPlaces } from '#content/map/stop-places.ts'
import { clockMinutes } from '#platform/time/clock-time.ts'
import { placesNamed } from '#quotes/writing/stop-places.rules.ts'

/** The way from the main place to the next stop is in the plan, and no time there. */
const WAY_ON_MINUTES = 15

/**
 * How long the day stays at its main place, in whole half hours: `about 2 h 30`. Undefined where the plan does not say it:
 * when the next stop names no other place, and so may still be there, and for less than an hour.
 */
export function timeThere({
  itinerary,
  mainPlace,
}: Pick<Tour, 'mainPlace'> & { itinerary: readonly Pick<Tour['itinerary'][number], 'time' | 'activity'>[] }):
  | string
  | undefined {
  const placesOf = (activity: string) => placesNamed(activity, stopPlaces)
  const isThere = ({ activity }: { activity: string }) => placesOf(activity)[0] === mainPlace
  const first = itinerary.findIndex(isThere)
  const next = itinerary.findIndex((stop, index) => index > first && !isThere(stop))
  const [from, to] = [itinerary[next - 1], itinerary[next]]
  if (!mainPlace || first < 0 || !from || !to) return undefined
  if (placesOf(to.activity).length === 0) return undefined
  const halves = Math.floor((clockMinutes(to.time) - clockMinutes(from.time) - WAY_ON_MINUTES) / 30)
  return halves < 2 ? undefined : `about ${Math.floor(halves / 2)} h${halves % 2 ? ' 30' : ''}`
}
