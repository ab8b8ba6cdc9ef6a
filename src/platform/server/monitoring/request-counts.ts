import type { IncomingMessage, ServerResponse } from 'node:http'

/** Kinds of requests. `page` includes files; `check` is a health check or a scrape of the metrics. */
export const KINDS = ['page', 'form', 'function', 'webhook', 'auth', 'check'] as const
export type Kind = (typeof KINDS)[number]

/** Upper bounds of the histogram buckets, in seconds. */
export const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** `buckets[i]` counts durations up to `BOUNDS[i]` above the previous bound; the last bucket has no bound. */
export type Durations = { buckets: number[]; seconds: number }
type Counted = Record<'ok' | 'error', Durations>

/** A request in flight. */
type StartedRequest = { kind: Kind; startedAt: number }

export type RequestCounts = {
  begin(request: Pick<IncomingMessage, 'url' | 'method'>): StartedRequest
  /** Counts the request once its response is sent or the client has disconnected. */
  countWhenDone(request: StartedRequest, response: ServerResponse): void
  byKind(): Readonly<Record<Kind, Counted>>
  inFlight(): number
  /** How many webhooks were refused, and the times of the latest, in milliseconds since the epoch. */
  webhookRefusals(): { total: number; latest: readonly number[] }
  countSuspicious(): void
  /** How many requests held suspicious content. */
  suspicious(): number
}

const MAX_REFUSAL_TIMES = 100

/** Counts requests in plain numbers: a metrics library would take longer than a cached response. */
export function createRequestCounts(now: () => number): RequestCounts {
  const byKind = Object.fromEntries(
    KINDS.map((kind) => [kind, { ok: noDurations(), error: noDurations() }]),
  ) as Record<Kind, Counted>
  const refusals = { total: 0, latest: [] as number[] }
  let inFlight = 0
  let suspicious = 0

  function end({ kind, startedAt }: StartedRequest, { statusCode }: ServerResponse) {
    inFlight--
    count(byKind[kind][statusCode >= 500 ? 'error' : 'ok'], (performance.now() - startedAt) / 1_000)
    if (kind === 'webhook' && statusCode >= 400 && statusCode < 500) noteRefusal()
  }

  function noteRefusal() {
    refusals.total++
    refusals.latest.push(now())
    if (refusals.latest.length > MAX_REFUSAL_TIMES) refusals.latest.shift()
  }

  return {
    begin(request) {
      inFlight++
      return { kind: kindOf(request), startedAt: performance.now() }
    },
    countWhenDone(request, response) {
      if (response.writableEnded) end(request, response)
      else response.once('close', () => end(request, response))
    },
    byKind: () => byKind,
    inFlight: () => inFlight,
    webhookRefusals: () => refusals,
    countSuspicious: () => {
      suspicious++
    },
    suspicious: () => suspicious,
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

/** By the path, which is not stored. */
function kindOf({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>): Kind {
  if (url.startsWith('/functions/')) return 'function'
  if (url.startsWith('/webhooks/')) return 'webhook'
  if (url.startsWith('/api/auth/')) return 'auth'
  if (/^\/(healthz|readyz|metrics)(\?|$)/.test(url)) return 'check'
  return method === 'POST' ? 'form' : 'page'
}
