import { href, Link } from 'react-router'
import { reviewCountsAs } from '#guests/reviews/review-status.rules.ts'
import type { ListedTestimonial } from '#guests/reviews/testimonial-list.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import { Badge } from '../labels/badge.tsx'
import { REVIEW_STATES } from '../labels/state-labels.ts'
import { RowPart, TypedText } from '../lists/row.tsx'
import { AnswerForm } from './answer-form.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ReviewFacts } from './review-facts.tsx'

export type ReviewPageProps = {
  review: ListedTestimonial
  back: string
  /** Why what was posted is refused, and what was typed. */
  refused?: { text: string; error: string | undefined; typed: string | undefined } | undefined
}

export function ReviewPage({ review, back, refused }: ReviewPageProps) {
  const isFromToday = back === href('/desk')
  return (
    <>
      <Link className="link inline-flex middle gap-4 touch" to={back}>
        <Icon name="chevron-left" /> {isFromToday ? 'Today' : 'Testimonials'}
      </Link>
      <header className="list-head cluster middle gap-8 gap-x-12">
        <h1 className="shrink">Review by {review.customerName}</h1>
        <p>
          <Badge state={REVIEW_STATES[review.status]} />{' '}
          {reviewCountsAs(review.status, 'onHome') && 'Featured'}
        </p>
      </header>
      {refused && (
        <RefusedNotice>
          <p>{refused.text}</p>
        </RefusedNotice>
      )}
      <section className="rows raised grid gap-16 pad-16" aria-label="Review">
        <RowPart title={`${review.rating} of 5 stars, ${review.tourName}`}>
          <TypedText>{review.reviewText}</TypedText>
        </RowPart>
        <DecisionForm review={review} back={back} />
        <AnswerForm review={review} back={back} typed={refused?.typed} error={refused?.error} />
        <ReviewFacts review={review} />
      </section>
    </>
  )
}
