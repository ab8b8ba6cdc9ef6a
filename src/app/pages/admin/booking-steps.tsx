import type { BookingStep } from '#adapters/database/admin/bookings.ts'
import { formatMoment } from '#domain/clock-time.ts'
import { Badge } from './badge.tsx'
import { RowPart } from './row.tsx'
import { BOOKING_STATES, STEPS } from './states.ts'

/** What happened to a booking, oldest first. */
export function StepList({ steps }: { steps: readonly BookingStep[] }) {
  return (
    <RowPart title="History">
      <ol className="steps">
        {steps.map(({ id, event, toStatus, createdAt }) => (
          <li key={id}>
            <Badge state={BOOKING_STATES[toStatus]} />
            <span>{STEPS[event]}</span>
            <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
          </li>
        ))}
      </ol>
    </RowPart>
  )
}
