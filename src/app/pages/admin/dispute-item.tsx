import { href, Link } from 'react-router'
import type { OpenDispute } from '#adapters/database/admin/attention.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { Moment } from '../../sections/moment.tsx'
import { searchAddress } from './tabs.ts'

/** Money that the bank of a guest asks for; it is answered at the provider, not here. */
export function DisputeItem({ dispute }: { dispute: OpenDispute }) {
  const { reference, customerName, amountSatang, providerId, madeAt } = dispute
  return (
    <li className="needed">
      <div>
        <p className="needed__what">
          {reference ? (
            <Link className="link" to={searchAddress(href('/admin/bookings'), reference)}>
              {reference}
            </Link>
          ) : (
            <b>No booking found</b>
          )}
          {customerName && <span> {customerName}</span>}
        </p>
        <p className="needed__when">
          <Moment at={madeAt} />
        </p>
      </div>
      <div>
        <p>
          <b>{formatBaht(bahtFromSatang(amountSatang))} is disputed.</b>
        </p>
        <p className="needed__why">
          At the provider: <code>{providerId}</code>
        </p>
      </div>
    </li>
  )
}
