import { href, Link } from 'react-router'
import type { Guest } from './view/guest-of.ts'

/** The guest, as a link to the booking where there is one. */
export function GuestLink({ guest: { name, reference } }: { guest: Guest }) {
  if (reference === null) return <b>{name}</b>
  return (
    <Link className="link" to={href('/desk/bookings/:reference', { reference })}>
      {name}
      <span className="visually-hidden">, {reference}</span>
    </Link>
  )
}
