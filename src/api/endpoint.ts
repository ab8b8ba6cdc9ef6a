import type { z } from 'zod'
import type { Deps } from '#platform/deps.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import type { FailureCode } from '#platform/problems/problem.rules.ts'
import type { Refusal } from '#platform/problems/refusal.ts'

/** The result of an endpoint: an answer of its declared shape, or a refusal. */
export type Answer = { status: 200; body: object } | Refusal

/**
 * One address under `/functions/v1`. `query`, `payload` and `answer` describe it in the OpenAPI document; operations
 * validate.
 */
export type Endpoint = {
  method: 'get' | 'post'
  /** Below `/functions/v1`, with `:name` for a parameter. */
  path: string
  summary: string
  /** The parameters after the `?`. */
  query?: z.ZodObject
  payload?: z.ZodType
  answer: z.ZodType
  /** The failure that a 503 of this endpoint names, whatever its cause. */
  failureCode?: FailureCode
  /** `network`: where the request comes from. */
  handle(deps: Deps, input: Record<string, unknown>, network: CountedNetwork): Promise<Answer>
}

export function answer(body: object): Answer {
  return { status: 200, body }
}

/** The value of the first of these fields that was sent: older clients use other names for the same field. */
export function firstValueOf(input: Record<string, unknown>, ...names: string[]): unknown {
  return names.map((name) => input[name]).find((value) => value !== undefined)
}

/** The same refusal with the field names of the API instead of ours. */
export function withCallerFieldNames(refusal: Refusal, names: Record<string, string>): Refusal {
  const fields = Object.entries(refusal.fields).map(([field, problem]) => [names[field] ?? field, problem])
  return { ...refusal, fields: Object.fromEntries(fields) }
}
