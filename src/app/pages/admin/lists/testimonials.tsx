import { href, useLocation } from 'react-router'
import { type ListedTestimonial, listTestimonials } from '#adapters/database/admin/testimonials.ts'
import { depsContext } from '#app/context.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { reviewCountsAs } from '#domain/review-status.ts'
import { Badge } from '../badge.tsx'
import { dashboardMeta } from '../dashboard-meta.ts'
import { DecisionForm } from '../reviews/decision-form.tsx'
import { ReviewFacts } from '../reviews/review-facts.tsx'
import { REVIEW_STATES } from '../state-labels.ts'
import type { Route } from './+types/testimonials.ts'
import { ListPage } from './list-page.tsx'
import { readList } from './list-request.tsx'
import { Cell, Row, RowPart, TimeCell, TypedText } from './row.tsx'

export { DashboardError as ErrorBoundary } from '../dashboard-error.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  return readList(listTestimonials, context.get(depsContext), url, (testimonial) => (
    <TestimonialRow testimonial={testimonial} key={testimonial.id} />
  ))
}

export const meta: Route.MetaFunction = () => dashboardMeta('Testimonials')

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Testimonials"
      list={loaderData}
      searchFor="Guest, trip or words of the review"
      table="testimonials"
      columns={['Stars', 'Review', 'Guest', 'Received', 'State']}
      empty="Guests are asked for a review on the day after their trip. What they write comes in here."
    />
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
            <span className="rating">
              <Icon name="star" /> {rating} <span className="visually-hidden">of 5</span>
            </span>
          </Cell>
          <Cell label="Review" kind="wide" sub={reviewText}>
            <b>{tourName}</b>
          </Cell>
          <Cell label="Guest" sub={customerCountry}>
            {customerName}
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
      <ReviewFacts review={testimonial} />
      <div className="review-decisions">
        <DecisionForm review={testimonial} back={pathname + search} />
        <LinkButton to={href('/admin/testimonials/:id', { id: testimonial.id })}>
          {testimonial.answer ? 'Change the answer' : 'Answer'}
          <span className="visually-hidden">: review by {customerName}</span>
        </LinkButton>
      </div>
    </Row>
  )
}
