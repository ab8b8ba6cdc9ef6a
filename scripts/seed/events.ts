import type { events } from '#adapters/database/schema/schema.ts'
import { type Actor, staff } from '#domain/bookings/actor.ts'
import { type BookingEvent, type BookingStatus, bookingActors } from '#domain/bookings/booking-status.ts'

/** One step of a booking. */
export type Step = {
  id: string
  bookingId: string
  event: BookingEvent | 'create'
  fromStatus?: BookingStatus
  toStatus: BookingStatus
  createdAt: Date
}

/** The step as the history has it. */
export function eventOf({ id, bookingId, event, fromStatus, toStatus, createdAt }: Step) {
  return {
    ...{ id, bookingId, event, at: createdAt },
    subjectKind: 'booking',
    subjectId: bookingId,
    actor: actorOf(event),
    before: fromStatus ? { status: fromStatus } : null,
    after: { status: toStatus },
  } satisfies typeof events.$inferInsert
}

function actorOf(event: Step['event']): Actor {
  if (event === 'create') return 'guest'
  // What staff may do, staff did; of the rest each event has one actor.
  const kinds = bookingActors(event)
  if (event !== 'start_payment' && kinds.includes('staff')) return staff('office@example.com')
  return kinds.find((kind) => kind === 'provider' || kind === 'clock') ?? 'guest'
}
