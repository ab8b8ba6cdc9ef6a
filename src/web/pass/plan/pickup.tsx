import type { GuestDetail } from '#bookings/pass/guest-details.rules.ts'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChangeDetail } from '../details/change-detail.tsx'
import type { DetailsView } from '../details/details-view.ts'
import { PICKUP_TITLE, type PlanView } from './plan-view.ts'

export function Pickup({ pickup, details }: Pick<PlanView, 'pickup'> & { details: DetailsView }) {
  if (!pickup) return null
  const known = details.fields.filter((field) => field.known !== null && CHANGES[field.name])
  const { place, town, map, isExact, waiting } = pickup
  return (
    <section
      className="pass__panel stack gap-12 pad-panel raised-ticket"
      id="pickup"
      aria-labelledby="pickup-title"
    >
      <h2 id="pickup-title">{PICKUP_TITLE}</h2>
      <p className="pass__place stack lines break">
        <b className="size-lead">{place}</b>
        {town && <span>{town}</span>}
      </p>
      <p className="pass__small">{waiting}</p>
      {isExact && (
        <p>
          <AnchorButton href={map} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" />
            Open in Maps
          </AnchorButton>
        </p>
      )}
      {known.map((field) => (
        <ChangeDetail field={field} press={CHANGES[field.name] ?? ''} key={field.name} />
      ))}
    </section>
  )
}

/** What opens the field that changes a detail of the pickup. */
const CHANGES: Partial<Record<GuestDetail, string>> = {
  hotelName: 'Change the hotel or address',
  flightNumber: 'Change the flight number',
}
