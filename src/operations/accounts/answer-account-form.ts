import type { z } from 'zod'
import type { AccountAnswer, AccountProblem } from '#adapters/auth/contract.ts'
import type { Deps } from '../deps.ts'
import { invalid, orRefuse, type Refusal, refuse, refuseField } from '../refusal.ts'

/** `cookies` are whole `Set-Cookie` lines. */
export type AccountSuccess = { ok: true; cookies: string[] }

/**
 * Does what a form of the account pages asks for, once it is filled in rightly. A failure is told as one, and noted;
 * nothing that was typed is noted with it.
 */
export async function answerForm<Filled, Success>(
  { log }: Pick<Deps, 'log'>,
  schema: z.ZodType<Filled>,
  input: unknown,
  work: (filled: Filled) => Promise<Success | Refusal>,
): Promise<Success | Refusal> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return orRefuse(
    { code: 'accounts-unreachable' },
    () => work(parsed.data),
    (error) => log.error({ err: error }, 'accounts cannot be reached'),
  )
}

export function answered(answer: AccountAnswer): AccountSuccess | Refusal {
  return answer.ok ? { ok: true, cookies: answer.cookies } : refusalOf(answer)
}

/** Why the library said no. */
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
