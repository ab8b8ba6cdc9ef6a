import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findEmbeddedPostgres } from '#platform/database/embedded/find-running.ts'
import { postmastersOf } from '#platform/database/embedded/orphans.ts'
import { revocationList } from '#platform/server/commands/restore-lists.ts'
import { testDatabase } from '../../database/database.ts'
import { freePort } from '../../free-port.ts'
import { jsonPost } from '../../functions-door.ts'
import { runScript } from '../fixtures/run-script.ts'
import { dataFolder, spawnSite } from '../fixtures/site-process.ts'

const ADA = 'ada@example.com'

const done = (line: string) => ({ code: 0, stdout: `${line}\n`, stderr: '' })
const refused = (line: string) => ({ code: 1, stdout: '', stderr: `${line}\n` })

/** As if the link in the mail had been opened. */
async function confirmAddress(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update users set email_verified = true where email = $1', [ADA])
  await client.end()
}

test('grant makes a confirmed account an admin while the site runs, and it stays one after a stop', async () => {
  const settings = { PORT: String(await freePort()), DATA_DIR: dataFolder() }
  const site = spawnSite({ ...settings, AUTH_CONFIRM_EMAIL: 'off', LOG_LEVEL: 'error' })
  await site.until('/readyz', 200)
  const signUp = jsonPost({ name: '', email: ADA, password: 'six-and-more' })
  const headers = { ...signUp.headers, origin: `http://127.0.0.1:${settings.PORT}` }
  expect((await site.ask('/api/auth/sign-up/email', { ...signUp, headers })).status).toBe(200)

  // PGPORT in the environment is ignored.
  const grant = () => runScript('admin', ['grant', ADA], { DATA_DIR: settings.DATA_DIR, PGPORT: '1' })
  const unconfirmed = expect.stringContaining(`The address ${ADA} is not confirmed yet.`)
  expect(await grant()).toEqual({ code: 1, stdout: '', stderr: unconfirmed })
  const found = await findEmbeddedPostgres(settings.DATA_DIR)
  await confirmAddress(found.state === 'running' ? found.url : '')
  expect(await grant()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${ADA} is an admin now. The account was made on`),
  })
  expect(await site.status('/readyz')).toBe(200)

  site.child.kill('SIGTERM')
  await site.ended
  expect(await runScript('admin', ['list'], { DATA_DIR: settings.DATA_DIR })).toEqual(done(ADA))
  expect(postmastersOf(path.join(settings.DATA_DIR, 'postgres'))).toEqual([])
})

test('all commands work with DATABASE_URL alone, at a public address', async () => {
  await using database = await testDatabase()
  const DATA_DIR = dataFolder()
  const settings = { DATABASE_URL: database.url, PUBLIC_URL: 'https://www.example.com', DATA_DIR }
  const admin = (...args: string[]) => runScript('admin', args, settings)
  await database.pool.query(`insert into users (name, email, email_verified) values ('', $1, true)`, [ADA])
  expect(await admin('grant', 'Ada@Example.com ')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${ADA} is an admin now. The account was made on`),
  })
  expect(await admin('grant', ADA)).toEqual(done(`${ADA} is already an admin.`))
  const list = path.join(DATA_DIR, 'revocations')
  expect(await admin('revoke', ADA)).toEqual(
    done(
      `${ADA} is no longer an admin.\nIt is noted in ${list}: keep this file with the backups, a restore needs it.`,
    ),
  )
  expect(revocationList(DATA_DIR).read()).toHaveLength(1)
  expect(await admin('revoke', ADA)).toEqual(refused(`${ADA} was not an admin.`))
  await admin('grant', ADA)
  const nowhere = { ...settings, DATA_DIR: path.join(list, 'a file is no folder') }
  expect(await runScript('admin', ['revoke', ADA], nowhere)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /is no longer an admin\.\nIt cannot be noted in .*: after a restore, revoke again\.\n$/,
    ),
  })
  expect(await admin('list')).toEqual(done('There is no admin yet.'))
  await database.pool.query(
    `insert into two_factors (user_id, secret, backup_codes, verified) select id, '', '', true from users`,
  )
  expect(await admin('reset-second-factor', ADA)).toEqual(
    done(`${ADA} now signs in with the password alone, and is signed out on all devices.`),
  )
  expect(await admin('reset-second-factor', ADA)).toEqual(refused(`${ADA} has no second step.`))
  expect(await admin('new-password', ADA)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('\nhttps://www.example.com/auth/new-password?token='),
  })
})

test('wrong arguments print the usage', async () => {
  const calls = [[], ['help'], ['grant'], ['list', ADA]]
  for (const said of await Promise.all(calls.map((args) => runScript('admin', args, {})))) {
    expect(said).toMatchObject({ code: 2, stdout: '' })
    expect(said.stderr).toMatch(
      /^npm run admin -- grant EMAIL .*\nnpm run admin -- revoke EMAIL .*\n.* list .*\n.* reset-second-factor EMAIL .*\n.* new-password EMAIL .*\n$/,
    )
  }
})

test('a missing or unreachable database is named in one line', async () => {
  const missing = path.join(dataFolder(), 'elsewhere')
  const places: Record<string, string>[] = [
    { DATA_DIR: missing },
    { DATABASE_URL: 'mysql://localhost' },
    { DATABASE_URL: 'postgres://x@127.0.0.1:9/x' },
  ]
  expect(await Promise.all(places.map((settings) => runScript('admin', ['list'], settings)))).toEqual([
    refused(
      `There is no database in ${missing}: start the site once, or set DATA_DIR or DATABASE_URL as the site has it.`,
    ),
    refused('DATABASE_URL must be a postgres:// address'),
    refused('The database cannot be used: connect ECONNREFUSED 127.0.0.1:9'),
  ])
})
