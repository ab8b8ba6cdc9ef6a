import { TripLayout } from '../../parts/trip-page/trip-layout.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The query parameter with which the page waits for the tour however long it takes, for visitors without scripts. */
export const WAIT_FOR_TOUR = 'whole'

export function TourSkeleton() {
  const head = (
    <>
      <p className="visually-hidden" role="status">
        Loading the tour
      </p>
      <noscript>
        <p>
          <a className="link" href={`?${WAIT_FOR_TOUR}`}>
            Show the tour
          </a>
        </p>
      </noscript>
      <div className="grid gap-16">
        <Skeleton height="3.5rem" width="80%" />
        <Skeleton height="clamp(240px, 40vw, 480px)" />
        <Skeleton height="1.5rem" />
        <Skeleton height="1.5rem" width="90%" />
      </div>
    </>
  )
  return <TripLayout head={head} bar={null} ticket={<Skeleton height="640px" />} />
}
