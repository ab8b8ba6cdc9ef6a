import { Link } from 'react-router'
import { useBookingAddress } from '../booking-address.ts'
import type { Guest } from './view/guest-of.ts'

/** The guest, as a link to the booking where there is one; its reference is there for those who hear it, or for all. */
export function GuestLink({
  guest: { name, reference },
  withReference = false,
}: {
  guest: Guest
  withReference?: boolean
}) {
  const toBooking = useBookingAddress()
  if (reference === null) return <b dir="auto">{name}</b>
  return (
    <Link className="link" to={toBooking(reference)}>
      <bdi>{name}</bdi>
      <span className={withReference ? undefined : 'visually-hidden'}>, {reference}</span>
    </Link>
  )
}
