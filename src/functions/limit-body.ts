import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

type Limit = { maxSize: number; onError: (c: Context) => Response }

/**
 * Refuses a body of more bytes, whether its length is announced or not. One that is announced as small enough is not
 * opened for that: it would take longer than reading it.
 */
export function limitBody({ maxSize, onError }: Limit): MiddlewareHandler {
  const whileItIsRead = bodyLimit({ maxSize, onError })
  return function limitBody(c, next) {
    return isSmall(c.req.raw, maxSize) ? next() : whileItIsRead(c, next)
  }
}

function isSmall({ method, headers }: Request, maxSize: number): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const announced = headers.get('content-length')
  return announced !== null && Number(announced) <= maxSize && !headers.has('transfer-encoding')
}
