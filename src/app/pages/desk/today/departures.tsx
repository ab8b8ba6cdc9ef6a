import { href, Link } from 'react-router'
import { AnchorButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Badge } from '../../admin/badge.tsx'
import type { Row } from './load-today.ts'

/** The departures of one day, in order of pickup. */
export function Departures({ title, rows, empty }: { title: string; rows: Row[]; empty: string }) {
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <h2>{title}</h2>
      </div>
      {rows.length === 0 && <p className="departures__empty">{empty}</p>}
      <ol className="departures">
        {rows.map((row) => (
          <DepartureRow row={row} key={row.legId} />
        ))}
      </ol>
    </section>
  )
}

function DepartureRow({ row }: { row: Row }) {
  return (
    <li className={row.needsVehicle ? 'departure departure--needs' : 'departure'}>
      <time>{row.at}</time>
      <div className="departure__facts">
        <div>
          <Link className="link" to={href('/desk/bookings/:reference', { reference: row.reference })}>
            {row.guest}
          </Link>
          <p>{row.party}</p>
        </div>
        <div>
          <p>{row.trip}</p>
          <p>{row.pickup}</p>
        </div>
        <div>
          {row.plate ? <span className="plate">{row.plate}</span> : <b>No vehicle</b>}
          <p>{row.driver ?? 'No driver'}</p>
        </div>
        <div>
          <Badge state={row.state} />
          <p>{row.money}</p>
        </div>
      </div>
      <p className="departure__reach">
        {row.phone && (
          <AnchorButton href={row.phone.link} aria-label={`Call ${row.guest}, ${row.phone.text}`}>
            <Icon name="phone" />
          </AnchorButton>
        )}
        {row.chat && (
          <AnchorButton
            href={row.chat}
            target="_blank"
            rel="noopener"
            aria-label={`WhatsApp to ${row.guest}`}
          >
            <Icon name="whatsapp" />
          </AnchorButton>
        )}
      </p>
    </li>
  )
}
