import { Link } from 'react-router'
import { townNames } from '#content/map/towns.ts'
import type { Origin } from '#domain/catalogue/tour.ts'

export function OriginTabs({ origin, origins }: { origin: Origin; origins: readonly Origin[] }) {
  if (origins.length < 2) return null
  return (
    <nav className="origin-tabs" aria-label="Where we pick you up">
      {origins.map((town) => (
        <Link
          key={town}
          to={`?origin=${town}`}
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
