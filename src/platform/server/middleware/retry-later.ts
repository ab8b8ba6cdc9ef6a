import type { Context } from 'hono'

/** A 429 or 503 response with `Retry-After`: JSON for the functions API, plain text otherwise. */
export function retryLater(
  c: Context,
  status: 429 | 503,
  { seconds, reason }: { seconds: number; reason: string },
): Response {
  const sentence = `${reason} Please try again in a few seconds.`
  const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' }
  if (!c.req.path.startsWith('/functions/')) return c.text(sentence, status, headers)
  const code = status === 429 ? 'too_many' : 'unavailable'
  return c.json({ error: sentence, code }, status, { ...headers, 'access-control-allow-origin': '*' })
}
