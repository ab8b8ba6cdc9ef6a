import { data, href, redirect } from 'react-router'
import { type FlashName, flashCookie, flashText } from '#app/flash-message.ts'
import { PRIVATE_HEADERS } from '#app/private-headers.ts'
import type { AccountSuccess } from '#operations/accounts/answer-account-form.ts'

/**
 * The session has changed. With scripts the page says so and leads on after a moment, without them the browser is
 * led on at once; the next page says it too, long enough to be read.
 */
export function sessionResponse(
  { cookies }: AccountSuccess,
  { withScript, flash, to = href('/') }: { withScript: boolean; flash: FlashName; to?: string },
) {
  const headers = new Headers(PRIVATE_HEADERS)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  headers.append('set-cookie', flashCookie(flash))
  if (withScript) return data({ ok: true as const, text: flashText(flash), to }, { headers })
  throw redirect(to, { status: 303, headers })
}
