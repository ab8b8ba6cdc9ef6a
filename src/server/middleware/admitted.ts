import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { Unavailable } from '#domain/unavailable.ts'
import type { Admission } from './concurrency-limit.ts'

/** For the doors that say "later" in their own way. @throws {Unavailable} when so many are served that this one is not */
export function admitted(admission: Admission): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async function admitted(c, next) {
    const leave = admission.enter(c.env?.incoming)
    if (!leave) throw new Unavailable('too many requests at once', { because: 'crowded' })
    await next().finally(leave)
  }
}
