import { data, type RouterContextProvider } from 'react-router'
import { STATUS_OF } from '#operations/refusal.ts'
import { type Doubt, doubtAboutForm } from '#operations/robot-check.ts'
import { depsContext, visitorContext } from './context.ts'
import type { Notice, RefusedForm } from './sections/request-form/refused-form.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/**
 * What a form sent. Another method, another kind of body or half of one is answered for what it is, not as our fault.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (request.method !== 'POST') throw data(null, { status: 405, headers: { allow: 'GET, POST' } })
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 })
  const body = await request.text().catch(() => {
    throw data(null, { status: 400 })
  })
  return new URLSearchParams(body)
}

/** What was typed and chosen, by field; of a field that was sent several times, the last. */
export function textValues(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(form)
}

/** The id of this submit. Without scripts there is none, and the request is recognised by its content. */
export function requestIdOf(values: Record<string, string>): string | undefined {
  const { requestId = '' } = values
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(requestId) ? requestId : undefined
}

/** Sends a form back that a robot seems to have filled in; `undefined` when it may go on. */
export async function doubted(context: Readonly<RouterContextProvider>, values: Record<string, string>) {
  const { network } = context.get(visitorContext)
  const doubt = await doubtAboutForm(context.get(depsContext), network, values)
  return doubt && refused(doubt, values)
}

/** Sends a form back with what was wrong and everything that was typed. */
export function refused(
  { reason, message, fields, challenge }: Pick<Doubt, 'reason' | 'message' | 'fields' | 'challenge'>,
  values: Record<string, string>,
  notice: Notice = { tone: 'error', text: message },
) {
  return data<RefusedForm>(
    { ok: false, notice, fields, values, ...(challenge ? { challenge } : {}) },
    { status: STATUS_OF[reason] },
  )
}
