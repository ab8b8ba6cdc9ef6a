import { href, redirect } from 'react-router'
import { sendMailAgain } from '#messages/outbox/send-mail-again.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { readForm, textValues } from '../../shell/form-post.ts'
import { redirectBack } from '../frame/redirect-back.ts'
import type { Route } from './+types/send-again.ts'

/** A GET sends nothing: it redirects to the dashboard. */
export function loader() {
  return redirect(href('/admin'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf({ context })
  const { mailId = '', back } = textValues(await readForm(request))
  if (!isUuid(mailId)) return redirectBack('mail-not-waiting', back)
  const sent = await sendMailAgain(context.get(depsContext), mailId, admin.email)
  return redirectBack(sent.ok ? 'mail-queued-again' : sent.code, back)
}
