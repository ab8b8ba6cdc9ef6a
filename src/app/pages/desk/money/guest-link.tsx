import { Link } from 'react-router'
import { useBookingAddress } from '../booking-address.ts'
import type { Guest } from './view/guest-of.ts'

/** The guest, as a link to the booking where there is one. */
export function GuestLink({ guest: { name, reference } }: { guest: Guest }) {
  const toBooking = useBookingAddress()
  if (reference === null) return <b dir="auto">{name}</b>
  return (
    <Link className="link" to={toBooking(reference)}>
      <bdi>{name}</bdi>
      <span className="visually-hidden">, {reference}</span>
    </Link>
  )
}
