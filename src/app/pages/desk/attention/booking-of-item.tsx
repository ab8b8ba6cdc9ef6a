import { href, Link } from 'react-router'
import { DateTime } from '#app/sections/date-time.tsx'
import { searchAddress } from '../frame/tabs.ts'

type BookingOfItemProps = { reference: string | null; customerName: string | null; at: Date }

/** The booking that a payment or dispute belongs to, if it is known, and when the payment or dispute came. */
export function BookingOfItem({ reference, customerName, at }: BookingOfItemProps) {
  return (
    <div>
      <p className="attention-item__what">
        {reference ? (
          <Link className="link" to={searchAddress(href('/admin/bookings'), reference)}>
            {reference}
          </Link>
        ) : (
          <b>No booking found</b>
        )}
        {customerName && <span> {customerName}</span>}
      </p>
      <p className="attention-item__when">
        <DateTime at={at} />
      </p>
    </div>
  )
}
