import type { Event } from '#adapters/database/events.ts'
import { DateTime } from '#app/sections/date-time.tsx'
import type { BookingEvent, BookingStatus } from '#domain/bookings/booking-status.ts'
import type { StatelessEvent } from '#domain/bookings/event.ts'
import { Badge } from '../badge.tsx'
import { RowPart } from '../lists/row.tsx'
import { actorText, BOOKING_EVENTS, BOOKING_STATES } from '../state-labels.ts'

/** What happened to a booking, oldest first; its payments have a list of their own. */
export function BookingHistory({ events }: { events: readonly Event[] }) {
  return (
    <RowPart title="History">
      <ol className="steps">
        {events
          .filter(({ subjectKind }) => subjectKind === 'booking')
          .map(({ id, event, actor, after, at }) => (
            <li key={id}>
              {after?.status ? (
                <Badge state={BOOKING_STATES[after.status as BookingStatus]} />
              ) : (
                <Badge state={{ text: 'Changed', tone: 'over' }} />
              )}
              <span>
                {BOOKING_EVENTS[event as BookingEvent | StatelessEvent]} {actorText(actor)}
              </span>
              <DateTime at={at} />
            </li>
          ))}
      </ol>
    </RowPart>
  )
}
