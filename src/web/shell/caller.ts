import type { RouterContextProvider } from 'react-router'
import type { Caller } from '#platform/auth/contract.ts'
import { visitorContext } from './context.ts'

/** The client's address and cookies, in the form that the account operations take. */
export function callerOf({
  request,
  context,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Caller {
  return { address: context.get(visitorContext).address, cookies: request.headers.get('cookie') ?? '' }
}
