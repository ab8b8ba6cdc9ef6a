import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, twoFactors, verifications } from '#platform/database/schema/account-tables.ts'
import { ADA_SIGNS_UP as ADA, callerWith, ANOTHER_PASSWORD as NEW, VISITOR } from '#tests/account-caller.ts'
import { codeOf } from '#tests/one-time-code.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { grantAdmin } from './admin-access.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
  resetSecondFactor,
} from './second-factor.ts'
import { confirmPassword, finishSignIn, signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const WITHOUT_MAIL = { env: { AUTH_CONFIRM_EMAIL: 'off' } }

/** A user who has set up an authenticator app. `later` is a code that was not used yet. */
async function adaWithApp(site: TestSite) {
  const before = callerWith(await signUp(site.deps, VISITOR, ADA))
  const begun = await beginSecondFactor(site.deps, before, ADA)
  if (!begun.ok) return expect.fail(begun.problem.code)
  const confirmed = await confirmSecondFactor(site.deps, before, { code: codeOf(begun.uri) })
  if (!confirmed.ok) return expect.fail(confirmed.problem.code)
  const { backupCodes } = confirmed
  return { uri: begun.uri, backupCodes, before, ada: callerWith(confirmed) }
}

const givePassword = async (site: TestSite, address?: string) =>
  callerWith(await signIn(site.deps, VISITOR, ADA), address)

test('with an authenticator app set up, sign-in needs the code after the password', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { uri } = await adaWithApp(site)
  const first = await signIn(site.deps, VISITOR, ADA)
  expect(first).toMatchObject({ ok: true, needsCode: true })
  const halfWay = callerWith(first)
  expect(halfWay.cookies).toMatch(/^second-step=[^;]+$/)
  expect(await site.deps.accounts.findSession(halfWay)).toBeUndefined()
  const signedIn = await finishSignIn(site.deps, halfWay, { code: ` ${codeOf(uri).replace(/^.../, '$& ')} ` })
  expect(signedIn).toMatchObject({ ok: true })
  expect(await site.deps.accounts.findSession(callerWith(signedIn))).toMatchObject({
    email: ADA.email,
    hasSecondFactor: true,
  })
})

test('of two setups begun at the same moment, one can be completed', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const ada = callerWith(await signUp(site.deps, VISITOR, ADA))
  const presses = Array.from({ length: 4 }, () => beginSecondFactor(site.deps, ada, ADA))
  expect((await Promise.all(presses)).map(({ ok }) => ok)).toEqual([true, true, true, true])
  expect(await site.deps.db.read.$count(twoFactors)).toBe(1)
})

test('sign-in asks for no code before the first code was right, and each setup until then makes a new key', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const ada = callerWith(await signUp(site.deps, VISITOR, ADA))
  const wrong = { password: 'not the password' }
  expect(inWords(await beginSecondFactor(site.deps, ada, wrong))).toMatchObject({
    reason: 'wrong-credentials',
    fields: { password: 'That isn’t your password. Please try again.' },
  })
  const first = await beginSecondFactor(site.deps, ada, ADA)
  const second = await beginSecondFactor(site.deps, ada, ADA)
  if (!first.ok || !second.ok) return expect.fail('no key')
  expect(second.uri).not.toBe(first.uri)
  expect(await confirmSecondFactor(site.deps, ada, { code: codeOf(first.uri) })).toMatchObject({ ok: false })
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ ok: true, needsCode: false })
})

test('key and backup codes are not stored in plain text', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { uri, backupCodes } = await adaWithApp(site)
  const [row] = await site.deps.db.read.select().from(twoFactors)
  const stored = JSON.stringify(row)
  const key = new URL(uri).searchParams.get('secret') ?? ''
  expect(uri).toContain('otpauth://totp/Saphan:ada%40example.com?')
  for (const secret of [key, ...backupCodes]) expect(stored).not.toContain(secret)
  expect(row).toMatchObject({ verified: true })
})

test('a code signs in once', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { uri } = await adaWithApp(site)
  const code = codeOf(uri, 1)
  const [mine, theirs] = [await givePassword(site), await givePassword(site)]
  const both = await Promise.all([
    finishSignIn(site.deps, mine, { code }),
    finishSignIn(site.deps, theirs, { code }),
  ])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
})

test('without the phone, each of ten backup codes signs in once', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { backupCodes } = await adaWithApp(site)
  expect(new Set(backupCodes).size).toBe(10)
  const [code = ''] = backupCodes
  const onPaper = code.toUpperCase().replace('-', ' ')
  expect(await finishSignIn(site.deps, await givePassword(site), { code: onPaper })).toMatchObject({
    ok: true,
  })
  expect(inWords(await finishSignIn(site.deps, await givePassword(site), { code }))).toMatchObject({
    reason: 'wrong-credentials',
    fields: { code: expect.stringContaining('This code is wrong') },
  })
})

