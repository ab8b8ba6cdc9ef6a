import { href } from 'react-router'
import type { IconName } from '../../ui/icon.tsx'

export type Tab = {
  to: string
  name: string
  icon: IconName
  /** On a phone it stands in the bar at the foot, not under "More". */
  isInBar?: boolean
}

/** The screens of the desk, in the order of the rail. */
export const DESK_TABS: readonly Tab[] = [
  { to: href('/desk'), name: 'Today', icon: 'clock', isInBar: true },
  { to: href('/desk/week'), name: 'Week', icon: 'calendar', isInBar: true },
  { to: href('/desk/new'), name: 'New', icon: 'plus', isInBar: true },
  { to: href('/desk/money'), name: 'Money', icon: 'card', isInBar: true },
  { to: href('/desk/fleet'), name: 'Fleet', icon: 'car' },
  { to: href('/desk/photos'), name: 'Photos', icon: 'picture' },
  { to: href('/desk/settings'), name: 'Settings', icon: 'gear' },
]

/** The lists of the dashboard, in the order of the rail. */
export const TABS: readonly Tab[] = [
  { to: href('/admin'), name: 'Testimonials', icon: 'star' },
  { to: href('/admin/custom-requests'), name: 'Custom Requests', icon: 'map' },
  { to: href('/admin/newsletter'), name: 'Newsletter', icon: 'mail' },
  { to: href('/admin/bookings'), name: 'Bookings', icon: 'list' },
  { to: href('/admin/taxi-requests'), name: 'Taxi Requests', icon: 'car' },
  { to: href('/admin/overview'), name: 'Overview', icon: 'list' },
]

/** The address of a search in a list. */
export function searchAddress(to: string, query: string): string {
  return `${to}?${new URLSearchParams({ q: query })}`
}
