import type { Context } from 'hono'

/** Asks for patience, a program in its own words; nobody on the way keeps that answer. */
export function tryAgain(
  c: Context,
  status: 429 | 503,
  { seconds, because }: { seconds: number; because: string },
): Response {
  const sentence = `${because} Please try again in a few seconds.`
  const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' }
  if (!c.req.path.startsWith('/functions/')) return c.text(sentence, status, headers)
  const code = status === 429 ? 'too_many' : 'unavailable'
  return c.json({ error: sentence, code }, status, { ...headers, 'access-control-allow-origin': '*' })
}
