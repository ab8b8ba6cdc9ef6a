import { href } from 'react-router'
import type { PhotoSubject } from '#catalogue/photos/photo.rules.ts'
import { PAPER_COLUMNS } from '#fleet/availability/papers.rules.ts'
import type { Paper } from '#fleet/paper-alerts.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'

/** The page of a vehicle or a driver. */
export function addressOf(kind: 'vehicle' | 'driver', id: string): string {
  const page = kind === 'vehicle' ? href('/desk/fleet/vehicle') : href('/desk/fleet/driver')
  return `${page}?${new URLSearchParams({ id })}`
}

/** The page that changes the photo of a vehicle or a driver. */
export function photoPageOf({ kind, id }: PhotoSubject): string {
  return href('/desk/fleet/photo/:kind/:id', { kind, id })
}

/** The page that blocks a day, with the vehicle or driver chosen, and the day when there is one. */
export function blockAddressOf(kind: 'vehicle' | 'driver', id: string, day?: PlainDate): string {
  const search = new URLSearchParams({ of: `${kind}:${id}`, ...(day ? { day } : {}) })
  return `${href('/desk/fleet/block')}?${search}`
}

/** The id of the field of a paper on that page. */
export function fieldOf(paper: Paper): string {
  return `fleet-${paper === 'licence' ? 'licenceExpiresOn' : PAPER_COLUMNS[paper]}`
}
