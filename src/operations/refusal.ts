import type { z } from 'zod'
import {
  type Failure,
  type FailureCode,
  type FieldProblems,
  fieldProblems,
  type Problem,
} from '#domain/problem.ts'
import { type Unavailable, whenUnavailable } from '#domain/unavailable.ts'

/** How each reason is told over HTTP, by every door. */
export const STATUS_OF = {
  invalid: 422,
  'party-too-large': 422,
  'price-changed': 409,
  'request-id-reused': 409,
  'not-payable': 409,
  'not-found': 404,
  'payment-refused': 502,
  unavailable: 503,
  'wrong-credentials': 401,
  unconfirmed: 403,
  taken: 409,
  'too-many': 429,
} as const satisfies Record<string, number>

/** What programs are told, as their code; a page shows the sentence of the problem. */
export type Reason = keyof typeof STATUS_OF

/** Why an operation did not do what was asked. The door that answers chooses the sentences for the problems. */
export type Refusal = {
  ok: false
  reason: Reason
  problem: Problem
  fields: FieldProblems
}

export function refuse(reason: Reason, problem: Problem, fields: FieldProblems = {}): Refusal {
  return { ok: false, reason, problem, fields }
}

/** Refuses one field, and the whole for the same reason. */
export function refuseField(reason: Reason, field: string, problem: Problem): Refusal {
  return refuse(reason, problem, { [field]: problem })
}

/** Refuses several fields; the first of them stands for the whole. */
export function refuseFields(fields: FieldProblems): Refusal {
  return refuse('invalid', Object.values(fields)[0] ?? { code: 'check-input' }, fields)
}

/** The id of a request stands for what was sent with it first. */
export function refuseReused(): Refusal {
  return refuse('request-id-reused', { code: 'request-id-reused' })
}

export function invalid(error: z.ZodError): Refusal {
  return refuseFields(fieldProblems(error))
}

/**
 * Does `work`; when something that the site leans on does not answer, it becomes a refusal.
 * @param failure what could not be done; why, when what failed has said so, goes with it
 */
export async function orRefuse<Done>(
  failure: Failure,
  work: () => Promise<Done>,
  note?: (error: Unavailable) => void,
): Promise<Done | Refusal> {
  return whenUnavailable(work, (error) => {
    note?.(error)
    return refuse('unavailable', error.because ? { ...failure, because: error.because } : failure)
  })
}

/** The same refusal under the name of what its guest asked for, of which the operation that failed is only a part. */
export function asFailure(code: FailureCode, refusal: Refusal): Refusal {
  const { problem } = refusal
  return { ...refusal, problem: 'because' in problem ? { code, because: problem.because } : { code } }
}
