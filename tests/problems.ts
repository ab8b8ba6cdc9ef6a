import type { ZodError } from 'zod'
import { refusalInWords, sentenceOf } from '#content/sentences.ts'
import { fieldProblems } from '#domain/problem.ts'
import type { Refusal } from '#operations/refusal.ts'

/** The problem code of each field. */
export function codesIn(error: ZodError): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldProblems(error)).map(([field, { code }]) => [field, code]))
}

/** The sentence about each field. */
export function sentencesIn(error: ZodError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldProblems(error)).map(([field, problem]) => [field, sentenceOf(problem)]),
  )
}

/** The answer of an operation, with a refusal in words. */
export function inWords<Answer extends { ok: boolean }>(answer: Answer | Refusal) {
  return 'problem' in answer ? { ok: false as const, ...refusalInWords(answer) } : answer
}
