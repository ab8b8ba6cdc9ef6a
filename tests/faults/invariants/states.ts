import { actorKind } from '#bookings/actor.rules.ts'
import {
  BOOKING_STATUSES,
  type BookingEvent,
  type BookingStatus,
  bookingActors,
  nextBookingStatus,
} from '#bookings/booking-status.rules.ts'
import {
  ALLOCATION_STATUSES,
  type AllocationEvent,
  type AllocationStatus,
  allocationActors,
  nextAllocationStatus,
} from '#fleet/allocation/allocation.rules.ts'
import {
  nextPaymentStatus,
  PAYMENT_STATUSES,
  type PaymentEvent,
  type PaymentStatus,
  paymentActors,
  paymentCountsAs,
} from '#money/payments/payment-status.rules.ts'
import {
  nextRefundStatus,
  REFUND_STATUSES,
  type RefundEvent,
  type RefundStatus,
  refundActors,
} from '#money/refunds/refund-status.rules.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import type { Snapshot } from '../snapshot.ts'
import { isMoneyKept } from './money.ts'

/** How long after its expiry a checkout may still be open here. */
const CHECKOUT_GRACE_MS = 10 * MINUTE_MS

type Event = Snapshot['events'][number]

/** The states of each kind of subject, and its rows in a snapshot. */
const KINDS = {
  booking: {
    rows: ({ bookings, taxis, customTrips }: Snapshot) => [...bookings, ...taxis, ...customTrips],
    statuses: BOOKING_STATUSES as readonly string[],
    next: (status: string, event: string) =>
      nextBookingStatus(status as BookingStatus, event as BookingEvent),
    actors: (event: string) => bookingActors(event as BookingEvent),
  },
  payment: {
    rows: ({ payments }: Snapshot) => payments,
    statuses: PAYMENT_STATUSES as readonly string[],
    next: (status: string, event: string) =>
      nextPaymentStatus(status as PaymentStatus, event as PaymentEvent),
    actors: (event: string) => paymentActors(event as PaymentEvent),
  },
  refund: {
    rows: ({ refunds }: Snapshot) => refunds,
    statuses: REFUND_STATUSES as readonly string[],
    next: (status: string, event: string) => nextRefundStatus(status as RefundStatus, event as RefundEvent),
    actors: (event: string) => refundActors(event as RefundEvent),
  },
  allocation: {
    rows: ({ allocations }: Snapshot) => allocations,
    statuses: ALLOCATION_STATUSES as readonly string[],
    next: (status: string, event: string) =>
      nextAllocationStatus(status as AllocationStatus, event as AllocationEvent),
    actors: (event: string) => allocationActors(event as AllocationEvent),
  },
}

/**
 * Every change of a state is allowed, together they lead to the present one, and a card booking is confirmed exactly when
 * its money is here: of one that its guest cancelled it went back.
 */
export function stepsAreLegal(snapshot: Snapshot): string[] {
  const { bookings, events } = snapshot
  const eventsOf = Map.groupBy(events, ({ subjectId }) => subjectId)
  return [
    ...Object.entries(KINDS).flatMap(([kind, { rows, statuses, next }]) =>
      rows(snapshot).flatMap(({ id, status }) => {
        const steps = (eventsOf.get(id) ?? []).filter(({ after }) => after?.status)
        const illegal = steps.filter(({ event, before, after }) =>
          event === 'create' ? before : !before?.status || next(before.status, event) !== after?.status,
        )
        // A path enters every state as often as it leaves it, except the last one.
        const broken = statuses.filter((state) => {
          const entered = steps.filter(({ after }) => after?.status === state).length
          const left = steps.filter(({ before }) => before?.status === state).length
          return entered - left !== (state === status ? 1 : 0)
        })
        return [
          ...illegal.map(({ event, before }) => `${kind} ${id} had ${event} while it was ${before?.status}`),
          ...broken.map((state) => `the steps of ${kind} ${id} do not add up at ${state}`),
        ]
      }),
    ),
    ...bookings.flatMap(({ id, reference, status, channel }) => {
      const isKept = isMoneyKept(snapshot, id)
      return channel === 'card' && isKept !== (status === 'confirmed')
        ? [`${reference} is ${status}, and its money is ${isKept ? '' : 'not '}here`]
        : []
    }),
  ]
}

/** Whoever changed something is known, and was allowed to. */
export function everyChangeHasAnActor({ events }: Snapshot): string[] {
  return events
    .filter((event) => !mayAct(event))
    .map(
      ({ subjectKind, subjectId, event, actor }) => `${event} of ${subjectKind} ${subjectId} was by ${actor}`,
    )
}

function mayAct({ subjectKind, event, actor, before, after }: Event): boolean {
  const kind = actorKind(actor)
  const isStep = before?.status && after?.status
  return (
    !isStep || (subjectKind in KINDS && KINDS[subjectKind as keyof typeof KINDS].actors(event).includes(kind))
  )
}

/** No checkout is open beyond its expiry, no queued email is without a job, and no job hangs. */
export function nothingIsStuck({ at, payments, mails, jobs }: Snapshot): string[] {
  const waiting = new Set(
    jobs.filter(({ state }) => ['created', 'retry'].includes(state)).map(({ about }) => about),
  )
  return [
    ...payments
      .filter(
        ({ status, expiresAt }) =>
          paymentCountsAs(status, 'payable') && expiresAt.getTime() + CHECKOUT_GRACE_MS < at,
      )
      .map(({ id }) => `payment ${id} is open beyond its time`),
    ...mails
      .filter(({ id, status }) => status === 'queued' && !waiting.has(id))
      .map(({ id }) => `mail ${id} waits, and no job will send it`),
    ...jobs.filter(({ state }) => state === 'active').map(({ name }) => `a job of ${name} hangs`),
  ]
}
