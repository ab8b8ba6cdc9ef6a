import { isDeepStrictEqual } from 'node:util'
import type { Evidence } from '../evidence.ts'
import { STORED } from '../ways.ts'
import { repeated } from './repeated.ts'

/** Every acknowledged request is there, under its reference, as it was sent. */
export function keptAsSent(evidence: Evidence): string[] {
  const rows = new Map<unknown, Record<string, unknown>>(
    requestsIn(evidence).map((row) => [row.requestId, row]),
  )
  const sessions = new Set(evidence.payments.map(({ sessionId }) => sessionId))
  return evidence.promised.flatMap((promised) => {
    if (promised.way === 'paid') return []
    const { way, sent, reference, sessionId } = promised
    const row = rows.get(sent.requestId)
    if (row?.reference !== reference) return [`${way} ${reference} is not there`]
    const differing = Object.entries(STORED[way](sent)).filter(
      ([column, value]) => !isDeepStrictEqual(row[column], value),
    )
    return [
      ...differing.map(([column]) => `${way} ${reference} has another ${column}`),
      ...(sessionId && !sessions.has(sessionId) ? [`the checkout of ${reference} is not there`] : []),
    ]
  })
}

/** No request is stored twice: not under its id, not under its reference, not as another guest's. */
export function storedOnce(evidence: Evidence): string[] {
  const rows = requestsIn(evidence)
  const answers = evidence.promised.flatMap((promised) =>
    promised.way === 'paid' ? [] : [{ id: String(promised.sent.requestId), reference: promised.reference }],
  )
  const told = new Map(answers.map(({ id, reference }) => [id, reference]))
  return [
    ...repeated(rows, ({ requestId }) => requestId).map((id) => `request ${id} is stored twice`),
    ...repeated(rows, ({ reference }) => reference).map((reference) => `${reference} was given twice`),
    // Each of the invented guests asks for one thing.
    ...repeated(rows, ({ guest }) => guest).map((guest) => `the request of ${guest} is stored twice`),
    ...answers
      .filter(({ id, reference }) => told.get(id) !== reference)
      .map(({ id }) => `request ${id} was answered with two references`),
  ]
}

function requestsIn({ bookings, customTrips, taxis }: Evidence) {
  return [
    ...bookings.map((booking) => ({ ...booking, guest: booking.customerEmail })),
    ...customTrips.map((trip) => ({ ...trip, guest: trip.email })),
    ...taxis.map((taxi) => ({ ...taxi, guest: taxi.email })),
  ]
}
