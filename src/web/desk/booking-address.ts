import { href, useLocation } from 'react-router'

/** The pages that lead to a booking, and what the way back to each is called. */
const PLACES: Record<string, string> = {
  [href('/desk')]: 'Today',
  [href('/desk/week')]: 'Week',
  [href('/desk/money')]: 'Money',
  [href('/desk/fleet')]: 'Fleet',
  [href('/desk/settings')]: 'Settings',
  [href('/admin/bookings')]: 'Bookings',
  [href('/admin/taxi-requests')]: 'Taxi requests',
  [href('/admin/custom-requests')]: 'Custom requests',
}
const ANY_SITE = 'http://site'
const MAX_LENGTH = 500

/** Where an admin came from: the address of a list with its filters, and its name. */
export type CameFrom = { to: string; name: string }

/** The page that an address names with `?from=`, when it is one of those that lead to a booking. */
export function readCameFrom(search: URLSearchParams): CameFrom | undefined {
  return cameFromOf(search.get('from') ?? '')
}

/** The same for an address that a form names. */
export function cameFromOf(from = ''): CameFrom | undefined {
  if (!from.startsWith('/') || from.length > MAX_LENGTH || !URL.canParse(from, ANY_SITE)) return undefined
  const { origin, pathname, search: filters } = new URL(from, ANY_SITE)
  const name = Object.hasOwn(PLACES, pathname) ? PLACES[pathname] : undefined
  return origin === ANY_SITE && name ? { to: pathname + filters, name } : undefined
}

/** The page of a booking, or of an action on it, with the way back to where the admin came from. */
export function bookingAddress(
  { reference, from }: { reference: string; from?: string | undefined },
  act?: string,
): string {
  const path = act
    ? href('/desk/bookings/:reference/:act', { reference, act })
    : href('/desk/bookings/:reference', { reference })
  return from ? `${path}?${new URLSearchParams({ from })}` : path
}

/** For links to a booking that lead back to the present page. */
export function useBookingAddress(): (reference: string) => string {
  const { pathname, search } = useLocation()
  return (reference) => bookingAddress({ reference, from: pathname + search })
}
