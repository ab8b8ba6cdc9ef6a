import type { ZodError } from 'zod'
import { fieldProblems } from '#platform/problems/problem.rules.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { refusalInWords, sentenceOf } from '#platform/problems/sentences.words.ts'

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
