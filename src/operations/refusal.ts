import type { z } from 'zod'
import { type FieldErrors, fieldErrors } from '#domain/booking-request.ts'
import { type Unavailable, whenUnavailable } from '#domain/unavailable.ts'

/** Why an operation did not do what was asked, in a sentence for the person who asked. */
export type Refusal = {
  ok: false
  reason:
    | 'invalid'
    | 'party-too-large'
    | 'price-changed'
    | 'request-id-reused'
    | 'not-payable'
    | 'payment-refused'
    | 'unavailable'
    | 'not-found'
    | 'wrong-credentials'
    | 'unconfirmed'
    | 'taken'
    | 'too-many'
  message: string
  fields: FieldErrors
}

export function refuse(reason: Refusal['reason'], message: string, fields: FieldErrors = {}): Refusal {
  return { ok: false, reason, message, fields }
}

/** The id of a request stands for what was sent with it first. */
export function refuseReused(): Refusal {
  return refuse(
    'request-id-reused',
    'This form was already sent with other details. Please reload the page and send it again.',
  )
}

export function invalid(error: z.ZodError): Refusal {
  const fields = fieldErrors(error)
  return refuse('invalid', Object.values(fields)[0] ?? 'Please check what you entered.', fields)
}

/**
 * Does `work`; when something that the site leans on does not answer, it becomes a refusal.
 * @param usually is said when what failed has not brought a sentence of its own
 */
export async function orRefuse<Done>(
  usually: string,
  work: () => Promise<Done>,
  note?: (error: Unavailable) => void,
): Promise<Done | Refusal> {
  return whenUnavailable(work, (error) => {
    note?.(error)
    return refuse('unavailable', error.sentence ?? usually)
  })
}

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
} as const satisfies Record<Refusal['reason'], number>
