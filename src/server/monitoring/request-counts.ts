import type { IncomingMessage, ServerResponse } from 'node:http'

/** What was asked for: a page or file, or one of the other doors. */
export const KINDS = ['page', 'form', 'function', 'webhook', 'auth', 'check'] as const
export type Kind = (typeof KINDS)[number]

/** Upper bounds in seconds. What is cached is answered within the first, what waits for the database within a few. */
export const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** `buckets[i]` took at most `BOUNDS[i]` and longer than the one before; the last one took longer than all. */
export type Durations = { buckets: number[]; seconds: number }
type Counted = Record<'ok' | 'error', Durations>

/** One request while it is being answered. */
export type Asked = { kind: Kind; began: number }

export type RequestCounts = {
  begin(request: Pick<IncomingMessage, 'url' | 'method'>): Asked
  /** Notes the answer, as soon as it has left or the visitor has gone. */
  note(asked: Asked, response: ServerResponse): void
  byKind(): Readonly<Record<Kind, Counted>>
  inFlight(): number
  /** How many webhooks were refused, and when the latest of them were, in milliseconds since the epoch. */
  webhookRefusals(): { total: number; latest: readonly number[] }
}

const REFUSALS_REMEMBERED = 100

/** Counts requests with plain numbers: what is cached is answered in less time than a library takes to count it. */
export function createRequestCounts(now: () => number): RequestCounts {
  const byKind = Object.fromEntries(
    KINDS.map((kind) => [kind, { ok: noDurations(), error: noDurations() }]),
  ) as Record<Kind, Counted>
  const refusals = { total: 0, latest: [] as number[] }
  let inFlight = 0

  function end({ kind, began }: Asked, { statusCode }: ServerResponse) {
    inFlight--
    count(byKind[kind][statusCode >= 500 ? 'error' : 'ok'], (performance.now() - began) / 1_000)
    if (kind === 'webhook' && statusCode >= 400 && statusCode < 500) noteRefusal()
  }

  function noteRefusal() {
    refusals.total++
    refusals.latest.push(now())
    if (refusals.latest.length > REFUSALS_REMEMBERED) refusals.latest.shift()
  }

  return {
    begin(request) {
      inFlight++
      return { kind: kindOf(request), began: performance.now() }
    },
    note(asked, response) {
      if (response.writableEnded) end(asked, response)
      else response.once('close', () => end(asked, response))
    },
    byKind: () => byKind,
    inFlight: () => inFlight,
    webhookRefusals: () => refusals,
  }
}

function noDurations(): Durations {
  return { buckets: Array.from({ length: BOUNDS.length + 1 }, () => 0), seconds: 0 }
}

function count(durations: Durations, seconds: number) {
  let bucket = 0
  while (seconds > (BOUNDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket++
  durations.buckets[bucket] = (durations.buckets[bucket] ?? 0) + 1
  durations.seconds += seconds
}

/** Kinds are told apart by the address; the address itself is counted nowhere. */
function kindOf({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>): Kind {
  if (url.startsWith('/functions/')) return 'function'
  if (url.startsWith('/webhooks/')) return 'webhook'
  if (url.startsWith('/api/auth/')) return 'auth'
  if (/^\/(healthz|readyz|metrics)(\?|$)/.test(url)) return 'check'
  return method === 'POST' ? 'form' : 'page'
}
