import { Link } from 'react-router'
import { ORIGINS, type Origin } from '#catalogue/tour.rules.ts'
import { townNames } from '#content/map/towns.ts'

type OriginLinksProps = {
  /** The town whose trips are shown; undefined for both. */
  chosen: Origin | undefined
  /** The address of the list of a town. */
  pathOf: (origin: Origin) => string
  /** The address of the list of both towns, where there is one. */
  all?: string
}

/** Where the trips of a list start, as links that look like the chips of the filter. */
export function OriginLinks({ chosen, pathOf, all }: OriginLinksProps) {
  const towns = ORIGINS.map((origin) => ({ origin, to: pathOf(origin), label: townNames[origin] }))
  return (
    <nav className="chips cluster gap-8 below-16" aria-label="Starting in">
      {[...(all ? [{ origin: undefined, to: all, label: 'Any town' }] : []), ...towns].map(
        ({ origin, to, label }) => (
          <Link
            key={label}
            className="chip"
            to={to}
            preventScrollReset
            aria-current={origin === chosen ? 'true' : undefined}
          >
            {label}
          </Link>
        ),
      )}
    </nav>
  )
}
