// Fills the database with an invented season, for development and pictures: npm run seed. Never called automatically.
import { company } from '#content/company.ts'
import { linkToken } from '#guests/links/link-token.ts'
import { withCommandDatabase } from '#platform/server/commands/command-database.ts'
import { type Outcome, runCommand, showUsage } from '#platform/server/commands/run-command.ts'
import { readOrCreateAuthSecret } from '#platform/server/settings/auth-secret.ts'
import { isPublic, readSeedEnv } from '#platform/server/settings/env.ts'
import { insertSeason } from './seed/season.ts'

if (process.argv.length > 2) showUsage(['npm run seed    fills the database with an invented season'])
else await runCommand(seed)

async function seed(): Promise<Outcome> {
  const settings = readSeedEnv(process.env)
  if (!settings.ok) return { ok: false, message: settings.problems.join('\n') }
  const { env } = settings
  if (isPublic(env.PUBLIC_URL))
    return { ok: false, message: `Invented guests do not belong on ${env.PUBLIC_URL}, which is for real.` }
  const added = await withCommandDatabase(
    env,
    ({ db }) => {
      const secret = readOrCreateAuthSecret(env.AUTH_SECRET, env.DATA_DIR)
      return insertSeason(db, {
        nowMs: Date.now(),
        publicUrl: env.PUBLIC_URL,
        tokenOf: (linkId) => linkToken(secret, linkId),
        operator: company.email,
      })
    },
    { prepare: true },
  )
  return { ok: true, message: describeAdded(added) }
}

function describeAdded(added: [what: string, count: number][]): string {
  const lines = added.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what} added`)
  return lines.length > 0 ? lines.join('\n') : 'Nothing added: the season is there already.'
}
