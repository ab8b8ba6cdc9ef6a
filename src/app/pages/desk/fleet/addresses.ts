import { href } from 'react-router'
import { PAPER_COLUMNS } from '#domain/availability/papers.ts'
import type { Paper } from '#domain/fleet/paper-alerts.ts'

/** The page of a vehicle or a driver. */
export function addressOf(kind: 'vehicle' | 'driver', id: string): string {
  const page = kind === 'vehicle' ? href('/desk/fleet/vehicle') : href('/desk/fleet/driver')
  return `${page}?${new URLSearchParams({ id })}`
}

/** The page that blocks a day, with the vehicle or driver chosen. */
export function blockAddressOf(kind: 'vehicle' | 'driver', id: string): string {
  return `${href('/desk/fleet/block')}?${new URLSearchParams({ of: `${kind}:${id}` })}`
}

/** The id of the field of a paper on that page. */
export function fieldOf(paper: Paper): string {
  return `fleet-${paper === 'licence' ? 'licenceExpiresOn' : PAPER_COLUMNS[paper]}`
}