test('code guessing is stopped after five tries, whatever the network and however many sign-ins were begun', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { uri, backupCodes } = await adaWithApp(site)
  const guesses = []
  for (let time = 0; time < 7; time++) {
    const caller = await givePassword(site, `203.0.113.${time}`)
    const code = time % 2 ? `abcde-fghj${time}` : `00000${time}`
    guesses.push(await finishSignIn(site.deps, caller, { code }))
  }
  expect(guesses.map((guess) => !guess.ok && guess.reason)).toEqual([
    ...Array(5).fill('wrong-credentials'),
    ...Array(2).fill('too-many'),
  ])
  const [code = ''] = backupCodes
  for (const right of [codeOf(uri), code])
    expect(inWords(await finishSignIn(site.deps, await givePassword(site), { code: right }))).toMatchObject({
      reason: 'too-many',
      message: 'Too many attempts. Please try again in 15 minutes.',
    })
  await site.deps.db.read.update(twoFactors).set({ lockedUntil: sql`now() - interval '1 second'` })
  expect(await finishSignIn(site.deps, await givePassword(site), { code: codeOf(uri, 1) })).toMatchObject({
    ok: true,
  })
})

test('the second step expires, and cannot be begun without the password', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { uri } = await adaWithApp(site)
  const code = codeOf(uri, 1)
  const halfWay = await givePassword(site)
  for (const cookies of ['', 'second-step=2fa-made-up.c2lnbmF0dXJl'])
    expect(await finishSignIn(site.deps, { ...VISITOR, cookies }, { code })).toMatchObject({
      reason: 'not-found',
    })
  await site.deps.db.read.execute(sql`update verifications set expires_at = now() - interval '1 second'`)
  expect(inWords(await finishSignIn(site.deps, halfWay, { code }))).toMatchObject({
    reason: 'not-found',
    message: 'That took too long. Please start again.',
  })
})

test('a new password by mail still asks an admin for the code, and ends the sign-ins that the old one began', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { uri, ada } = await adaWithApp(site)
  await grantAdmin(site.deps.db, ADA.email, false)
  const halfWay = await givePassword(site)
  await requestPasswordReset(site.deps, VISITOR, ADA)
  await site.sendMails()
  const token = /[?]token=([\w.-]+)/.exec((await site.mailbox()).at(-1)?.text ?? '')?.[1]
  expect(await resetPassword(site.deps, VISITOR, { token, ...NEW })).toMatchObject({ ok: true })
  expect(await site.deps.accounts.findSession(ada)).toBeUndefined()
  expect(await finishSignIn(site.deps, halfWay, { code: codeOf(uri, 1) })).toMatchObject({
    reason: 'not-found',
  })
  expect(await signIn(site.deps, VISITOR, { ...ADA, ...NEW })).toMatchObject({ ok: true, needsCode: true })
})

test('new backup codes end the old ones, and need the password', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { ada, backupCodes } = await adaWithApp(site)
  const refused = await renewBackupCodes(site.deps, ada, { password: 'not the password' })
  expect(inWords(refused)).toMatchObject({
    fields: { password: 'That isn’t your password. Please try again.' },
  })
  const renewed = await renewBackupCodes(site.deps, ada, ADA)
  if (!renewed.ok) return expect.fail(renewed.problem.code)
  const [[old = ''], [fresh = '']] = [backupCodes, renewed.backupCodes]
  expect(await finishSignIn(site.deps, await givePassword(site), { code: old })).toMatchObject({ ok: false })
  expect(await finishSignIn(site.deps, await givePassword(site), { code: fresh })).toMatchObject({ ok: true })
})

test('a code without the password shows neither backup codes nor the key', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { uri, ada } = await adaWithApp(site)
  expect(await confirmSecondFactor(site.deps, ada, { code: codeOf(uri, 1) })).toMatchObject({
    reason: 'not-found',
  })
  expect(await beginSecondFactor(site.deps, ada, ADA)).toMatchObject({ reason: 'not-found' })
})

test('in a browser left signed in, a stranger cannot guess the first code', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const ada = callerWith(await signUp(site.deps, VISITOR, ADA))
  const begun = await beginSecondFactor(site.deps, ada, ADA)
  if (!begun.ok) return expect.fail(begun.problem.code)
  expect(await finishSignIn(site.deps, ada, { code: codeOf(begun.uri) })).toMatchObject({
    reason: 'not-found',
  })
  for (let time = 0; time < 10; time++)
    expect(await confirmSecondFactor(site.deps, ada, { code: `00000${time}` })).toMatchObject({ ok: false })
  expect(await confirmSecondFactor(site.deps, ada, { code: codeOf(begun.uri) })).toMatchObject({
    reason: 'too-many',
  })
})

