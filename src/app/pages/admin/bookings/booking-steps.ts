import type { Event } from '#adapters/database/events.ts'
import type { BookingEvent, BookingStatus } from '#domain/bookings/booking-status.ts'
import type { StatelessEvent } from '#domain/bookings/event.ts'
import { actorText, BOOKING_EVENTS, BOOKING_STATES, type StateLabel } from '../state-labels.ts'

/** One change of a booking in words. */
export type BookingStep = { id: string; at: Date; state: StateLabel; text: string }

/** What happened to a booking, in the order of its events; its payments have a list of their own. */
export function stepsOf(events: readonly Event[]): BookingStep[] {
  return events
    .filter(({ subjectKind }) => subjectKind === 'booking')
    .map(({ id, event, actor, after, at }) => ({
      ...{ id, at },
      state: after?.status
        ? BOOKING_STATES[after.status as BookingStatus]
        : { text: 'Changed', tone: 'over' },
      text: `${BOOKING_EVENTS[event as BookingEvent | StatelessEvent]} ${actorText(actor)}`,
    }))
}
