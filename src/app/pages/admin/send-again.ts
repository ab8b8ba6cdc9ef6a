import { href, redirect } from 'react-router'
import { sendMailAgain } from '#operations/send-mail-again.ts'
import { depsContext } from '../../context.ts'
import { type FlashName, flashCookie } from '../../flash.ts'
import { readForm, textValues } from '../../form-post.ts'
import { requireAdmin } from '../../require-admin.ts'
import type { Route } from './+types/send-again.ts'

const MAIL_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** A tab of the dashboard with its search: never another site. */
const TAB = /^\/admin(\/[a-z-]+)?(\?[\w%=&+.~*-]*)?$/

/** Sending is a deed, so looking at its address only leads to the dashboard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return redirect(href('/admin'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context })
  const { mailId = '', back = '' } = textValues(await readForm(request))
  const headers = { 'set-cookie': flashCookie(await send()), 'cache-control': 'no-store' }
  return redirect(TAB.test(back) ? back : href('/admin'), { status: 303, headers })

  async function send(): Promise<FlashName> {
    if (!MAIL_ID.test(mailId)) return 'mail-not-waiting'
    const sent = await sendMailAgain(context.get(depsContext), mailId, admin.email)
    if (sent.ok) return 'mail-queued-again'
    return sent.reason === 'unavailable' ? 'mail-not-queued' : 'mail-not-waiting'
  }
}
