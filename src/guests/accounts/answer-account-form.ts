import type { z } from 'zod'
import type { AccountAnswer, AccountProblem } from '#platform/auth/contract.ts'
import type { Deps } from '#platform/deps.ts'
import {
  invalid,
  type Refusal,
  refuse,
  refuseField,
  refuseIfUnavailable,
} from '#platform/problems/refusal.ts'

/** `cookies` are whole `Set-Cookie` lines. */
export type AccountSuccess = { ok: true; cookies: string[] }

/**
 * Validates a form of the account pages and does its work. When the accounts cannot be reached, the form is refused
 * and the failure logged, without anything that was typed.
 */
export async function answerAccountForm<Filled, Success>(
  { log }: Pick<Deps, 'log'>,
  schema: z.ZodType<Filled>,
  input: unknown,
  work: (filled: Filled) => Promise<Success | Refusal>,
): Promise<Success | Refusal> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return refuseIfUnavailable(
    { code: 'accounts-unreachable' },
    () => work(parsed.data),
    (error) => log.error({ err: error }, 'accounts cannot be reached'),
  )
}

/** The answer of the account library as the result of an operation. */
export function resultOf(answer: AccountAnswer): AccountSuccess | Refusal {
  return answer.ok ? { ok: true, cookies: answer.cookies } : refusalOf(answer)
}

/** The refusal for a negative answer of the account library. */
export function refusalOf({ reason, message }: AccountProblem): Refusal {
  switch (reason) {
    case 'wrong-credentials':
      return refuse('wrong-credentials', { code: 'wrong-credentials' })
    case 'wrong-password':
      return refuseField('wrong-credentials', 'password', { code: 'wrong-password' })
    case 'wrong-code':
      return refuseField('wrong-credentials', 'code', { code: 'wrong-code' })
    case 'unconfirmed':
      return refuse('unconfirmed', { code: 'unconfirmed' })
    case 'taken':
      return refuseField('taken', 'email', { code: 'address-taken' })
    case 'password-guessed':
      return refuseField('invalid', 'password', { code: 'account-library', message })
    case 'link-invalid':
      return refuse('not-found', { code: 'link-invalid' })
    case 'step-expired':
      return refuse('not-found', { code: 'step-expired' })
    case 'too-many':
      return refuse('too-many', { code: 'too-many-tries' })
    case 'busy':
      return refuse('unavailable', { code: 'account-library', message })
    case 'refused':
      return refuse('invalid', { code: 'account-library', message })
  }
}
