import { Link } from 'react-router'
import { townNames } from '#content/map/towns.ts'
import { tripQuery } from '../trip-query.ts'
import type { BookingView } from './booking-view.ts'

export function OriginTabs({ origin, origins, day }: Pick<BookingView, 'origin' | 'origins' | 'day'>) {
  if (origins.length < 2) return null
  return (
    <nav className="origin-tabs" aria-label="Where we pick you up">
      {origins.map((town) => (
        <Link
          key={town}
          to={tripQuery(town, day?.date)}
          replace
          preventScrollReset
          aria-current={town === origin || undefined}
        >
          {`From ${townNames[town]}`}
        </Link>
      ))}
    </nav>
  )
}
