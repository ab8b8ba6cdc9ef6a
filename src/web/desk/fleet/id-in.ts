import { data } from 'react-router'
import { isUuid } from '#platform/text/uuid.ts'

/** The id in the address of a vehicle or a driver; null on the page of a new one. A wrong one answers 404. */
export function idIn({ searchParams }: URL): string | null {
  const id = searchParams.get('id')
  if (id !== null && !isUuid(id)) throw data(null, { status: 404 })
  return id
}

/** What the id names; without it 404. */
export function requireFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw data(null, { status: 404 })
  return found
}
