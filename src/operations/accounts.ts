import type { AccountAnswer, Caller } from '#adapters/auth/contract.ts'
import { findResetLinkId, findUserByEmail } from '#adapters/database/accounts.ts'
import {
  linkToken,
  newPasswordSchema,
  passwordResetSchema,
  signInSchema,
  signUpSchema,
} from '#domain/account.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from './deps.ts'
import { invalid, type Refusal, refuse } from './refusal.ts'

type Needs = Pick<Deps, 'accounts' | 'db' | 'log'>

/** `cookies` are whole `Set-Cookie` lines; `message` is what the visitor is told. */
export type AccountSuccess = { ok: true; cookies: string[]; message: string }

/** What the account pages answer, to the letter of site.md section 8. */
const SAID = {
  linkInvalid: 'This link has been used or is too old. Please ask for a new one.',
  wrongCredentials: 'Invalid email or password. Please check your credentials and try again.',
  unconfirmed: 'Please check your email and click the confirmation link before signing in.',
  taken: 'An account with this email already exists. Please sign in instead.',
  unexpected: 'An unexpected error occurred. Please try again.',
  tooMany: 'Too many attempts. Please try again in a quarter of an hour.',
  signedIn: 'Successfully signed in!',
  created: 'Account created successfully!',
  confirmFirst: 'Please check your email and click the confirmation link to complete your registration.',
  signedOut: 'Successfully signed out',
  signOutFailed: 'Error signing out',
  resetAsked:
    'If there is an account with this address, an email with a link to a new password is on its way.',
  passwordSet: 'Your new password is set. You can sign in with it now.',
} as const

/** Signs in. Whoever was signed in with this browser before is signed out everywhere first. */
export async function signIn(deps: Needs, caller: Caller, input: unknown): Promise<AccountSuccess | Refusal> {
  const parsed = signInSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return honestly(deps, async () => {
    if (await deps.accounts.findSession(caller)) await deps.accounts.signOutEverywhere(caller)
    return told(await deps.accounts.signIn(caller, parsed.data), SAID.signedIn)
  })
}

/**
 * Makes an account. The library answers for a taken address as for a free one, so it is looked up here; the
 * library is asked all the same, which counts the attempt.
 */
export async function signUp(deps: Needs, caller: Caller, input: unknown): Promise<AccountSuccess | Refusal> {
  const parsed = signUpSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return honestly(deps, async () => {
    const isTaken = (await findUserByEmail(deps.db.read, parsed.data.email)) !== undefined
    const answer = await deps.accounts.signUp(caller, parsed.data)
    if (answer.ok && isTaken) return refuse('taken', SAID.taken, { email: SAID.taken })
    return told(answer, answer.ok && answer.cookies.length === 0 ? SAID.confirmFirst : SAID.created)
  })
}

/** Ends every session of the caller's user. */
export async function signOut(deps: Needs, caller: Caller): Promise<AccountSuccess | Refusal> {
  try {
    const answer = await deps.accounts.signOutEverywhere(caller)
    if (answer.ok) return told(answer, SAID.signedOut)
    deps.log.error({ reason: answer.reason }, 'error signing out')
    return refuse('unavailable', SAID.signOutFailed)
  } catch (error) {
    deps.log.error({ err: error }, 'error signing out')
    return refuse('unavailable', SAID.signOutFailed)
  }
}

/** Sends a link to a new password; the answer is the same for an address without an account. */
export async function askForPassword(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  const parsed = passwordResetSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return honestly(deps, async () =>
    told(await deps.accounts.requestPasswordReset(caller, parsed.data.email), SAID.resetAsked),
  )
}

/** Sets a new password by such a link, and signs out all devices. */
export async function setPassword(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  const parsed = newPasswordSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return honestly(deps, async () =>
    told(await deps.accounts.resetPassword(caller, parsed.data), SAID.passwordSet),
  )
}

/** Why a link to a new password cannot be used any more; nothing when it can. @throws Unavailable */
export async function passwordLinkProblem(
  { db }: Pick<Deps, 'db'>,
  token: string | null,
): Promise<string | undefined> {
  const link = await findResetLinkId(db.read, linkToken.parse(token))
  return link === undefined ? SAID.linkInvalid : undefined
}

/** A failure is told as one, and noted; nothing that was typed is noted with it. */
async function honestly(
  { log }: Needs,
  attempt: () => Promise<AccountSuccess | Refusal>,
): Promise<AccountSuccess | Refusal> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    log.error({ err: error }, 'accounts cannot be reached')
    return refuse('unavailable', SAID.unexpected)
  }
}

function told(answer: AccountAnswer, message: string): AccountSuccess | Refusal {
  if (answer.ok) return { ok: true, cookies: answer.cookies, message }
  switch (answer.reason) {
    case 'wrong-credentials':
      return refuse('wrong-credentials', SAID.wrongCredentials)
    case 'unconfirmed':
      return refuse('unconfirmed', SAID.unconfirmed)
    case 'taken':
      return refuse('taken', SAID.taken, { email: SAID.taken })
    case 'link-invalid':
      return refuse('not-found', SAID.linkInvalid)
    case 'too-many':
      return refuse('too-many', SAID.tooMany)
    case 'refused':
      return refuse('invalid', answer.message)
  }
}
