import { expect, test } from 'vitest'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { sessions } from '#platform/database/schema/account-tables.ts'
import { ADA_SIGNS_UP as ADA, callerWith, ANOTHER_PASSWORD as NEW, VISITOR } from '#tests/account-caller.ts'
import { testSite } from '#tests/site.ts'
import { makePasswordLink } from './password-link.ts'
import { resetPassword } from './password-reset.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

test('the command signs an account out on all devices, makes one link to a new password, and logs it', async () => {
  await using site = await testSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const { db } = site.deps
  await signUp(site.deps, VISITOR, ADA)
  const earlier = await makePasswordLink(db, ADA.email, 'https://www.example.com')
  const { ok, message } = await makePasswordLink(db, ` ${ADA.email.toUpperCase()}`, 'https://www.example.com')
  expect(ok).toBe(true)
  expect(await db.read.$count(sessions)).toBe(0)
  const tokenIn = (text: string) =>
    /https:\/\/www\.example\.com\/auth\/new-password\?token=(\S+)/.exec(text)?.[1]
  const use = (text: string) => resetPassword(site.deps, VISITOR, { token: tokenIn(text), ...NEW })

  expect(await use(earlier.message)).toMatchObject({ ok: false, reason: 'not-found' })
  const owner = callerWith(await use(message))
  expect(await use(message)).toMatchObject({ ok: false, reason: 'not-found' })
  expect(await signIn(site.deps, owner, { ...ADA, ...NEW })).toMatchObject({ ok: true })
  const acts = await listNewestAuditEntries(db.read, 10)
  expect(acts.filter(({ action }) => action === 'password-link-made')).toMatchObject([
    { actor: 'command', detail: ADA.email },
    { actor: 'command', detail: ADA.email },
  ])
})

test('for an address without an account there is no link', async () => {
  await using site = await testSite()
  expect(await makePasswordLink(site.deps.db, 'nobody@example.com', 'https://www.example.com')).toEqual({
    ok: false,
    message: 'There is no account with the address nobody@example.com.',
  })
})
