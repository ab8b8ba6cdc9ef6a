import type { Caller } from '#adapters/auth/contract.ts'
import { findAccountLinkByToken, findUserByEmail } from '#adapters/database/accounts.ts'
import {
  codeSchema,
  confirmEmailSchema,
  linkToken,
  newPasswordSchema,
  passwordAgainSchema,
  passwordResetSchema,
  signInSchema,
  signUpSchema,
} from '#domain/accounts/account.ts'
import type { Problem } from '#domain/problem.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseField } from '../refusal.ts'
import { type AccountSuccess, answered, answerForm, refusalOf } from './answer-account-form.ts'
import { noteAccountAct } from './audit-account-event.ts'

type Needs = Pick<Deps, 'accounts' | 'db' | 'log'>

/** Signs in. Whoever was signed in with this browser before is signed out everywhere first. */
export async function signIn(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<(AccountSuccess & { needsCode: boolean }) | Refusal> {
  return answerForm(deps, signInSchema, input, async (credentials) => {
    if (await deps.accounts.findSession(caller)) await deps.accounts.signOutEverywhere(caller)
    const answer = await deps.accounts.signIn(caller, credentials)
    if (!answer.ok) return refusalOf(answer)
    const { cookies, needsCode } = answer
    if (!needsCode) await noteAccountAct(deps, 'admin-signed-in', caller, cookies)
    return { ok: true, cookies, needsCode }
  })
}

/** The second step: a code of the app, or a backup code. */
export async function finishSignIn(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerForm(deps, codeSchema, input, async ({ code }) => {
    const answer = await deps.accounts.finishSignIn(caller, code)
    if (answer.ok) await noteAccountAct(deps, 'admin-signed-in', caller, answer.cookies)
    return answered(answer)
  })
}

/** Asks for the password again before something that only its owner may do. */
export async function confirmPassword(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerForm(deps, passwordAgainSchema, input, async ({ password }) =>
    answered(await deps.accounts.confirmPassword(caller, password)),
  )
}

/**
 * Makes an account. The library answers for a taken address as for a free one, so it is looked up here; the
 * library is asked all the same, which counts the attempt.
 */
export async function signUp(deps: Needs, caller: Caller, input: unknown): Promise<AccountSuccess | Refusal> {
  return answerForm(deps, signUpSchema, input, async (account) => {
    const isTaken = (await findUserByEmail(deps.db.read, account.email)) !== undefined
    const answer = await deps.accounts.signUp(caller, account)
    if (answer.ok && isTaken) return refuseField('taken', 'email', { code: 'address-taken' })
    return answered(answer)
  })
}

/** Ends every session of the caller's user. */
export async function signOut(deps: Needs, caller: Caller): Promise<AccountSuccess | Refusal> {
  try {
    const answer = await deps.accounts.signOutEverywhere(caller)
    if (answer.ok) return answered(answer)
    deps.log.error({ reason: answer.reason }, 'error signing out')
    return refuse('unavailable', { code: 'accounts-unreachable' })
  } catch (error) {
    deps.log.error({ err: error }, 'error signing out')
    return refuse('unavailable', { code: 'accounts-unreachable' })
  }
}

/** Sends a link to a new password; the answer is the same for an address without an account. */
export async function askForPassword(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerForm(deps, passwordResetSchema, input, async ({ email }) =>
    answered(await deps.accounts.requestPasswordReset(caller, email)),
  )
}

/** Sets a new password by such a link, and signs out all devices. */
export async function setPassword(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerForm(deps, newPasswordSchema, input, async (chosen) =>
    answered(await deps.accounts.resetPassword(caller, chosen)),
  )
}

/**
 * Confirms an address with the link of the confirmation mail and the password of the sign-up: the link alone does
 * not show that the owner of the mailbox chose that password. Signs nobody in and ends all sessions of the account.
 */
export async function confirmEmail(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerForm(deps, confirmEmailSchema, input, async (confirmation) =>
    answered(await deps.accounts.confirmEmail(caller, confirmation)),
  )
}

/** Why a link in a mail about an account cannot be used any more; nothing when it can. @throws Unavailable */
export async function accountLinkProblem(
  { db }: Pick<Deps, 'db'>,
  token: string | null,
): Promise<Problem | undefined> {
  const link = await findAccountLinkByToken(db.read, linkToken.parse(token))
  return link === undefined ? { code: 'link-invalid' } : undefined
}
