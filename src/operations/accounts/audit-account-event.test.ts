import { expect, test } from 'vitest'
import { findUserByEmail, insertRole } from '#adapters/database/accounts.ts'
import { listNewestAuditEntries } from '#adapters/database/maintenance/audit-log.ts'
import { ADA_SIGNS_UP as ADA, callerWith, VISITOR } from '#tests/account-caller.ts'
import { codeOf } from '#tests/one-time-code.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
  resetSecondFactor,
} from './second-factor.ts'
import { finishSignIn, signIn, signUp } from './sign-in.ts'

async function siteOfAda({ isAdmin }: { isAdmin: boolean }) {
  const site = await testSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  await signUp(site.deps, VISITOR, ADA)
  const user = await findUserByEmail(site.deps.db.read, ADA.email)
  if (isAdmin && user) await insertRole(site.deps.db.read, user.id, 'admin')
  return site
}

/** Signs in, sets up an app, makes new codes, signs in with one, and does without again. */
async function everyAct({ deps }: TestSite) {
  let ada = callerWith(await signIn(deps, VISITOR, ADA))
  const begun = await beginSecondFactor(deps, ada, ADA)
  if (!begun.ok) return expect.fail(begun.problem.code)
  ada = callerWith(await confirmSecondFactor(deps, ada, { code: codeOf(begun.uri) }))
  const renewed = await renewBackupCodes(deps, ada, ADA)
  const [code] = renewed.ok ? renewed.backupCodes : expect.fail(renewed.problem.code)
  const halfWay = callerWith(await signIn(deps, VISITOR, ADA))
  ada = callerWith(await finishSignIn(deps, halfWay, { code }))
  expect(await endSecondFactor(deps, ada, ADA)).toMatchObject({ ok: true })
}

const actsOf = async ({ deps }: TestSite) =>
  (await listNewestAuditEntries(deps.db.read, 100)).map(({ actor, action }) => `${actor}: ${action}`).sort()

test('who signed in as an admin, and what became of the second step, is noted', async () => {
  await using site = await siteOfAda({ isAdmin: true })
  await everyAct(site)
  expect(await actsOf(site)).toEqual([
    'ada@example.com: admin-signed-in',
    'ada@example.com: admin-signed-in',
    'ada@example.com: backup-codes-renewed',
    'ada@example.com: second-step-off',
    'ada@example.com: second-step-on',
  ])
})

test('a wrong password and a password without its code are no sign-in', async () => {
  await using site = await siteOfAda({ isAdmin: true })
  await signIn(site.deps, VISITOR, { ...ADA, password: 'another' })
  expect(await actsOf(site)).toEqual([])
})

test('of anybody else nothing is noted', async () => {
  await using site = await siteOfAda({ isAdmin: false })
  await everyAct(site)
  expect(await actsOf(site)).toEqual([])
})

test('a second step that was taken away at the server is noted', async () => {
  await using site = await siteOfAda({ isAdmin: true })
  const ada = callerWith(await signIn(site.deps, VISITOR, ADA))
  const begun = await beginSecondFactor(site.deps, ada, ADA)
  await confirmSecondFactor(site.deps, ada, { code: codeOf(begun.ok ? begun.uri : '') })
  await resetSecondFactor(site.deps.db, ADA.email)
  expect(await actsOf(site)).toContain('command: second-step-reset')
})
