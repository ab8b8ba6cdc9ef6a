import type { Caller } from '#adapters/auth/contract.ts'
import {
  deleteOpenSignIns,
  deleteSecondFactor,
  deleteSessionsOf,
  findUserByEmail,
} from '#adapters/database/accounts.ts'
import type { Database } from '#adapters/database/database.ts'
import { codeSchema, passwordAgainSchema } from '#domain/account.ts'
import { type AccountSuccess, honestly, refusalOf, SAID, told } from './account-answers.ts'
import type { CommandOutcome } from './admin-access.ts'
import type { Deps } from './deps.ts'
import { invalid, type Refusal } from './refusal.ts'

type Needs = Pick<Deps, 'accounts' | 'log'>
type Codes = AccountSuccess & { backupCodes: string[] }

/** Gives the secret for an app, as an address that apps understand. Nothing is asked of anybody yet. */
export async function beginSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<{ ok: true; uri: string } | Refusal> {
  const parsed = passwordAgainSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return honestly(deps, async () => {
    const begun = await deps.accounts.beginSecondFactor(caller, parsed.data.password)
    return begun.ok ? begun : refusalOf(begun)
  })
}

/** From now on signing in asks for a code, when the first one from the app is right. */
export async function confirmSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<Codes | Refusal> {
  const parsed = codeSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return honestly(deps, async () => {
    const confirmed = await deps.accounts.confirmSecondFactor(caller, parsed.data.code)
    return confirmed.ok ? { ...confirmed, message: SAID.secondFactorOn } : refusalOf(confirmed)
  })
}

/** New backup codes, when the old ones are used up or lost. */
export async function renewBackupCodes(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<Codes | Refusal> {
  const parsed = passwordAgainSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return honestly(deps, async () => {
    const renewed = await deps.accounts.renewBackupCodes(caller, parsed.data.password)
    return renewed.ok ? { ...renewed, cookies: [], message: SAID.backupCodesNew } : refusalOf(renewed)
  })
}

/** Signing in asks for the password only. */
export async function endSecondFactor(
  deps: Needs,
  caller: Caller,
  input: unknown,
): Promise<AccountSuccess | Refusal> {
  const parsed = passwordAgainSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return honestly(deps, async () =>
    told(await deps.accounts.endSecondFactor(caller, parsed.data.password), SAID.secondFactorOff),
  )
}

/** For somebody whose phone and backup codes are gone. The lost phone is signed out with all other devices. */
export async function resetSecondFactor(db: Database, address: string): Promise<CommandOutcome> {
  const email = address.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const had = user ? await deleteSecondFactor(tx, user.id) : false
    if (!user || !had) return { ok: false, message: `${email} had no second step.` }
    await deleteSessionsOf(tx, user.id)
    await deleteOpenSignIns(tx, user.id)
    return {
      ok: true,
      message: `${email} signs in with the password only now, and is signed out on all devices.`,
    }
  })
}
