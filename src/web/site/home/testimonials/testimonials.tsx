import { Link } from 'react-router'
import { ReviewAnswer } from '../../../parts/review-answer.tsx'
import { Art } from '../../../ui/art.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { TestimonialView } from './testimonial-views.ts'
import { useRotation } from './use-rotation.ts'

type TestimonialsProps = {
  testimonials: readonly TestimonialView[]
  /** Says what is an example. */
  note: string | null
}

/** A rotation of reviews; without scripts all of them stand below each other. */
export function Testimonials({ testimonials, note }: TestimonialsProps) {
  const { current, isPaused, isTurning, show, togglePause, pauseProps } = useRotation(testimonials.length)
  if (testimonials.length === 0) return null
  const areExamples = testimonials.every(({ isSample }) => isSample)
  return (
    <section
      className="testimonials wrap"
      aria-labelledby="testimonials"
      aria-roledescription="carousel"
      {...pauseProps}
    >
      <h2 className="visually-hidden" id="testimonials">
        {areExamples ? 'What guests might say' : 'What guests say'}
      </h2>
      {note && <p className="testimonials__examples muted size-small">{note}</p>}
      <ul className="testimonials__list" aria-live={isTurning ? 'off' : 'polite'}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.id} className={index === current ? 'testimonials__shown' : undefined}>
            <Quote testimonial={testimonial} isMarked={testimonial.isSample && !areExamples} />
          </li>
        ))}
      </ul>
      <div className="testimonials__controls">
        <button
          className="testimonials__pause"
          type="button"
          onClick={togglePause}
          aria-label={isPaused ? 'Start changing the quotes' : 'Stop changing the quotes'}
        >
          <span className={isPaused ? 'testimonials__play-sign' : 'testimonials__pause-sign'} />
        </button>
        {testimonials.map(({ id }, index) => (
          <button
            className="testimonials__dot"
            type="button"
            key={id}
            aria-label={`Quote ${index + 1} of ${testimonials.length}`}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  )
}

function Quote({
  testimonial: { name, country, rating, quote, answer, trip, when, picture },
  isMarked,
}: {
  testimonial: TestimonialView
  /** Marks a sample among the reviews of guests. */
  isMarked: boolean
}) {
  return (
    <figure className="testimonial">
      <span className="testimonial__poster sheet">
        <Art picture={picture} alt="" />
        <span>{picture.caption}</span>
      </span>
      <div>
        <p className="testimonial__label">
          {isMarked && <span className="pill size-fine">Sample review</span>}
          <span className="testimonial__stars">
            {Array.from({ length: rating }, (_, star) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike
              <Icon key={star} name="star" />
            ))}
          </span>
          {`${rating} of 5`}
        </p>
        <blockquote className="display">{`“${quote}”`}</blockquote>
        <figcaption>
          <b>{name}</b>
          {country && `, ${country}`}
          <span>
            {trip.path ? (
              <Link className="link" to={trip.path}>
                {trip.title}
              </Link>
            ) : (
              trip.title
            )}
            {when && (
              <>
                , {when.before}
                <time dateTime={when.date}>{when.words}</time>
              </>
            )}
          </span>
        </figcaption>
        {answer && <ReviewAnswer answer={answer} />}
      </div>
    </figure>
  )
}
