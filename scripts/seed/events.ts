import { type Actor, staff } from '#bookings/actor.rules.ts'
import {
  type BookingEvent,
  type BookingStatus,
  bookingActors,
  nextBookingStatus,
} from '#bookings/booking-status.rules.ts'
import type { events } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from './seed-context.ts'
import { idOf } from './seeded-random.ts'

/** One step of a booking. */
export type Step = {
  id: string
  bookingId: string
  event: BookingEvent | 'create'
  fromStatus?: BookingStatus
  toStatus: BookingStatus
  createdAt: Date
}

/** A request, and two hours later the answer to it, unless it still waits for one. */
export function askedAndAnswered(
  bookingId: string,
  createdAt: Date,
  answer?: BookingEvent,
): [Step, ...Step[]] {
  const asked: Step = {
    ...{ id: idOf(`step 0 of ${bookingId}`), bookingId, createdAt },
    ...{ event: 'create', toStatus: 'requested' },
  }
  const toStatus = answer && nextBookingStatus('requested', answer)
  if (!answer || !toStatus) return [asked]
  const answered: Step = {
    ...{ id: idOf(`step 1 of ${bookingId}`), bookingId, event: answer, fromStatus: 'requested', toStatus },
    createdAt: new Date(createdAt.getTime() + 2 * HOUR_MS),
  }
  return [asked, answered]
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
