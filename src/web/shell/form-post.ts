import { data, type RouterContextProvider } from 'react-router'
import { type ChallengedForm, challengeRobot } from '#platform/limits/robot-check.ts'
import { HTTP_STATUS, refuse } from '#platform/problems/refusal.ts'
import { refusalInWords, sentenceOf } from '#platform/problems/sentences.words.ts'
import { suspiciousFields } from '#platform/text/suspicious-content.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { FreeDay, Notice, RefusedForm } from '../parts/request-form/refused-form.ts'
import { pageOf } from './access/audiences.ts'
import { needsProof, overBudget } from './access/spend-budgets.tsx'
import { depsContext, visitorContext } from './context.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/**
 * The fields of a posted form. Another method is answered with 405, another content type with 415, and a body that
 * breaks off with 400, so that none of them counts as a fault of the site.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (request.method !== 'POST') throw data(null, { status: 405, headers: { allow: 'GET, POST' } })
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 })
  const body = await request.text().catch(() => {
    throw data(null, { status: 400 })
  })
  return new URLSearchParams(body)
}

/** The values by field; of a field that was sent several times, the last. */
export function textValues(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(form)
}

/** The idempotency key of the submit. Without scripts there is none, and a repeated request is found by its content. */
export function requestIdOf(values: Record<string, string>): string | undefined {
  const { requestId = '' } = values
  return isUuid(requestId) ? requestId : undefined
}

/** The part of an action's arguments that names its route and its sender. */
type Posted = { pattern: string; context: Readonly<RouterContextProvider> }

/** Logs a form with markup or script in its fields; it is accepted all the same and stored as plain text. */
export function countSuspicious({ pattern, context }: Posted, values: Record<string, string>): void {
  const { length } = suspiciousFields(values)
  if (length > 0) context.get(depsContext).countSuspicious(pageOf(pattern), length)
}

/** @returns the form as refused, when its network has sent too many or a robot seems to have filled it in */
export async function checkForAbuse(posted: Posted, values: Record<string, string>) {
  countSuspicious(posted, values)
  const over = overBudget(posted)
  if (over) return refused(over, values)
  const asked = { network: posted.context.get(visitorContext).network, needsProof: needsProof(posted) }
  const challenged = await challengeRobot(posted.context.get(depsContext), asked, values)
  return challenged && refused(challenged, values)
}

/**
 * The response for a form that was received before, when nothing but its content shows who sends it: its link is in the
 * email to its guest, and nowhere else.
 */
export function refusedAsReceived({ reference }: { reference: string }, values: Record<string, string>) {
  const problem = { code: 'received-already', reference } as const
  return refused(refuse('taken', problem), values, { tone: 'success', text: sentenceOf(problem) })
}

/** The response for a refused form: the problems, everything that was typed, and the days to choose from instead. */
export function refused(
  refusal: ChallengedForm,
  values: Record<string, string>,
  notice?: Notice,
  freeDays: readonly FreeDay[] = [],
) {
  const { reason, message, fields } = refusalInWords(refusal)
  const { challenge, problem } = refusal
  const reference = 'reference' in problem ? problem.reference : null
  return data<RefusedForm>(
    {
      ok: false,
      notice: notice ?? { tone: 'error', text: message },
      fields,
      values,
      ...(challenge ? { challenge } : {}),
      ...(reference ? { reference } : {}),
      ...(freeDays.length > 0 ? { freeDays } : {}),
    },
    { status: HTTP_STATUS[reason] },
  )
}
