import type { z } from 'zod'
import type { FailureCode } from '#domain/problem.ts'
import type { Deps } from '#operations/deps.ts'
import type { Refusal } from '#operations/refusal.ts'

/** What an endpoint says back: an answer of its declared shape, or a refusal. */
export type Answer = { status: 200; body: object } | Refusal

/**
 * One address under `/functions/v1`. `query`, `payload` and `answer` describe it to others; the operations check what
 * was sent.
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
  /** What the caller is told when it could not be done, whatever the cause. */
  failed?: FailureCode
  handle(deps: Deps, input: Record<string, unknown>): Promise<Answer>
}

export function answer(body: object): Answer {
  return { status: 200, body }
}

/** The value under the first of these names that was sent: older clients use other names for the same thing. */
export function pick(input: Record<string, unknown>, ...names: string[]): unknown {
  return names.map((name) => input[name]).find((value) => value !== undefined)
}

/** Tells the caller about its own field names instead of ours. */
export function inCallersWords(refusal: Refusal, names: Record<string, string>): Refusal {
  const fields = Object.entries(refusal.fields).map(([field, problem]) => [names[field] ?? field, problem])
  return { ...refusal, fields: Object.fromEntries(fields) }
}
