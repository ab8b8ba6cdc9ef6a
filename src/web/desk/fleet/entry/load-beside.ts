import { photoAddress } from '#catalogue/photos/photo.rules.ts'
import { findPhotoId } from '#catalogue/photos/photos.store.ts'
import { listCalendarLinks } from '#fleet/calendars/calendar-links.ts'
import { listUpcoming } from '#fleet/fleet-page.store.ts'
import type { Deps } from '#platform/deps.ts'
import { blockViewOf } from '../blocks/block-view.ts'
import { calendarView } from '../calendar-view.ts'

/** What stands beside the form of a vehicle or a driver: its photo, when it is away, and its calendar. */
export async function loadBeside(
  deps: Pick<Deps, 'db' | 'now' | 'authSecret' | 'publicUrl'>,
  kind: 'vehicle' | 'driver',
  id: string,
) {
  const { read } = deps.db
  const [upcoming, calendars, photoId] = await Promise.all([
    listUpcoming(read, new Date(deps.now())),
    listCalendarLinks(deps),
    findPhotoId(read, { kind, id }),
  ])
  const isItself = kind === 'vehicle' ? { vehicleId: id, driverId: null } : { vehicleId: null, driverId: id }
  const blocks = upcoming.filter(
    (one) => one.reference === null && (kind === 'vehicle' ? one.vehicleId : one.driverId) === id,
  )
  return {
    photo: photoId && photoAddress(photoId),
    blocks: blocks.map(blockViewOf),
    calendar: calendarView(calendars, isItself, deps.publicUrl),
  }
}
