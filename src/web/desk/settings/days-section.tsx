import { Fragment } from 'react'
import { Form, href, Link } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useBookingAddress } from '../booking-address.ts'
import { editAddress } from './rule-section.tsx'
import type { BookedDays, ClosedDays } from './view/closed-days.ts'

/** The days without trips, each with its reason, what is booked on it, and a button that opens it again. */
export function DaysSection({ days, form }: { days: readonly ClosedDays[]; form?: React.ReactNode }) {
  return (
    <section className="panel" aria-labelledby="days">
      <div className="panel__head">
        <h2 id="days">Closed days</h2>
        {!form && (
          <LinkButton className="to-end" look="quiet" to={editAddress('days')} preventScrollReset>
            Add days
          </LinkButton>
        )}
      </div>
      {form}
      {days.length === 0 && !form && (
        <p className="panel__empty muted">No closed days: every day can be booked.</p>
      )}
      <ul>
        {days.map(({ id, what, reason, booked }) => (
          <li className="cluster at-top ruled pad-row gap-4 gap-x-12" key={id}>
            <div className="pad-y-4 grow">
              <b>{what}</b>
              <p className="muted">{reason}</p>
              {booked && <Booked {...booked} />}
            </div>
            <Form method="post" action={href('/desk/settings/reopen-days')}>
              <input type="hidden" name="blackoutId" value={id} />
              <Button type="submit" look="quiet">
                Remove<span className="visually-hidden"> {what}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which bookings were made before the days were closed. */
function Booked({ words, references, more }: BookedDays) {
  const toBooking = useBookingAddress()
  return (
    <p>
      {words}:{' '}
      {references.map((reference, index) => (
        <Fragment key={reference}>
          {index > 0 && ', '}
          <Link className="link" to={toBooking(reference)}>
            {reference}
          </Link>
        </Fragment>
      ))}
      {more}
    </p>
  )
}
