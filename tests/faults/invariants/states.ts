import { BOOKING_STATUSES, nextBookingStatus } from '#domain/bookings/booking-status.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import type { Snapshot } from '../snapshot.ts'

const MINUTE_MS = 60_000
/** How long after its expiry a checkout may still be open here. */
const CHECKOUT_GRACE_MS = 10 * MINUTE_MS

/** Every status change is allowed, together they lead to the booking's status, and a confirmed card booking is paid. */
export function stepsAreLegal({ bookings, history, payments }: Snapshot): string[] {
  const stepsOf = Map.groupBy(history, ({ bookingId }) => bookingId)
  return bookings.flatMap(({ id, reference, status, channel }) => {
    const steps = stepsOf.get(id) ?? []
    const illegal = steps.filter(
      ({ event, fromStatus, toStatus }) =>
        event !== 'create' && !(fromStatus && nextBookingStatus(fromStatus, event) === toStatus),
    )
    // A path enters every state as often as it leaves it, except the last one.
    const broken = BOOKING_STATUSES.filter((state) => {
      const entered = steps.filter(({ toStatus }) => toStatus === state).length
      const left = steps.filter(({ fromStatus }) => fromStatus === state).length
      return entered - left !== (state === status ? 1 : 0)
    })
    const isPaid = payments.some(({ bookingId, status }) => bookingId === id && status === 'paid')
    return [
      ...illegal.map(({ event, fromStatus }) => `${reference} had ${event} while it was ${fromStatus}`),
      ...broken.map((state) => `the steps of ${reference} do not add up at ${state}`),
      ...(channel === 'card' && isPaid !== (status === 'confirmed')
        ? [`${reference} is ${status} and ${isPaid ? '' : 'not '}paid`]
        : []),
    ]
  })
}

/** No checkout is open beyond its expiry, no queued mail is without a job, and no job hangs. */
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
