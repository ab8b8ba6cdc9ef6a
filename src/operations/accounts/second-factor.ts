import type { Caller } from '#adapters/auth/contract.ts'
import { deleteAccess, deleteSecondFactor, findUserByEmail } from '#adapters/database/accounts.ts'
import type { Database } from '#adapters/database/database.ts'
import { COMMAND, insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import { codeSchema, passwordAgainSchema } from '#domain/accounts/account.ts'
import type { Deps } from '../deps.ts'
import type { Refusal } from '../refusal.ts'
import type { CommandOutcome } from './admin-access.ts'
import { type AccountSuccess, answered, answerForm, refusalOf } from './answer-account-form.ts'
import { noteAccountAct } from './audit-account-event.ts'

type Needs = Pick<Deps, 'accounts' | 'db' | 'log'>
type Codes = AccountSuccess & { backupCodes: string[] }

/** Gives the secret for an app, as an address that apps understand. Nothing is asked of anybody yet. */
export async function beginSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<{ ok: true; uri: string } | Refusal> {
  return answerForm(deps, passwordAgainSchema, input, async ({ password }) => {
    const begun = await deps.accounts.beginSecondFactor(caller, password)
    return begun.ok ? begun : refusalOf(begun)
  })
}

/** From now on signing in asks for a code, when the first one from the app is right. */
export async function confirmSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<Codes | Refusal> {
  return answerForm(deps, codeSchema, input, async ({ code }) => {
    const confirmed = await deps.accounts.confirmSecondFactor(caller, code)
    if (!confirmed.ok) return refusalOf(confirmed)
    await noteAccountAct(deps, 'second-step-on', caller, confirmed.cookies)
    return confirmed
  })
}

/** New backup codes, when the old ones are used up or lost. */
export async function renewBackupCodes(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<Codes | Refusal> {
  return answerForm(deps, passwordAgainSchema, input, async ({ password }) => {
    const renewed = await deps.accounts.renewBackupCodes(caller, password)
    if (!renewed.ok) return refusalOf(renewed)
    await noteAccountAct(deps, 'backup-codes-renewed', caller)
    return { ...renewed, cookies: [] }
  })
}

/** Signing in asks for the password only. */
export async function endSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  return answerForm(deps, passwordAgainSchema, input, async ({ password }) => {
    const ended = await deps.accounts.endSecondFactor(caller, password)
    if (ended.ok) await noteAccountAct(deps, 'second-step-off', caller, ended.cookies)
    return answered(ended)
  })
}

/** For somebody whose phone and backup codes are gone. The lost phone is signed out with all other devices. */
export async function resetSecondFactor(db: Database, address: string): Promise<CommandOutcome> {
  const email = address.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const had = user ? await deleteSecondFactor(tx, user.id) : false
    if (!user || !had) return { ok: false, message: `${email} had no second step.` }
    await deleteAccess(tx, user.id)
    await insertAuditEntry(tx, {
      actor: COMMAND,
      action: 'second-step-reset',
      subjectKind: 'account',
      subjectId: user.id,
      detail: email,
    })
    return {
      ok: true,
      message: `${email} signs in with the password only now, and is signed out on all devices.`,
    }
  })
}
