import { href, Link } from 'react-router'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Badge } from '../labels/badge.tsx'
import type { BookingView } from './view/load-booking.ts'

/** Who the guest is, the state, and the ways to reach the guest. */
export function BookingHead({
  booking: { name, state, reference, received, reach, cameFrom },
}: {
  booking: BookingView
}) {
  return (
    <header className="cluster bottom spread gap-12 gap-x-24">
      <div className="break shrink">
        <p>
          <Link
            className="inline-flex middle gap-4 touch river strong"
            to={cameFrom?.to ?? href('/admin/bookings')}
          >
            <Icon name="chevron-left" /> {cameFrom?.name ?? 'Bookings'}
          </Link>
        </p>
        <h1>{name}</h1>
        <p className="above-4 cluster muted gap-4 gap-x-12">
          <Badge state={state} />
          <span>
            {reference}, received {received}
          </span>
        </p>
      </div>
      <p className="desk-booking__reach buttons-sheet cluster gap-8">
        {reach.call && (
          <AnchorButton href={reach.call} aria-label={`Call ${name}`}>
            <Icon name="phone" />
            Call
          </AnchorButton>
        )}
        {reach.whatsapp && (
          <AnchorButton href={reach.whatsapp} target="_blank" rel="noopener" aria-label={`WhatsApp ${name}`}>
            <Icon name="chat" />
            WhatsApp
          </AnchorButton>
        )}
        {reach.mail && (
          <AnchorButton href={reach.mail} aria-label={`Email ${name}`}>
            <Icon name="mail" />
            Email{' '}
          </AnchorButton>
        )}
      </p>
    </header>
  )
}
