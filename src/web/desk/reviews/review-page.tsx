import { href, Link } from 'react-router'
import { company } from '#content/company.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { reviewCountsAs } from '#guests/reviews/review-status.rules.ts'
import type { ListedTestimonial } from '#guests/reviews/testimonial-list.store.ts'
import type { Testimonial } from '#guests/reviews/testimonials.store.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import { Badge } from '../labels/badge.tsx'
import { REVIEW_STATES } from '../labels/state-labels.ts'
import { RowPart, TypedText } from '../lists/row.tsx'
import { DecisionForm, SeenReview } from './decision-form.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewPhoto } from './review-photo.tsx'

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
        <h1 className="shrink">
          Review by <bdi>{review.customerName}</bdi>
        </h1>
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
        <ReviewPhoto review={review} back={back} />
        <DecisionForm review={review} back={back} />
        <AnswerForm review={review} back={back} typed={refused?.typed} error={refused?.error} />
        <ReviewFacts review={review} />
      </section>
    </>
  )
}

type AnswerFormProps = {
  review: Pick<Testimonial, 'id' | 'version' | 'status' | 'answer'>
  back: string
  /** What was typed when it was refused. */
  typed: string | undefined
  error: string | undefined
}

/** Answers a review; an empty answer takes it away. */
function AnswerForm({ review, back, typed, error }: AnswerFormProps) {
  const { id, version, status, answer } = review
  const where = reviewCountsAs(status, 'shown') ? '' : ' once it’s on the site'
  return (
    <form
      className="review-answer-form"
      method="post"
      action={href('/admin/testimonials/:id', { id })}
      noValidate
    >
      <SeenReview version={version} back={back} />
      <TextareaField
        id="review-answer"
        name="answer"
        label="Your reply"
        hint={`It appears below the review${where}, signed ${company.name}. The guest gets one email about it.`}
        defaultValue={typed ?? answer ?? ''}
        maxLength={MAX_LENGTH.freeText}
        rows={5}
        error={error}
      />
      <Button type="submit" name="decision" value="answer">
        Save the reply
      </Button>
    </form>
  )
}
