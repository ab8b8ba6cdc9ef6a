import { data, type RouterContextProvider } from 'react-router'
import { listMailbox, type MailboxMail } from '#platform/payments/sandbox.store.ts'
import { depsContext, visitorContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'

const SHOWN = 200

/** The emails written while no mail server is set, newest first; only for requests from this machine. */
export async function readMailbox(context: Readonly<RouterContextProvider>): Promise<MailboxMail[]> {
  const deps = context.get(depsContext)
  if (!deps.hasMailbox || !context.get(visitorContext).isOnThisMachine()) throw data(null, { status: 404 })
  return orUnavailable(listMailbox(deps.db.read, SHOWN))
}
