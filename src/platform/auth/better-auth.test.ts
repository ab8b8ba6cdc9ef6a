import { expect, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { codeOf } from '#tests/one-time-code.ts'
import { createLogger } from '../server/monitoring/logger.ts'
import { createAccounts } from './better-auth.ts'

const ADA = { email: 'ada@example.com', password: 'six-and-more' }
const HERE = { address: '203.0.113.7', cookies: '' }

test('on https the cookie is sent to exactly this host, over https only, and is known again', async () => {
  await using database = await recycledDatabase()
  const accounts = createAccounts({
    db: database.db,
    log: createLogger('silent'),
    now: Date.now,
    siteName: 'Saphan',
    secret: 'a secret that is used in tests only',
    publicUrl: 'https://saphan.example',
    otherOrigins: [],
    mustConfirm: false,
    queueConfirmation: async () => {},
    queuePasswordReset: async () => {},
  })
  const signedUp = await accounts.signUp(HERE, ADA)
  const [cookie = ''] = signedUp.ok ? signedUp.cookies : []
  expect(cookie).toMatch(/^__Host-session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const cookies = cookie.split(';', 1)[0] ?? ''
  expect(await accounts.findSession({ ...HERE, cookies })).toMatchObject({ email: ADA.email })

  const begun = await accounts.beginSecondFactor({ ...HERE, cookies }, ADA.password)
  if (!begun.ok) return expect.fail(begun.message)
  await accounts.confirmSecondFactor({ ...HERE, cookies }, codeOf(begun.uri))
  const halfWay = await accounts.signIn(HERE, ADA)
  const lines = halfWay.ok ? halfWay.cookies : []
  expect(lines.filter((line) => !line.includes('Max-Age=0'))).toEqual([
    expect.stringMatching(/^__Host-second-step=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  expect(lines.some((line) => /^__Host-session=[^;]/.test(line))).toBe(false)
})
