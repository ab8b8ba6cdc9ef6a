import { data, href, redirect } from 'react-router'
import type { AccountSuccess } from '#operations/account-answers.ts'
import type { Refusal } from '#operations/refusal.ts'
import { STATUS_OF } from '#operations/refusal.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
} from '#operations/second-factor.ts'
import { callerOf } from '../../caller.ts'
import { depsContext } from '../../context.ts'
import { flashCookie } from '../../flash.ts'
import { readForm, requireBudget, textValues } from '../../form-post.ts'
import { requireAdminAccount } from '../../require-admin.ts'
import type { RefusedForm } from '../../sections/request-form/refused-form.ts'
import { PRIVATE_HEADERS } from '../../unavailable.ts'
import type { Route } from './+types/page.ts'
import { type SetUp, setUpOf } from './set-up.ts'

/** What the page shows after a deed: an app to set up, or the backup codes. */
type Shown = { ok: true; text: string; setUp?: SetUp; backupCodes?: string[] }
type NotDone = RefusedForm & { setUp?: SetUp | undefined }

/** Each deed shows by itself who does it: by the password, or by the first code of the app. */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  await requireAdminAccount({ request, context })
  await requireBudget({ pattern, context })
  const deps = context.get(depsContext)
  const caller = callerOf({ request, context })
  const { deed, uri, code, password } = textValues(await readForm(request))

  if (deed === 'begin') {
    const begun = await beginSecondFactor(deps, caller, { password })
    if (!begun.ok) return notDone(begun)
    return shown({ ok: true, text: '', ...setUp(begun.uri) })
  }
  if (deed === 'confirm') {
    const confirmed = await confirmSecondFactor(deps, caller, { code })
    return confirmed.ok ? shownCodes(confirmed) : notDone(confirmed, uri, { code: code ?? '' })
  }
  if (deed === 'renew') {
    const renewed = await renewBackupCodes(deps, caller, { password })
    return renewed.ok ? shownCodes(renewed) : notDone(renewed)
  }
  const ended = await endSecondFactor(deps, caller, { password })
  if (!ended.ok) return notDone(ended)
  const headers = headersWith([...ended.cookies, flashCookie('second-factor-off')])
  return redirect(href('/admin/security'), { status: 303, headers })
}

function shownCodes({ message, backupCodes, cookies }: AccountSuccess & { backupCodes: string[] }) {
  return shown({ ok: true, text: message, backupCodes }, cookies)
}

function shown(answer: Shown, cookies: string[] = []) {
  return data(answer, { headers: headersWith(cookies) })
}

/** When the page was opened too long ago there is nothing to go on with: it begins again. */
function notDone({ reason, message, fields }: Refusal, uri?: string, values: Record<string, string> = {}) {
  const isOver = reason === 'not-found'
  const notice = { tone: 'error' as const, text: message }
  const answer = { ok: false as const, notice, fields, values, ...(isOver ? {} : setUp(uri)) }
  return data<NotDone>(answer, { status: STATUS_OF[reason], headers: headersWith([]) })
}

function setUp(uri: string | undefined) {
  const found = setUpOf(uri)
  return found ? { setUp: found } : {}
}

function headersWith(cookies: string[]): Headers {
  const headers = new Headers(PRIVATE_HEADERS)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
