import { data, href, redirect } from 'react-router'
import type { AccountSuccess } from '#guests/accounts/answer-account-form.ts'
import { type FlashName, flashCookie, flashText } from '../shell/flash-message.ts'

/**
 * The response after the session has changed. A page with scripts gets data: it shows the message and then goes on to
 * `to`. Without scripts the browser is redirected at once, and the next page shows the message. With scripts the next
 * page shows it too, because the first leaves little time to read it.
 */
export function sessionResponse(
  { cookies }: AccountSuccess,
  { withScript, flash, to = href('/') }: { withScript: boolean; flash: FlashName; to?: string },
) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  headers.append('set-cookie', flashCookie(flash))
  if (withScript) return data({ ok: true as const, text: flashText(flash), to }, { headers })
  throw redirect(to, { status: 303, headers })
}
