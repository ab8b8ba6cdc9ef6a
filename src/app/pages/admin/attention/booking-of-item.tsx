import { href, Link } from 'react-router'
import { Moment } from '#app/sections/date-time.tsx'
import { searchAddress } from '../tabs.ts'

type BookingOfItemProps = { reference: string | null; customerName: string | null; at: Date }

/** The booking that the money in question belongs to, if one is known, and the moment of that money. */
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
        <Moment at={at} />
      </p>
    </div>
  )
}
