import type { Caller } from '#platform/auth/contract.ts'
import type { Database } from '#platform/database/database.ts'
import { COMMAND, insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { codeSchema, passwordAgainSchema } from './account.rules.ts'
import { deleteAccess, deleteSecondFactor, findUserByEmail } from './accounts.store.ts'
import type { CommandOutcome } from './admin-access.ts'
import { type AccountSuccess, answerAccountForm, refusalOf, resultOf } from './answer-account-form.ts'
import { auditAccountEvent } from './audit-account-event.ts'

type Needs = Pick<Deps, 'accounts' | 'db' | 'log'>
type Codes = AccountSuccess & { backupCodes: string[] }

/** Makes the secret for an authenticator app, as an `otpauth:` URI. Sign-in asks for no code before it is confirmed. */
export async function beginSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<{ ok: true; uri: string } | Refusal> {
  return answerAccountForm(deps, passwordAgainSchema, input, async ({ password }) => {
    const begun = await deps.accounts.beginSecondFactor(caller, password)
    return begun.ok ? begun : refusalOf(begun)
  })
}

/** Turns the second factor on with the first code from the app: from now on sign-in asks for a code. */
export async function confirmSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<Codes | Refusal> {
  return answerAccountForm(deps, codeSchema, input, async ({ code }) => {
    const confirmed = await deps.accounts.confirmSecondFactor(caller, code)
    if (!confirmed.ok) return refusalOf(confirmed)
    await auditAccountEvent(deps, 'second-step-on', caller, confirmed.cookies)
    return confirmed
  })
}

/** Replaces the backup codes, when the old ones are used up or lost. */
export async function renewBackupCodes(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<Codes | Refusal> {
  return answerAccountForm(deps, passwordAgainSchema, input, async ({ password }) => {
    const renewed = await deps.accounts.renewBackupCodes(caller, password)
    if (!renewed.ok) return refusalOf(renewed)
    await auditAccountEvent(deps, 'backup-codes-renewed', caller)
    return { ...renewed, cookies: [] }
  })
}

/** Turns the second factor off: sign-in asks for the password only. */
export async function endSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerAccountForm(deps, passwordAgainSchema, input, async ({ password }) => {
    const ended = await deps.accounts.endSecondFactor(caller, password)
    if (ended.ok) await auditAccountEvent(deps, 'second-step-off', caller, ended.cookies)
    return resultOf(ended)
  })
}

/** Turns the second factor off for a user who has lost phone and backup codes, and signs the account out on all devices. */
export async function resetSecondFactor(db: Database, address: string): Promise<CommandOutcome> {
  const email = address.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const wasOn = user ? await deleteSecondFactor(tx, user.id) : false
    if (!user || !wasOn) return { ok: false, message: `${email} has no second step.` }
    await deleteAccess(tx, user.id)
    await insertAuditEntry(tx, {
      actor: COMMAND,
      action: 'second-step-reset',
      subjectKind: 'account',
      subjectId: user.id,
    })
    return {
      ok: true,
      message: `${email} now signs in with the password alone, and is signed out on all devices.`,
    }
  })
}
