import { Link } from 'react-router'
import { Day } from '../../parts/date-time.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBookingAddress } from '../booking-address.ts'
import { addressOf, fieldOf } from './addresses.ts'
import type { AlertView, FleetView, HitView } from './fleet-view.ts'
import { ShortDay } from './short-day.tsx'

/** What ends soon, and who is out of service but still has trips; the first to end first. */
export function Alerts({ view: { alerts, outOfService, first } }: { view: FleetView }) {
  if (alerts.length + outOfService.length === 0)
    return first ? (
      <p className="muted">
        No papers expire within 30 days. Next to expire: {first.paper} of <span lang="th">{first.name}</span>,{' '}
        <Day date={first.ends} />.
      </p>
    ) : null
  return (
    <ul
      className="buttons-sheet stack gap-8"
      aria-label="Papers expiring soon, and trips that need another vehicle or driver"
    >
      {alerts.map((alert) => (
        <PaperAlert alert={alert} key={`${alert.id} ${alert.paper}`} />
      ))}
      {outOfService.map(({ kind, id, name, hits }) => (
        <li className="attention cluster attention--urgent middle gap-4 gap-x-12" key={id}>
          <Icon name="alert" />
          <p>
            <b>
              <Name kind={kind} name={name} />
            </b>{' '}
            is out of service. <Hits hits={hits} kind={kind} />
          </p>
          <LinkButton to={addressOf(kind, id)}>
            Open <span className="visually-hidden">{name}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

function PaperAlert({ alert }: { alert: AlertView }) {
  const { kind, id, paper, title, inSentence, name, says, endsOn, hits } = alert
  return (
    <li className={`attention cluster middle gap-4 gap-x-12 ${alert.isUrgent ? 'attention--urgent' : ''}`}>
      <Icon name={alert.isUrgent ? 'alert' : 'clock'} />
      <p>
        <b>
          {title} of <Name kind={kind} name={name} />
        </b>{' '}
        {says}
        {endsOn && (
          <>
            {' '}
            <Day date={endsOn} />
          </>
        )}
        . {hits.length > 0 && <Hits hits={hits} kind={kind} />}
      </p>
      <LinkButton to={`${addressOf(kind, id)}#${fieldOf(paper)}`}>
        Enter new date
        <span className="visually-hidden">
          {' '}
          for {inSentence} of {name}
        </span>
      </LinkButton>
    </li>
  )
}

function Name({ kind, name }: { kind: 'vehicle' | 'driver'; name: string }) {
  if (kind === 'driver') return name
  return (
    <span className="plate ink inline-block on-sheet strong size-meta nowrap" lang="th">
      {name}
    </span>
  )
}

/** The trips that need another vehicle or driver. */
function Hits({ hits, kind }: { hits: HitView[]; kind: 'vehicle' | 'driver' }) {
  const toBooking = useBookingAddress()
  return (
    <>
      {hits.length === 1 ? '1 trip needs' : `${hits.length} trips need`} another {kind}:{' '}
      {hits.map(({ reference, day }, index) => (
        <span key={reference + day}>
          {index > 0 && ', '}
          <Link className="link" to={toBooking(reference)} title={reference}>
            <ShortDay date={day} />
            <span className="visually-hidden">, {reference}</span>
          </Link>
        </span>
      ))}
      .
    </>
  )
}
