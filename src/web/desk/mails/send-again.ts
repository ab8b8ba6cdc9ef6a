import { href, redirect } from 'react-router'
import { sendMailAgain } from '#messages/outbox/send-mail-again.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { redirectBack } from '../frame/redirect-back.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/send-again.ts'

/** A GET sends nothing: it redirects to the dashboard. */
export function loader() {
  return redirect(href('/admin'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { mailId = '', back } = typed
  if (!isUuid(mailId)) return redirectBack('mail-not-waiting', back)
  const sent = await sendMailAgain(deps, mailId, admin)
  return redirectBack(sent.ok ? 'mail-queued-again' : sent.code, back)
}
