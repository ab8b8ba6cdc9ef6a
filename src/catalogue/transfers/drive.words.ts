import { roads } from '#content/transfers/roads.ts'
import { roadBetween } from './road.rules.ts'

/**
 * `about 2 hours 20 minutes`: the drive between two zones of `transfer-places.ts`, without stops. Texts that say how long
 * a road takes say it with this, so that they agree with the taxi page.
 * @throws {RangeError} when the road is not in the list
 */
export function driveBetween(one: string, other: string): string {
  const road = roadBetween(roads, one, other)
  if (!road) throw new RangeError(`no road between ${one} and ${other}`)
  const [hours, minutes] = [Math.floor(road.minutes / 60), road.minutes % 60]
  const parts = [hours && (hours === 1 ? '1 hour' : `${hours} hours`), minutes && `${minutes} minutes`]
  return `about ${parts.filter(Boolean).join(' ')}`
}
