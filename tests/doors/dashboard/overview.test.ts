import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { grantAdmin, revokeAdmin } from '#guests/accounts/admin-access.ts'
import { insertMails, updateMailUndeliverable } from '#messages/outbox/mails.store.ts'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { type AdminSite, adminSite } from '../fixtures/admin-site.ts'
import { userOf } from '../fixtures/signed-in.ts'

const ADMIN = 'operator@example.com'

const actsOf = ({ deps }: AdminSite) => listNewestAuditEntries(deps.db.read, 100)

test('the overview shows who became an admin, who exported a list and who sent an email again', async () => {
  await using site = await adminSite()
  expect((await site.see('/admin/overview')).text).not.toContain('Recent activity')
  await userOf(site, 'grace@example.com')
  await grantAdmin(site.deps.db, 'grace@example.com', false)
  await grantAdmin(site.deps.db, 'grace@example.com', false)
  await site.see('/admin/export/taxi-requests?q=ada')
  const order = {
    kind: 'guest-taxi-received',
    subjectId: crypto.randomUUID(),
    toAddress: 'ada@example.com',
  } as const
  const [mail] = await insertMails(site.deps.db.read, [order])
  await updateMailUndeliverable(site.deps.db.read, mail?.id ?? '', 'MailRefused')
  await site.press('/admin/send-again', { mailId: mail?.id ?? '', back: '/admin' })
  await revokeAdmin(site.deps.db, 'grace@example.com')
  await revokeAdmin(site.deps.db, 'grace@example.com')

  const { text } = await site.see('/admin/overview')
  const told = [
    'Removed grace@example.com as an admin On the server',
    `Sent an email again ${ADMIN}`,
    `Exported taxi requests: what a search found ${ADMIN}`,
    'Made grace@example.com an admin On the server',
  ]
  expect(text).toMatch(new RegExp(told.join('.*')))
  expect(await actsOf(site)).toHaveLength(told.length)
})

test('the audit log of an export does not keep the search words', async () => {
  await using site = await adminSite()
  await site.see('/admin/export/bookings?q=ada+example')
  expect(JSON.stringify(await actsOf(site))).not.toMatch(/ada.?example/i)
})

test('an export fails when it cannot be written to the audit log', async () => {
  await using site = await adminSite()
  await site.deps.db.read.execute(sql`alter table audit_log rename to audit_log_away`)
  expect((await site.see('/admin/export/bookings')).status).toBe(500)
})

test('a refused export is not in the audit log', async () => {
  await using site = await adminSite()
  const { visitor } = await userOf(site, 'ada@example.com')
  expect((await visitor.ask('/admin/export/bookings')).status).toBe(303)
  expect(await actsOf(site)).toEqual([])
})

test('the overview lists pages that were not found, most requested first', async () => {
  await using site = await adminSite()
  expect((await site.see('/admin/overview')).text).not.toContain('Pages not found')
  for (const path of ['/once', '/twice', '/twice']) await site.get(path)
  expect((await site.see('/admin/overview')).text).toContain(
    'Pages not found, last 30 days /twice 2 times /once once',
  )
})
