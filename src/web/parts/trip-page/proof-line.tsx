import { company } from '#content/company.ts'
import type { Rating } from '#guests/reviews/reputation.rules.ts'
import { Icon } from '../../ui/icon.tsx'

/** `isOfTrip`: of the trip itself; otherwise of all trips. */
type ProofLineProps = { rating: (Rating & { isOfTrip?: boolean }) | undefined }

/** Why to trust who drives, under the title of a page that sells. For loaders. */
export function ProofLine({ rating }: ProofLineProps) {
  return (
    <ul className="trip__proof cluster gap-x-16 above-12 size-small icons-apart icons-jade">
      {rating && (
        <li>
          <Icon name="star" className="star" />
          <b>{rating.average.toFixed(1)}</b>{' '}
          {`from ${rating.count} guests of ${rating.isOfTrip ? 'this day' : 'our days'}`}
        </li>
      )}
      <li>
        <Icon name="people" />
        Only your group, your own driver
      </li>
      {company.licence && (
        <li>
          <Icon name="shield" />
          Licence {company.licence}
        </li>
      )}
    </ul>
  )
}
