import type { Caller } from '#platform/auth/contract.ts'
import type { Deps } from '#platform/deps.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { newPasswordSchema, passwordResetSchema } from './account.rules.ts'
import { type AccountSuccess, answerAccountForm, resultOf } from './answer-account-form.ts'

type Needs = Pick<Deps, 'accounts' | 'log'>

/** Emails a link to a new password. The answer is the same for an address without an account. */
export async function requestPasswordReset(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerAccountForm(deps, passwordResetSchema, input, async ({ email }) =>
    resultOf(await deps.accounts.requestPasswordReset(caller, email)),
  )
}

/** Sets a new password with the link from the email, and signs the account out on all devices. */
export async function resetPassword(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerAccountForm(deps, newPasswordSchema, input, async (chosen) =>
    resultOf(await deps.accounts.resetPassword(caller, chosen)),
  )
}
