import type { z } from 'zod'
import { type FieldErrors, fieldErrors } from '#domain/booking-request.ts'

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
  message: string
  fields: FieldErrors
}

export function refuse(reason: Refusal['reason'], message: string, fields: FieldErrors = {}): Refusal {
  return { ok: false, reason, message, fields }
}

export function invalid(error: z.ZodError): Refusal {
  const fields = fieldErrors(error)
  return refuse('invalid', Object.values(fields)[0] ?? 'Please check what you entered.', fields)
}
