import { href, Link } from 'react-router'
import type { ListedTestimonial } from '#adapters/database/admin/testimonials.ts'
import { Day } from '#app/sections/date-time.tsx'
import { reviewCountsAs } from '#domain/review-status.ts'
import { Facts, MailTo, RowPart, TypedText } from '../lists/row.tsx'
import { searchAddress } from '../tabs.ts'

/** What a guest wrote, and everything else that is stored about a review. */
export function ReviewDetails({ review }: { review: ListedTestimonial }) {
  const { status, rating, customerName, customerEmail, customerCountry, tourName, reviewText } = review
  const { reviewDate, createdAt, bookingReference } = review
  return (
    <>
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
          ['Approved', reviewCountsAs(status, 'shown') ? 'Yes' : 'No'],
          ['Featured', reviewCountsAs(status, 'onHome') ? 'Yes' : 'No'],
          ['Received', createdAt],
          ['Id', review.id],
        ]}
      />
    </>
  )
}
