import type { BookingStep } from '#adapters/database/admin/bookings.ts'
import { DateTime } from '#app/sections/date-time.tsx'
import { Badge } from '../badge.tsx'
import { RowPart } from '../lists/row.tsx'
import { BOOKING_EVENTS, BOOKING_STATES } from '../state-labels.ts'

/** What happened to a booking, oldest first. */
export function BookingHistory({ steps }: { steps: readonly BookingStep[] }) {
  return (
    <RowPart title="History">
      <ol className="steps">
        {steps.map(({ id, event, toStatus, createdAt }) => (
          <li key={id}>
            <Badge state={BOOKING_STATES[toStatus]} />
            <span>{BOOKING_EVENTS[event]}</span>
            <DateTime at={createdAt} />
          </li>
        ))}
      </ol>
    </RowPart>
  )
}
