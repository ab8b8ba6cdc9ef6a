import { Link } from 'react-router'
import type { Station } from './distance-stations.ts'

/** The local trips as stations on a line, by the kilometres that the day takes. */
export function DistanceLine({ stations }: { stations: readonly Station[] }) {
  return (
    <nav className="distance" aria-label="Local trips by distance">
      <ol className="distance__line">
        {stations.map(({ id, path, area, km, gap }) => (
          <li key={id} style={{ '--gap': gap }}>
            <Link to={path}>
              <b>{`${km} km`}</b>
              <span>{area}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
