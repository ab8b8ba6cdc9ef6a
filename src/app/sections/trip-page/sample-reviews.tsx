import { showSampleReviews } from '#content/company.ts'
import type { SampleReview } from '#domain/tour.ts'
import { Icon } from '../../ui/icon.tsx'

const STARS = [1, 2, 3, 4, 5] as const

/** Invented reviews, each marked as such; none when the operator has switched them off. */
export function SampleReviews({ reviews }: { reviews: readonly SampleReview[] }) {
  if (!showSampleReviews || reviews.length === 0) return null
  return (
    <section>
      <h2>What guests might say</h2>
      <div className="trip__pair reviews">
        {reviews.map((review) => (
          <figure key={review.author}>
            <p className="reviews__label">Sample review</p>
            <p className="reviews__stars">
              {STARS.filter((star) => star <= review.rating).map((star) => (
                <Icon key={star} name="star" />
              ))}
              <span>{review.rating} of 5</span>
            </p>
            <blockquote>{review.text}</blockquote>
            <figcaption>
              <b>{review.author}</b>, {review.country}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
