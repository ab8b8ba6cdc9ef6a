import { isDeepStrictEqual } from 'node:util'
import { STORED } from '../request-kinds.ts'
import type { Snapshot } from '../snapshot.ts'
import { repeated } from './repeated.ts'

/** Every acknowledged request is stored under its reference, with the content that was sent. */
export function keptAsSent(snapshot: Snapshot): string[] {
  const rows = new Map<unknown, Record<string, unknown>>(
    requestsIn(snapshot).map((row) => [row.requestId, row]),
  )
  const sessions = new Set(snapshot.payments.map(({ sessionId }) => sessionId))
  return snapshot.acknowledged.flatMap((acknowledged) => {
    if (acknowledged.kind === 'paid') return []
    const { kind, sent, reference, sessionId } = acknowledged
    const row = rows.get(sent.requestId)
    if (row?.reference !== reference) return [`${kind} ${reference} is not there`]
    const differing = Object.entries(STORED[kind](sent)).filter(
      ([column, value]) => !isDeepStrictEqual(row[column], value),
    )
    return [
      ...differing.map(([column]) => `${kind} ${reference} has another ${column}`),
      ...(sessionId && !sessions.has(sessionId) ? [`the checkout of ${reference} is not there`] : []),
    ]
  })
}

/** No request is stored twice: by request id, by reference, or by guest. */
export function storedOnce(snapshot: Snapshot): string[] {
  const rows = requestsIn(snapshot)
  const answers = snapshot.acknowledged.flatMap((acknowledged) =>
    acknowledged.kind === 'paid'
      ? []
      : [{ id: String(acknowledged.sent.requestId), reference: acknowledged.reference }],
  )
  const told = new Map(answers.map(({ id, reference }) => [id, reference]))
  return [
    ...repeated(rows, ({ requestId }) => requestId).map((id) => `request ${id} is stored twice`),
    ...repeated(rows, ({ reference }) => reference).map((reference) => `${reference} was given twice`),
    // Each invented guest sends one request.
    ...repeated(rows, ({ customerEmail }) => customerEmail).map(
      (guest) => `the request of ${guest} is stored twice`,
    ),
    ...answers
      .filter(({ id, reference }) => told.get(id) !== reference)
      .map(({ id }) => `request ${id} was answered with two references`),
  ]
}

function requestsIn({ bookings, customTrips, taxis }: Snapshot) {
  return [...bookings, ...customTrips, ...taxis]
}
