import { href, Link } from 'react-router'
import { reviewCountsAs } from '#guests/reviews/review-status.rules.ts'
import type { ListedTestimonial } from '#guests/reviews/testimonial-list.store.ts'
import { Day } from '../../parts/date-time.tsx'
import { searchAddress } from '../frame/tabs.ts'
import { Facts, MailTo } from '../lists/row.tsx'

/** Everything that is stored about a review besides its text. */
export function ReviewFacts({ review }: { review: ListedTestimonial }) {
  const { status, rating, customerName, customerEmail, customerCountry, tourName } = review
  const { reviewDate, createdAt, bookingId, bookingReference } = review
  return (
    <Facts
      facts={[
        ['Name', customerName],
        ['Email', customerEmail && <MailTo address={customerEmail} key="email" />],
        ['Country', customerCountry],
        ['Rating', `${rating} of 5 stars`],
        ['Trip', tourName],
        [
          'Booking',
          bookingReference && bookingId ? (
            <Link
              className="link"
              to={searchAddress(href('/admin/bookings'), bookingReference)}
              key="booking"
            >
              {bookingReference}
            </Link>
          ) : (
            bookingReference
          ),
        ],
        ['Review date', <Day date={reviewDate} key="review" />],
        ['Approved', reviewCountsAs(status, 'shown') ? 'Yes' : 'No'],
        ['Featured', reviewCountsAs(status, 'onHome') ? 'Yes' : 'No'],
        ['Received', createdAt],
        ['Id', review.id],
      ]}
    />
  )
}
