import { data } from 'react-router'
import { type Refusal, STATUS_OF } from '#operations/refusal.ts'
import type { Notice, RefusedForm } from './sections/request-form/refused-form.ts'

/** What a form sent. Another method or another kind of body is answered for what it is, not as our fault. */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405, headers: { allow: 'GET, POST' } })
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 415 })
  }
}

/** What was typed and chosen, by field; of a field that was sent several times, the last. */
export function textValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    Array.from(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The id of this submit. Without scripts there is none, and the request is recognised by its content. */
export function requestIdOf(values: Record<string, string>): string | undefined {
  const { requestId = '' } = values
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(requestId) ? requestId : undefined
}

/** Sends a form back with what was wrong and everything that was typed. */
export function refused(
  { reason, message, fields }: Pick<Refusal, 'reason' | 'message' | 'fields'>,
  values: Record<string, string>,
  notice: Notice = { tone: 'error', text: message },
) {
  return data<RefusedForm>({ ok: false, notice, fields, values }, { status: STATUS_OF[reason] })
}
