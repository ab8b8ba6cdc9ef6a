import { data, type RouterContextProvider } from 'react-router'
import { refusalInWords } from '#content/sentences.ts'
import { whenUnavailable } from '#domain/unavailable.ts'
import { type ChallengedForm, challengeRobot } from '#operations/limits/robot-check.ts'
import { OVER_BUDGET, type Spent, spendBudget } from '#operations/limits/spend-budget.ts'
import { type Refusal, STATUS_OF } from '#operations/refusal.ts'
import { suspiciousFields } from '#text/suspicious-content.ts'
import { isUuid } from '#text/uuid.ts'
import { depsContext, retryAfterContext, visitorContext } from './context.ts'
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
  return isUuid(requestId) ? requestId : undefined
}

/** Of an action's arguments, what names the door and its visitor. */
type Posted = { pattern: string; context: Readonly<RouterContextProvider> }

/** Counts a form against the budgets of its door (`domain/request-budgets.ts`). @returns why it is not taken */
export async function overBudget(posted: Posted): Promise<Refusal | undefined> {
  return (await spend(posted)).wait === null ? undefined : OVER_BUDGET
}

/** The same for a door at which nothing is typed: a page says why. */
export async function requireBudget(posted: Posted): Promise<void> {
  if (await overBudget(posted)) throw data(null, { status: STATUS_OF[OVER_BUDGET.reason] })
}

/** Notes a form that somebody fills with scripts; it is taken all the same, as plain text. */
export function noteSuspicious({ pattern, context }: Posted, values: Record<string, string>): void {
  const { length } = suspiciousFields(values)
  if (length > 0) context.get(depsContext).noteSuspicious(doorOf(pattern), length)
}

function doorOf(pattern: string): string {
  return `/${pattern.replace(/^\//, '')}`
}

/** Sends a form back whose network has sent too many, or that a robot seems to have filled in. */
export async function doubted(posted: Posted, values: Record<string, string>) {
  noteSuspicious(posted, values)
  const { wait, needsProof } = await spend(posted)
  if (wait !== null) return refused(OVER_BUDGET, values)
  const { network } = posted.context.get(visitorContext)
  const doubt = await challengeRobot(posted.context.get(depsContext), { network, needsProof }, values)
  return doubt && refused(doubt, values)
}

async function spend({ pattern, context }: Posted): Promise<Spent> {
  const { network } = context.get(visitorContext)
  const spent = await whenUnavailable(
    () => spendBudget(context.get(depsContext), doorOf(pattern), network),
    // What is asked will not be written down either, and the operation says so.
    () => ({ wait: null, needsProof: false }),
  )
  if (spent.wait !== null) context.set(retryAfterContext, spent.wait)
  return spent
}

/** Sends a form back with what was wrong and everything that was typed. */
export function refused(refusal: ChallengedForm, values: Record<string, string>, notice?: Notice) {
  const { reason, message, fields } = refusalInWords(refusal)
  const { challenge } = refusal
  return data<RefusedForm>(
    {
      ok: false,
      notice: notice ?? { tone: 'error', text: message },
      fields,
      values,
      ...(challenge ? { challenge } : {}),
    },
    { status: STATUS_OF[reason] },
  )
}
