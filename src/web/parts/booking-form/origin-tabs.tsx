import { Link } from 'react-router'
import { townNames } from '#content/map/towns.ts'
import type { BookingView } from './booking-view.ts'

export function OriginTabs({ origin, starts }: Pick<BookingView, 'origin' | 'starts'>) {
  if (starts.length < 2) return null
  return (
    <nav className="origin-tabs" aria-label="Where we pick you up">
      {starts.map(({ origin: town, to }) => (
        <Link key={town} to={to} replace preventScrollReset aria-current={town === origin || undefined}>
          {`From ${townNames[town]}`}
        </Link>
      ))}
    </nav>
  )
}
