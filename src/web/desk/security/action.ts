import { data, href, redirect } from 'react-router'
import type { AccountSuccess } from '#guests/accounts/answer-account-form.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
} from '#guests/accounts/second-factor.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import type { RefusedForm } from '../../parts/request-form/refused-form.ts'
import { callerOf } from '../../shell/caller.ts'
import { depsContext } from '../../shell/context.ts'
import { flashCookie } from '../../shell/flash-message.ts'
import { readForm, textValues } from '../../shell/form-post.ts'
import type { Route } from './+types/page.ts'
import { type AppSetup, appSetupOf } from './app-setup.ts'

/** What the page shows after an accepted form: an app to set up, or the backup codes. */
type Shown = { ok: true; text: string; setUp?: AppSetup; backupCodes?: string[] }
type NotDone = RefusedForm & { setUp?: AppSetup | undefined }

const CODES_ASKED = 'From now on, you’ll need a code to sign in.'
const CODES_NEW = 'Here are your new backup codes. The old ones no longer work.'

/** Every intent is proved anew: by the password, or by the first code of the app. */
export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const caller = callerOf({ request, context })
  const { intent, uri, code, password } = textValues(await readForm(request))

  if (intent === 'begin') {
    const begun = await beginSecondFactor(deps, caller, { password })
    if (!begun.ok) return notDone(begun)
    return shown({ ok: true, text: '', ...setUp(begun.uri) })
  }
  if (intent === 'confirm') {
    const confirmed = await confirmSecondFactor(deps, caller, { code })
    return confirmed.ok ? shownCodes(confirmed, CODES_ASKED) : notDone(confirmed, uri, { code: code ?? '' })
  }
  if (intent === 'renew') {
    const renewed = await renewBackupCodes(deps, caller, { password })
    return renewed.ok ? shownCodes(renewed, CODES_NEW) : notDone(renewed)
  }
  const ended = await endSecondFactor(deps, caller, { password })
  if (!ended.ok) return notDone(ended)
  const headers = headersWith([...ended.cookies, flashCookie('second-factor-off')])
  return redirect(href('/admin/security'), { status: 303, headers })
}

function shownCodes({ backupCodes, cookies }: AccountSuccess & { backupCodes: string[] }, text: string) {
  return shown({ ok: true, text, backupCodes }, cookies)
}

function shown(answer: Shown, cookies: string[] = []) {
  return data(answer, { headers: headersWith(cookies) })
}

/** When the set-up has expired (`not-found`), the page begins again. */
function notDone(refusal: Refusal, uri?: string, values: Record<string, string> = {}) {
  const { reason, message, fields } = refusalInWords(refusal)
  const isExpired = reason === 'not-found'
  const notice = { tone: 'error' as const, text: message }
  const answer = { ok: false as const, notice, fields, values, ...(isExpired ? {} : setUp(uri)) }
  return data<NotDone>(answer, { status: HTTP_STATUS[reason], headers: headersWith([]) })
}

function setUp(uri: string | undefined) {
  const found = appSetupOf(uri)
  return found ? { setUp: found } : {}
}

function headersWith(cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
