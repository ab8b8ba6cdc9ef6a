import type { z } from 'zod'
import type { AccountAnswer, AccountProblem } from '#adapters/auth/contract.ts'
import type { Deps } from './deps.ts'
import { invalid, orRefuse, type Refusal, refuse } from './refusal.ts'

/** `cookies` are whole `Set-Cookie` lines; `message` is what the visitor is told. */
export type AccountSuccess = { ok: true; cookies: string[]; message: string }

/** What the account pages answer. */
export const SAID = {
  linkInvalid: 'This link has been used or is too old. Please ask for a new one.',
  wrongCredentials: 'Invalid email or password. Please check your credentials and try again.',
  unconfirmed: 'Please check your email and click the confirmation link before signing in.',
  taken: 'An account with this email already exists. Please sign in instead.',
  unexpected: 'An unexpected error occurred. Please try again.',
  wrongPassword: 'This is not your password. Please try again.',
  wrongCode: 'This code is not right, or was used already. Please try the next one.',
  stepOver: 'That took too long. Please begin again.',
  codeNext: 'Please enter the code from your app.',
  tooMany: 'Too many attempts. Please try again in a quarter of an hour.',
  passwordConfirmed: 'Thank you.',
  secondFactorOn: 'From now on signing in asks for a code.',
  backupCodesNew: 'Here are your new backup codes. The old ones do not work any more.',
  secondFactorOff: 'Signing in asks for your password only.',
  signedIn: 'Successfully signed in!',
  created: 'Account created successfully!',
  confirmFirst: 'Please check your email and click the confirmation link to complete your registration.',
  emailConfirmed: 'Your email address is confirmed. You can sign in now.',
  signedOut: 'Successfully signed out',
  signOutFailed: 'Error signing out',
  resetAsked:
    'If there is an account with this address, an email with a link to a new password is on its way.',
  passwordSet: 'Your new password is set. You can sign in with it now.',
} as const

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
    SAID.unexpected,
    () => work(parsed.data),
    (error) => log.error({ err: error }, 'accounts cannot be reached'),
  )
}

export function told(answer: AccountAnswer, message: string): AccountSuccess | Refusal {
  return answer.ok ? { ok: true, cookies: answer.cookies, message } : refusalOf(answer)
}

/** Why the library said no, in a sentence for the visitor. */
export function refusalOf({ reason, message }: AccountProblem): Refusal {
  switch (reason) {
    case 'wrong-credentials':
      return refuse('wrong-credentials', SAID.wrongCredentials)
    case 'wrong-password':
      return refuse('wrong-credentials', SAID.wrongPassword, { password: SAID.wrongPassword })
    case 'wrong-code':
      return refuse('wrong-credentials', SAID.wrongCode, { code: SAID.wrongCode })
    case 'unconfirmed':
      return refuse('unconfirmed', SAID.unconfirmed)
    case 'taken':
      return refuse('taken', SAID.taken, { email: SAID.taken })
    case 'password-guessed':
      return refuse('invalid', message, { password: message })
    case 'link-invalid':
      return refuse('not-found', SAID.linkInvalid)
    case 'step-over':
      return refuse('not-found', SAID.stepOver)
    case 'too-many':
      return refuse('too-many', SAID.tooMany)
    case 'busy':
      return refuse('unavailable', message)
    case 'refused':
      return refuse('invalid', message)
  }
}
