import { createContext, type RouterContextProvider } from 'react-router'
import { type Access, findAccess } from '#operations/accounts/admin-access.ts'
import { callerOf } from './caller.ts'
import { depsContext } from './context.ts'

const accessContext = createContext<Promise<Access> | null>(null)

/**
 * Who the caller is. Session and role are read from the database once for each request, by whichever loader asks
 * first, and never kept longer: a sign-out or a revoked role shows at the very next request.
 */
export function accessOf(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<Access> {
  const { context } = asked
  const reading = context.get(accessContext) ?? findAccess(context.get(depsContext), callerOf(asked))
  context.set(accessContext, reading)
  return reading
}
