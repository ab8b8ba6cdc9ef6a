import { DateTime } from '#app/sections/date-time.tsx'
import { Badge } from '../badge.tsx'
import { RowPart } from '../lists/row.tsx'
import type { BookingStep } from './booking-steps.ts'

/** What happened to a booking, oldest first. */
export function BookingHistory({ steps }: { steps: readonly BookingStep[] }) {
  return (
    <RowPart title="History">
      <ol className="steps">
        {steps.map(({ id, state, text, at }) => (
          <li key={id}>
            <Badge state={state} />
            <span>{text}</span>
            <DateTime at={at} />
          </li>
        ))}
      </ol>
    </RowPart>
  )
}
