import type { Caller } from '#adapters/auth/contract.ts'
import { newPasswordSchema, passwordResetSchema } from '#domain/accounts/account.ts'
import type { Deps } from '../deps.ts'
import type { Refusal } from '../refusal.ts'
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
