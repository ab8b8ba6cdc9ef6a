import type { ZodError } from 'zod'
import { sentenceOf, told } from '#content/sentences.ts'
import { fieldProblems } from '#domain/problem.ts'
import type { Refusal } from '#operations/refusal.ts'

/** The code of what is wrong with each field. */
export function codesIn(error: ZodError): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldProblems(error)).map(([field, { code }]) => [field, code]))
}

/** What a guest is told about each field. */
export function sentencesIn(error: ZodError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldProblems(error)).map(([field, problem]) => [field, sentenceOf(problem)]),
  )
}

/** An answer of an operation as its guest hears it: a refusal in words, anything else as it is. */
export function heard<Answer extends { ok: boolean }>(answer: Answer | Refusal) {
  return 'problem' in answer ? { ok: false as const, ...told(answer) } : answer
}
