import type { z } from 'zod'
import {
  type Failure,
  type FailureCode,
  type FieldProblems,
  fieldProblems,
  type Problem,
} from './problem.rules.ts'
import { type Unavailable, whenUnavailable } from './unavailable.rules.ts'

/** The HTTP status of each reason, for pages and the API. */
export const HTTP_STATUS = {
  invalid: 422,
  'party-too-large': 422,
  'price-changed': 409,
  'vehicle-gone': 409,
  'request-id-reused': 409,
  'not-payable': 409,
  'not-possible': 409,
  'channel-off': 409,
  'not-cancellable': 409,
  'not-declinable': 409,
  'refund-changed': 409,
  'not-found': 404,
  'unknown-route': 404,
  'payment-refused': 502,
  unavailable: 503,
  'wrong-credentials': 401,
  unconfirmed: 403,
  taken: 409,
  'too-many': 429,
} as const satisfies Record<string, number>

/** The reason of a refusal. The API sends it as `code`; a page shows the sentence of the problem. */
type Reason = keyof typeof HTTP_STATUS

/** The negative answer of an operation. Pages and the API choose the sentences for its problems. */
export type Refusal = {
  ok: false
  reason: Reason
  problem: Problem
  fields: FieldProblems
}

export function refuse(reason: Reason, problem: Problem, fields: FieldProblems = {}): Refusal {
  return { ok: false, reason, problem, fields }
}

/** A refusal because of one field. */
export function refuseField(reason: Reason, field: string, problem: Problem): Refusal {
  return refuse(reason, problem, { [field]: problem })
}

/** A refusal because of several fields; the problem of the first is that of the whole form. */
export function refuseFields(fields: FieldProblems): Refusal {
  return refuse('invalid', Object.values(fields)[0] ?? { code: 'check-input' }, fields)
}

/** A request id was sent again with other content. */
export function refuseReusedRequestId(): Refusal {
  return refuse('request-id-reused', { code: 'request-id-reused' })
}

export function invalid(error: z.ZodError): Refusal {
  return refuseFields(fieldProblems(error))
}

/**
 * Does `work`, and turns {@link Unavailable} (the database or another service does not answer) into a refusal.
 * @param failure what could not be done; the cause is added when the error names it
 */
export async function refuseIfUnavailable<Done>(
  failure: Failure,
  work: () => Promise<Done>,
  note?: (error: Unavailable) => void,
): Promise<Done | Refusal> {
  return whenUnavailable(work, (error) => {
    note?.(error)
    return refuse('unavailable', error.because ? { ...failure, because: error.because } : failure)
  })
}

/** The same refusal with another failure code, for a request of which the failed operation is only a part. */
export function withFailureCode(code: FailureCode, refusal: Refusal): Refusal {
  const { problem } = refusal
  return { ...refusal, problem: 'because' in problem ? { code, because: problem.because } : { code } }
}
