import type { Context } from 'hono'

/** Asks for patience; nobody on the way keeps that answer. */
export function tryAgain(
  c: Context,
  status: 429 | 503,
  { seconds, because }: { seconds: number; because: string },
): Response {
  return c.text(`${because} Please try again in a few seconds.`, status, {
    'retry-after': String(seconds),
    'cache-control': 'no-store',
  })
}
