import { href, Link } from 'react-router'
import { type ListedTestimonial, listTestimonials } from '#adapters/database/admin/testimonials.ts'
import { depsContext } from '#app/context.ts'
import { requireAdmin } from '#app/require-admin.ts'
import { Day } from '#app/sections/date-time.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Badge } from '../badge.tsx'
import { dashboardMeta } from '../dashboard-meta.ts'
import { testimonialState } from '../state-labels.ts'
import { searchAddress } from '../tabs.ts'
import type { Route } from './+types/testimonials.ts'
import { ListPage } from './list-page.tsx'
import { readList } from './list-request.ts'
import { Cell, Facts, MailTo, Row, RowPart, TimeCell, TypedText } from './row.tsx'

export { DashboardError as ErrorBoundary } from '../dashboard-error.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return readList(listTestimonials, context.get(depsContext).db, url)
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
      row={(testimonial) => <TestimonialRow testimonial={testimonial} key={testimonial.id} />}
    />
  )
}

function TestimonialRow({ testimonial }: { testimonial: ListedTestimonial }) {
  const { rating, customerName, customerEmail, customerCountry, tourName, reviewText } = testimonial
  const { reviewDate, createdAt, bookingReference } = testimonial
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
          <Cell label="State" kind="state" sub={testimonial.isFeatured && 'Featured'}>
            <Badge state={testimonialState(testimonial)} />
          </Cell>
        </>
      }
    >
      <RowPart title="Review">
        <TypedText>{reviewText}</TypedText>
      </RowPart>
      <Facts
        facts={[
          ['Name', customerName],
          ['Email', <MailTo address={customerEmail} key="email" />],
          ['Country', customerCountry],
          ['Rating', `${rating} of 5 stars`],
          ['Trip', tourName],
          [
            'Booking',
            bookingReference && (
              <Link className="link" to={searchAddress(href('/admin/bookings'), bookingReference)}>
                {bookingReference}
              </Link>
            ),
          ],
          ['Review date', <Day date={reviewDate} key="review" />],
          ['Approved', testimonial.isApproved ? 'Yes' : 'No'],
          ['Featured', testimonial.isFeatured ? 'Yes' : 'No'],
          ['Received', createdAt],
          ['Id', testimonial.id],
        ]}
      />
    </Row>
  )
}
