import { href, useLocation } from 'react-router'
import { reviewCountsAs } from '#guests/reviews/review-status.rules.ts'
import { type ListedTestimonial, listTestimonials } from '#guests/reviews/testimonial-list.store.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import { Badge } from '../labels/badge.tsx'
import { REVIEW_STATES } from '../labels/state-labels.ts'
import { DecisionForm } from '../reviews/decision-form.tsx'
import { ReviewFacts } from '../reviews/review-facts.tsx'
import { ReviewPhoto } from '../reviews/review-photo.tsx'
import { SecondFactorOffer } from '../security/second-factor-offer.tsx'
import type { Route } from './+types/testimonials.ts'
import { ListPage } from './list-page.tsx'
import { readList } from './list-request.tsx'
import { Cell, Row, RowPart, TimeCell, TypedText } from './row.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export { listStyles as links } from './list-styles.ts'

/** Above the whole list, an admin without a second factor is offered one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await readList(listTestimonials, context.get(depsContext), url, (testimonial) => (
    <TestimonialRow testimonial={testimonial} key={testimonial.id} />
  ))
  const isOffered = url.search === '' && !adminOf({ context }).hasSecondFactor
  return { list, offer: isOffered ? renderMarkup(href('/admin'), <SecondFactorOffer />) : undefined }
}

export const meta: Route.MetaFunction = () => deskMeta('Testimonials')

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { list, offer } = loaderData
  return (
    <>
      {offer && <StaticMarkup markup={offer} />}
      <ListPage
        title="Testimonials"
        list={list}
        searchFor="Guest, trip or words of the review"
        table="testimonials"
        columns={['Stars', 'Review', 'Guest', 'Received', 'State']}
        empty="Guests are asked for a review on the day after their trip. What they write comes in here."
      />
    </>
  )
}

function TestimonialRow({ testimonial }: { testimonial: ListedTestimonial }) {
  const { rating, customerName, customerCountry, tourName, reviewText, createdAt, status } = testimonial
  const { pathname, search } = useLocation()
  return (
    <Row
      essentials={
        <>
          <Cell label="Stars">
            <span className="rating strong nowrap icons-star">
              <Icon name="star" /> {rating} <span className="visually-hidden">of 5</span>
            </span>
          </Cell>
          <Cell label="Review" kind="wide" sub={reviewText}>
            <b>{tourName}</b>
          </Cell>
          <Cell label="Guest" sub={customerCountry}>
            <bdi>{customerName}</bdi>
          </Cell>
          <TimeCell at={createdAt} />
          <Cell label="State" kind="state" sub={reviewCountsAs(status, 'onHome') && 'Featured'}>
            <Badge state={REVIEW_STATES[status]} />
          </Cell>
        </>
      }
    >
      <RowPart title="Review">
        <TypedText>{reviewText}</TypedText>
      </RowPart>
      {testimonial.answer && (
        <RowPart title="Your answer">
          <TypedText>{testimonial.answer}</TypedText>
        </RowPart>
      )}
      <ReviewPhoto review={testimonial} back={pathname + search} />
      <ReviewFacts review={testimonial} />
      <div className="cluster gap-8 whole-row">
        <DecisionForm review={testimonial} back={pathname + search} />
        <LinkButton to={href('/admin/testimonials/:id', { id: testimonial.id })}>
          {testimonial.answer ? 'Change the answer' : 'Answer'}
          <span className="visually-hidden">: review by {customerName}</span>
        </LinkButton>
      </div>
    </Row>
  )
}
