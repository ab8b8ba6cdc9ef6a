import { createContext, type RouterContextProvider } from 'react-router'
import { type Access, findAccess } from '#guests/accounts/admin-access.ts'
import { callerOf } from '../caller.ts'
import { depsContext } from '../context.ts'

const accessContext = createContext<Promise<Access> | null>(null)

/**
 * Who sent the request: an admin, another account or a guest. Session and role are read from the database once per
 * request, by the first that asks, and are not cached longer, so that a sign-out or a revoked role takes effect
 * at the next request.
 */
export function accessOf(args: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<Access> {
  const { context } = args
  const reading = context.get(accessContext) ?? findAccess(context.get(depsContext), callerOf(args))
  context.set(accessContext, reading)
  return reading
}
