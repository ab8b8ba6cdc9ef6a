// Manages admins, and helps users who cannot sign in:
// npm run admin -- grant EMAIL | revoke EMAIL | list | reset-second-factor EMAIL | new-password EMAIL

import { grantAdmin, listAdmins, revokeAdmin } from '#guests/accounts/admin-access.ts'
import { makePasswordLink } from '#guests/accounts/password-link.ts'
import { resetSecondFactor } from '#guests/accounts/second-factor.ts'
import type { Database } from '#platform/database/database.ts'
import { withCommandDatabase } from '#platform/server/commands/command-database.ts'
import { revocationList } from '#platform/server/commands/restore-lists.ts'
import {
  isEmailArgument,
  type Outcome,
  runCommand,
  showUsage,
} from '#platform/server/commands/run-command.ts'
import { readAdminEnv } from '#platform/server/settings/env.ts'
import { isFileError } from './backup/file-error.ts'

const USAGE = [
  'npm run admin -- grant EMAIL                 makes an existing, confirmed account an admin',
  'npm run admin -- revoke EMAIL                takes that back',
  'npm run admin -- list                        lists the admins',
  'npm run admin -- reset-second-factor EMAIL   turns the second step off for a user who has lost the phone',
  'npm run admin -- new-password EMAIL          makes a link to a new password for a user who cannot sign in',
]

const [command, ...rest] = process.argv.slice(2)
const [email] = rest
const task = taskFrom(command, rest)
if (task && email !== undefined && !isEmailArgument(email))
  showUsage([`"${email}" is not an email address.`, ...USAGE])
else if (task) await runCommand(() => perform(task))
else showUsage(USAGE)

type Setting = { mustConfirm: boolean; dataDir: string; publicUrl: string }
type Task = (db: Database, setting: Setting) => Promise<Outcome>

function taskFrom(command: string | undefined, [email, ...more]: string[]): Task | undefined {
  if (command === 'list' && email === undefined) return list
  if (email === undefined || more.length > 0) return undefined
  if (command === 'grant') return (db, { mustConfirm }) => grantAdmin(db, email, mustConfirm)
  if (command === 'revoke') return (db, { dataDir }) => revoke(db, email, dataDir)
  if (command === 'reset-second-factor') return (db) => resetSecondFactor(db, email)
  if (command === 'new-password') return (db, { publicUrl }) => makePasswordLink(db, email, publicUrl)
  return undefined
}

async function perform(task: Task): Promise<Outcome> {
  const settings = readAdminEnv(process.env)
  if (!settings.ok) return { ok: false, message: settings.problems.join('\n') }
  const { env } = settings
  const setting = {
    mustConfirm: env.AUTH_CONFIRM_EMAIL === 'on',
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL,
  }
  return withCommandDatabase(env, ({ db }) => task(db, setting))
}

/** The role is revoked even if the list cannot be written, which a restore needs to reapply the revocation. */
async function revoke(db: Database, email: string, dataDir: string): Promise<Outcome> {
  const { ok, message, revocation } = await revokeAdmin(db, email)
  if (!revocation) return { ok, message }
  const { append, file } = revocationList(dataDir)
  try {
    append([revocation])
    return {
      ok,
      message: `${message}\nIt is noted in ${file}: keep this file with the backups, a restore needs it.`,
    }
  } catch (error) {
    if (!isFileError(error)) throw error
    const problem = `It cannot be noted in ${file} (${error.message}): after a restore, revoke again.`
    return { ok, message: `${message}\n${problem}` }
  }
}

async function list(db: Database): Promise<Outcome> {
  const admins = await listAdmins(db)
  const message = admins.length > 0 ? admins.join('\n') : 'There is no admin yet.'
  return { ok: true, message }
}
