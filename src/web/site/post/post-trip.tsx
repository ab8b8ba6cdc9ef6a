import { Link } from 'react-router'
import type { TourCardView } from '../../parts/tour-card/card-of.ts'
import { Art } from '../../ui/art.tsx'

/** A trip of the article within its text, where a reader has decided to go. */
export function PostTrip({
  card: { path, title, duration, price, priceNote, picture },
}: {
  card: TourCardView
}) {
  return (
    <aside
      className="post-trip sheet sheet--lift flex gap-16 middle above-32"
      aria-label="A trip that goes there"
    >
      <Art picture={picture} alt="" />
      <div className="grow">
        <h3 className="size-title tight">
          <Link to={path}>{title}</Link>
        </h3>
        <p className="muted size-small close above-4">
          {`${duration} with your own driver. From `}
          <b className="ink">{price}</b> {priceNote}
        </p>
      </div>
    </aside>
  )
}
