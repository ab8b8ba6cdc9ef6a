import { expect, test } from 'vitest'
import { deleteRole } from '#guests/accounts/accounts.store.ts'
import { builtSite, visit } from '../fixtures/built-site.ts'
import { recordStatements } from '../fixtures/recorded-statements.ts'
import { adminOf } from '../fixtures/signed-in.ts'

/** A site with an admin; `see` counts how often a request reads session and role. */
async function watchedSite() {
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const { visitor, userId } = await adminOf(site)
  const database = recordStatements(site.database.url)
  const { db, statements } = database
  const app = site.createApp({ ...site.resources, db })
  const session = `session=${visitor.cookies.get('session')}`
  return {
    ...site,
    visitor,
    userId,
    async see(path: string) {
      statements.length = 0
      const page = await visit(app, path, { headers: { cookie: session }, redirect: 'manual' })
      const readingFrom = (table: string) =>
        statements.filter((statement) => statement.includes(`from "${table}"`)).length
      return {
        status: page.status,
        sessions: readingFrom('sessions'),
        roles: readingFrom('user_roles'),
        location: page.headers.get('location'),
      }
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await site[Symbol.asyncDispose]()
    },
  }
}

test.for([
  '/admin',
  '/admin/bookings',
  '/admin/overview',
  '/admin/bookings.data',
  '/admin/export/bookings',
  '/desk',
  '/tours',
])('session and role are read once per request (%s)', async (path) => {
  await using site = await watchedSite()
  const once = { status: 200, sessions: 1, roles: 1, location: null }
  expect(await site.see(path)).toEqual(once)
  expect(await site.see(path)).toEqual(once)
})

test('a revoked role and a sign-out take effect with the next request', async () => {
  await using site = await watchedSite()
  expect(await site.see('/admin')).toMatchObject({ status: 200 })
  await deleteRole(site.deps.db.read, site.userId, 'admin')
  expect(await site.see('/admin')).toMatchObject({ status: 303, location: '/' })
  await site.visitor.send('/auth/sign-out')
  expect(await site.see('/admin')).toMatchObject({ status: 303, location: '/auth' })
})
