import type { Caller } from '#platform/auth/contract.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { codeSchema, passwordAgainSchema, signInSchema } from './account.rules.ts'
import { type AccountSuccess, answerAccountForm, refusalOf, resultOf } from './answer-account-form.ts'
import { auditAccountEvent } from './audit-account-event.ts'

type Needs = Pick<Deps, 'accounts' | 'db' | 'log'>

/**
 * Signs in. A user who is signed in with this browser already is signed out on all devices first.
 * @returns `needsCode`: the account has a second factor, and `finishSignIn` has to follow
 */
export async function signIn(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<(AccountSuccess & { needsCode: boolean }) | Refusal> {
  return answerAccountForm(deps, signInSchema, input, async (credentials) => {
    if (await deps.accounts.findSession(caller)) await deps.accounts.signOutEverywhere(caller)
    const answer = await deps.accounts.signIn(caller, credentials)
    if (!answer.ok) return refusalOf(answer)
    const { cookies, needsCode } = answer
    if (!needsCode) await auditAccountEvent(deps, 'admin-signed-in', caller, cookies)
    return { ok: true, cookies, needsCode }
  })
}

/** The second step of signing in: a code of the authenticator app, or a backup code. */
export async function finishSignIn(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerAccountForm(deps, codeSchema, input, async ({ code }) => {
    const answer = await deps.accounts.finishSignIn(caller, code)
    if (answer.ok) await auditAccountEvent(deps, 'admin-signed-in', caller, answer.cookies)
    return resultOf(answer)
  })
}

/** Checks the password of a signed-in user again, before an action that needs a fresh session. */
export async function confirmPassword(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerAccountForm(deps, passwordAgainSchema, input, async ({ password }) =>
    resultOf(await deps.accounts.confirmPassword(caller, password)),
  )
}

/** Ends every session of the caller's user. */
export async function signOut(deps: Needs, caller: Caller): Promise<AccountSuccess | Refusal> {
  try {
    const answer = await deps.accounts.signOutEverywhere(caller)
    if (answer.ok) return resultOf(answer)
    deps.log.error({ reason: answer.reason }, 'error signing out')
    return refuse('unavailable', { code: 'accounts-unreachable' })
  } catch (error) {
    deps.log.error({ err: error }, 'error signing out')
    return refuse('unavailable', { code: 'accounts-unreachable' })
  }
}
