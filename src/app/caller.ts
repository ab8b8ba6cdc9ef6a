import type { RouterContextProvider } from 'react-router'
import type { Caller } from '#adapters/auth/contract.ts'
import { visitorContext } from './context.ts'

/** Who asks, as the accounts want to know it. */
export function callerOf({
  request,
  context,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Caller {
  return { address: context.get(visitorContext).address, cookies: request.headers.get('cookie') ?? '' }
}