test('once the password has turned the second step off, sign-in asks for the password only', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { before, ada } = await adaWithApp(site)
  expect(await site.deps.accounts.findSession(before)).toBeUndefined()
  expect(await endSecondFactor(site.deps, ada, { password: 'not the password' })).toMatchObject({ ok: false })
  const ended = await endSecondFactor(site.deps, ada, ADA)
  expect(await site.deps.accounts.findSession(callerWith(ended))).toMatchObject({ hasSecondFactor: false })
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ ok: true, needsCode: false })
})

test('password guessing is limited in a signed-in browser, too', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const ada = callerWith(await signUp(site.deps, VISITOR, ADA))
  const password = 'not the password'
  for (const deed of [
    confirmPassword,
    beginSecondFactor,
    confirmPassword,
    beginSecondFactor,
    endSecondFactor,
  ])
    expect(await deed(site.deps, ada, { password })).toMatchObject({ reason: 'wrong-credentials' })
  for (const deed of [confirmPassword, beginSecondFactor, endSecondFactor, renewBackupCodes])
    expect(await deed(site.deps, ada, ADA), deed.name).toMatchObject({ reason: 'too-many' })
  expect(await signIn(site.deps, ada, ADA)).toMatchObject({ reason: 'too-many' })
})

test('the command resets the second step of a user without phone and codes, and signs all devices out', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { ada } = await adaWithApp(site)
  expect(await resetSecondFactor(site.deps.db, ' ADA@example.com')).toEqual({
    ok: true,
    message: 'ada@example.com now signs in with the password alone, and is signed out on all devices.',
  })
  expect(await site.deps.accounts.findSession(ada)).toBeUndefined()
  expect(await site.deps.db.read.select().from(twoFactors)).toEqual([])
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ ok: true, needsCode: false })
  for (const email of ['ada@example.com', 'nobody@example.com'])
    expect(await resetSecondFactor(site.deps.db, email)).toEqual({
      ok: false,
      message: `${email} has no second step.`,
    })
})

test('confirming the password makes the session fresh, and does not extend it', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const ada = callerWith(await signUp(site.deps, VISITOR, ADA))
  const before = await site.deps.accounts.findSession(ada)
  site.letTimePass(60 * 60 * 1000)
  expect(inWords(await confirmPassword(site.deps, ada, { password: 'not the password' }))).toMatchObject({
    fields: { password: 'That isn’t your password. Please try again.' },
  })
  expect(await site.deps.accounts.findSession(ada)).toEqual(before)
  expect(await confirmPassword(site.deps, ada, ADA)).toMatchObject({ ok: true })
  const after = await site.deps.accounts.findSession(ada)
  expect(after).toMatchObject({ id: before?.id, signedInAt: before?.signedInAt })
  expect(after?.authenticatedAt.getTime()).toBe(site.deps.now())
  expect(await confirmPassword(site.deps, VISITOR, ADA)).toMatchObject({ ok: false })
})

/** Sets another password at the moment when the library stores such a row. */
function passwordChangesWith(site: TestSite, table: 'sessions' | 'verifications') {
  const { read } = site.deps.db
  return read.execute(
    sql.raw(`
      create function change_password() returns trigger language plpgsql as
        $$ begin update accounts set password = 'changed'; return new; end $$;
      create trigger change_password before insert on ${table} for each row execute function change_password()`),
  )
}

test('a password change during the first step leaves no second step to finish', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  await adaWithApp(site)
  await passwordChangesWith(site, 'verifications')
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ ok: false, reason: 'wrong-credentials' })
  const waiting = await site.deps.db.read.select().from(verifications)
  expect(waiting.filter(({ identifier }) => !identifier.startsWith('2fa-attempts-'))).toEqual([])
})

test('a password change during the second step leaves no session', async () => {
  await using site = await testSite(WITHOUT_MAIL)
  const { uri } = await adaWithApp(site)
  const halfWay = await givePassword(site)
  await site.deps.db.read.delete(sessions)
  await passwordChangesWith(site, 'sessions')
  expect(await finishSignIn(site.deps, halfWay, { code: codeOf(uri, 1) })).toMatchObject({
    ok: false,
    reason: 'not-found',
  })
  expect(await site.deps.db.read.select().from(sessions)).toEqual([])
})
