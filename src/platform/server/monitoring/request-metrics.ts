import type { Metric, Sample } from './prometheus-format.ts'
import { BOUNDS, type Durations, KINDS, type RequestCounts } from './request-counts.ts'

export function requestMetrics(requests: RequestCounts): Metric[] {
  const counted = requests.byKind()
  const samples = KINDS.flatMap((kind) =>
    (['ok', 'error'] as const).flatMap((outcome) => histogram({ kind, outcome }, counted[kind][outcome])),
  )
  return [
    {
      name: 'saphan_request_seconds',
      type: 'histogram',
      help: 'Time until an answer had left; an error is a status of 500 or above.',
      samples,
    },
    {
      name: 'saphan_requests_in_flight',
      type: 'gauge',
      help: 'Requests that are being answered.',
      samples: [{ value: requests.inFlight() }],
    },
    {
      name: 'saphan_webhook_refusals_total',
      type: 'counter',
      help: 'Webhooks answered with 4xx, such as for a wrong signature.',
      samples: [{ value: requests.webhookRefusals().total }],
    },
    {
      name: 'saphan_suspicious_requests_total',
      type: 'counter',
      help: 'Forms and payloads that held markup or scripts. They were taken as plain text.',
      samples: [{ value: requests.suspicious() }],
    },
  ]
}

/** No samples for a combination without requests: most kinds never fail. */
function histogram(labels: Record<string, string>, { buckets, seconds }: Durations): Sample[] {
  const total = buckets.reduce((sum, count) => sum + count, 0)
  if (total === 0) return []
  let cumulative = 0
  const upTo = BOUNDS.map((bound, index): Sample => {
    cumulative += buckets[index] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: cumulative }
  })
  return [
    ...upTo,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: total },
    { suffix: '_sum', labels, value: seconds },
    { suffix: '_count', labels, value: total },
  ]
}
