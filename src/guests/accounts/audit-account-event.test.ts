import { expect, test } from 'vitest'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { ADA_SIGNS_UP as ADA, callerWith, VISITOR } from '#tests/account-caller.ts'
import { codeOf } from '#tests/one-time-code.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { findUserByEmail, insertRole } from './accounts.store.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
  resetSecondFactor,
} from './second-factor.ts'
import { finishSignIn, signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

async function siteOfAda({ isAdmin }: { isAdmin: boolean }) {
  const site = await testSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  await signUp(site.deps, VISITOR, ADA)
  const user = await findUserByEmail(site.deps.db.read, ADA.email)
  if (isAdmin && user) await insertRole(site.deps.db.read, user.id, 'admin')
  return site
}

/** Signs in, turns the second step on, makes new codes, signs in with one, and turns it off. */
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

test('sign-ins of admins and changes of their second step are in the audit log', async () => {
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

test('a wrong password, or a password without its code, is not logged as a sign-in', async () => {
  await using site = await siteOfAda({ isAdmin: true })
  await signIn(site.deps, VISITOR, { ...ADA, password: 'another' })
  expect(await actsOf(site)).toEqual([])
})

test('events of users who are not admins are not logged', async () => {
  await using site = await siteOfAda({ isAdmin: false })
  await everyAct(site)
  expect(await actsOf(site)).toEqual([])
})

test('a second step that the command reset is in the audit log', async () => {
  await using site = await siteOfAda({ isAdmin: true })
  const ada = callerWith(await signIn(site.deps, VISITOR, ADA))
  const begun = await beginSecondFactor(site.deps, ada, ADA)
  await confirmSecondFactor(site.deps, ada, { code: codeOf(begun.ok ? begun.uri : '') })
  await resetSecondFactor(site.deps.db, ADA.email)
  expect(await actsOf(site)).toContain('command: second-step-reset')
})
