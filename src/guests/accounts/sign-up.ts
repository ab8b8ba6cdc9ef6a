import type { Caller } from '#platform/auth/contract.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuseField } from '#platform/problems/refusal.ts'
import { confirmEmailSchema, signUpSchema } from './account.rules.ts'
import { findUserByEmail } from './accounts.store.ts'
import { type AccountSuccess, answerAccountForm, resultOf } from './answer-account-form.ts'

type Needs = Pick<Deps, 'accounts' | 'db' | 'log'>

/**
 * Makes an account. The library gives the same answer for an address that is taken, so this function looks it up;
 * it still calls the library, which counts the attempt.
 */
export async function signUp(deps: Needs, caller: Caller, input: unknown): Promise<AccountSuccess | Refusal> {
  return answerAccountForm(deps, signUpSchema, input, async (account) => {
    const isTaken = (await findUserByEmail(deps.db.read, account.email)) !== undefined
    const answer = await deps.accounts.signUp(caller, account)
    if (answer.ok && isTaken) return refuseField('taken', 'email', { code: 'address-taken' })
    return resultOf(answer)
  })
}

/**
 * Confirms an address with the link of the confirmation email and the password of the sign-up: the link alone does
 * not show that the owner of the mailbox chose that password. Starts no session and ends all sessions of the account.
 */
export async function confirmEmail(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerAccountForm(deps, confirmEmailSchema, input, async (confirmation) =>
    resultOf(await deps.accounts.confirmEmail(caller, confirmation)),
  )
}
