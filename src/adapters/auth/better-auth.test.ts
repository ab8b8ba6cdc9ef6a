import { expect, test } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { testDatabase } from '#tests/database/database.ts'
import { createAccounts } from './better-auth.ts'

const ADA = { email: 'ada@example.com', password: 'six-and-more' }
const HERE = { address: '203.0.113.7', cookies: '' }

test('on https the cookie is sent to exactly this host, over https only, and is known again', async () => {
  await using database = await testDatabase()
  const accounts = createAccounts({
    db: database.db,
    log: createLogger('silent'),
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
})
