import type { ReactNode } from 'react'
import type { SampleReview } from '#catalogue/tour.rules.ts'
import type { PublicReview } from '#guests/reviews/public-reviews.ts'
import { formatDate } from '#platform/time/calendar.ts'
import { Art } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PictureView } from '../picture-of.ts'
import { postcardOf } from '../postcard/postcard-of.ts'
import { ReviewAnswer } from '../review-answer.tsx'
import { guestQuoteOf } from './guest-quote-of.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** The approved reviews of a trip. For the loader. */
export function GuestReviews({ reviews }: { reviews: readonly PublicReview[] }) {
  return (
    <ReviewSection title="What guests say">
      {reviews.map((review) => {
        const { id, name, country, rating, text, answer, travelDate } = review
        return (
          <Review key={id} postcard={postcardOf(review)} rating={rating} text={text} answer={answer}>
            <b>{name}</b>
            {country && `, ${country}`}
            {travelDate && (
              <span className="block">
                Booked and travelled on <time dateTime={travelDate}>{formatDate(travelDate)}</time>
              </span>
            )}
          </Review>
        )
      })}
    </ReviewSection>
  )
}

/** One guest's words, near the head of the page. For the loader. */
export function GuestQuote({ reviews }: { reviews: readonly PublicReview[] }) {
  const quote = guestQuoteOf(reviews)
  if (!quote) return null
  return (
    <figure className="guest-quote above-24">
      <blockquote className="display size-title">{`“${quote.text}”`}</blockquote>
      <figcaption className="muted size-small">
        {quote.name}
        {quote.country && `, ${quote.country}`}
      </figcaption>
    </figure>
  )
}

/** Invented reviews, each marked as such. For the loader. */
export function SampleReviews({ reviews }: { reviews: readonly SampleReview[] }) {
  return (
    <ReviewSection title="What guests might say">
      {reviews.map(({ author, country, rating, text }) => (
        <Review key={author} isSample rating={rating} text={text}>
          <b>{author}</b>, {country}
        </Review>
      ))}
    </ReviewSection>
  )
}

function ReviewSection({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <div className="trip__pair reviews">{children}</div>
    </section>
  )
}

type ReviewProps = {
  postcard?: PictureView | undefined
  isSample?: boolean
  rating: number
  text: string
  answer?: string | null
  children: ReactNode
}

/** `children` is the caption with the author. */
function Review({ postcard, isSample = false, rating, text, answer, children }: ReviewProps) {
  return (
    <figure>
      {postcard && (
        <div className="sheet">
          <Art picture={postcard} />
          <p className="above-8 muted size-small">{postcard.caption}</p>
        </div>
      )}
      {isSample && <p className="pill inline-block muted size-fine">Sample review</p>}
      <p className="reviews__stars above-12">
        {STARS.filter((star) => star <= rating).map((star) => (
          <Icon key={star} name="star" />
        ))}
        <span>{rating} of 5</span>
      </p>
      <blockquote>{text}</blockquote>
      <figcaption>{children}</figcaption>
      {answer && <ReviewAnswer answer={answer} />}
    </figure>
  )
}
