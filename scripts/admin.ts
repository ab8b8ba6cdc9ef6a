// Makes an account an admin, takes it back, lists the admins, or helps one whose phone is lost:
// npm run admin -- grant EMAIL | revoke EMAIL | list | reset-second-factor EMAIL
import type { Database } from '#adapters/database/database.ts'
import { grantAdmin, listAdmins, revokeAdmin } from '#operations/admin-access.ts'
import { resetSecondFactor } from '#operations/second-factor.ts'
import { type Outcome, runCommand, showUsage } from '#server/command.ts'
import { withCommandDatabase } from '#server/command-database.ts'
import { readAdminEnv } from '#server/env.ts'

const USAGE = [
  'npm run admin -- grant EMAIL                 makes an existing, confirmed account an admin',
  'npm run admin -- revoke EMAIL                takes that back',
  'npm run admin -- list                        lists the admins',
  'npm run admin -- reset-second-factor EMAIL   lets somebody whose phone is lost sign in with the password only',
]

const task = taskFrom(process.argv.slice(2))
if (task) await runCommand(() => perform(task))
else showUsage(USAGE)

type Task = (db: Database, mustConfirm: boolean) => Promise<Outcome>

function taskFrom([command, ...rest]: string[]): Task | undefined {
  const [email] = rest
  if (command === 'list' && !email) return list
  if (!email || rest.length > 1) return undefined
  if (command === 'grant') return (db, mustConfirm) => grantAdmin(db, email, mustConfirm)
  if (command === 'revoke') return (db) => revokeAdmin(db, email)
  if (command === 'reset-second-factor') return (db) => resetSecondFactor(db, email)
  return undefined
}

async function perform(task: Task): Promise<Outcome> {
  const settings = readAdminEnv(process.env)
  if (!settings.ok) return { ok: false, message: settings.problems.join('\n') }
  return withCommandDatabase(settings.env, ({ db }) => task(db, settings.env.AUTH_CONFIRM_EMAIL === 'on'))
}

async function list(db: Database): Promise<Outcome> {
  const admins = await listAdmins(db)
  const message = admins.length > 0 ? admins.join('\n') : 'There is no admin yet.'
  return { ok: true, message }
}
