import { href, Link } from 'react-router'
import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import type { FoundElsewhere } from '#bookings/desk-lists/found-elsewhere.store.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { Day } from '../../parts/date-time.tsx'
import { bookingState } from '../labels/state-labels.ts'
import { listSearch } from './list-address.ts'
import { ToDesk } from './row.tsx'

/** How many are shown; the list of their kind has them all. */
export const MOST_ELSEWHERE = 10

const LISTS: Record<BookingKind, { name: string; to: string }> = {
  trip: { name: 'Bookings', to: href('/admin/bookings') },
  transfer: { name: 'Taxi Requests', to: href('/admin/taxi-requests') },
  custom: { name: 'Custom Requests', to: href('/admin/custom-requests') },
}

/** What a search finds among the other kinds of bookings. */
export function Elsewhere({ found, query }: { found: readonly FoundElsewhere[]; query: string }) {
  const lists = [...new Set(found.map(({ kind }) => kind))].map((kind) => LISTS[kind])
  return (
    <section className="grid gap-8 raised pad-16 break" aria-labelledby="elsewhere">
      <h2 id="elsewhere">Also found</h2>
      <ul className="grid gap-4">
        {found
          .slice(0, MOST_ELSEWHERE)
          .map(({ id, reference, kind, title, customerName, travelDate, status }) => (
            <li key={id}>
              <ToDesk reference={reference} /> <b dir="auto">{customerName || NAME_PLACEHOLDERS.guest}</b>,{' '}
              {title}
              {travelDate && (
                <>
                  , <Day date={travelDate} />
                </>
              )}
              , {bookingState({ kind, status }).text}
            </li>
          ))}
      </ul>
      <p className="cluster gap-4 gap-x-16">
        {found.length > MOST_ELSEWHERE && 'There are more. '}
        {lists.map(({ name, to }) => (
          <Link className="link inline-block pad-y-12" to={to + listSearch({ query })} key={to}>
            Search in {name}
          </Link>
        ))}
      </p>
    </section>
  )
}
