import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { racing } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { findMail, insertMails, updateMailSent, updateMailUndeliverable } from './mails.store.ts'
import { sendMailAgain } from './send-mail-again.ts'

const ADMIN = 'operator@example.com'
const NOT_WAITING = { ok: false, code: 'mail-not-waiting' }

async function undeliverableMail({ deps }: TestSite): Promise<string> {
  const order = {
    kind: 'guest-taxi-received',
    subjectId: crypto.randomUUID(),
    toAddress: 'ada@example.com',
  } as const
  const [mail] = await insertMails(deps.db.read, [order])
  if (!mail) return expect.fail('the mail was not noted')
  await updateMailUndeliverable(deps.db.read, mail.id, 'MailRefused')
  return mail.id
}

/** The jobs that wait to send this mail. */
async function jobsFor({ deps }: TestSite, mailId: string): Promise<number> {
  const { rows } = await deps.db.read.execute(
    sql`select 1 from pgboss.job where name = 'send-mail' and data->>'mailId' = ${mailId}`,
  )
  return rows.length
}

test('an undeliverable email is queued again, with a job that sends it', async () => {
  await using site = await testSite()
  const id = await undeliverableMail(site)
  expect(await sendMailAgain(site.deps, id, ADMIN)).toEqual({ ok: true })
  expect(await findMail(site.deps.db.read, id)).toMatchObject({ status: 'queued' })
  expect(await jobsFor(site, id)).toBe(1)
})

test('two calls at the same moment queue it once', async () => {
  await using site = await testSite()
  const id = await undeliverableMail(site)
  const deps = { ...site.deps, db: racing(site.deps.db, 2) }
  const answers = await Promise.all([sendMailAgain(deps, id, ADMIN), sendMailAgain(deps, id, ADMIN)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await listNewestAuditEntries(deps.db.read, 10)).toMatchObject([
    { actor: ADMIN, action: 'mail-sent-again', subjectId: id },
  ])
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([NOT_WAITING])
  expect(await jobsFor(site, id)).toBe(1)
})

test('an email that is queued, was sent or does not exist is not queued', async () => {
  await using site = await testSite()
  const id = await undeliverableMail(site)
  await sendMailAgain(site.deps, id, ADMIN)
  expect(await sendMailAgain(site.deps, id, ADMIN)).toMatchObject(NOT_WAITING)
  await updateMailSent(site.deps.db.read, id, '<1@saphan.example>')
  expect(await sendMailAgain(site.deps, id, ADMIN)).toMatchObject(NOT_WAITING)
  expect(await sendMailAgain(site.deps, crypto.randomUUID(), ADMIN)).toMatchObject(NOT_WAITING)
  expect(await jobsFor(site, id)).toBe(1)
})

test('when the job cannot be queued, the email stays undeliverable', async () => {
  await using site = await testSite()
  const id = await undeliverableMail(site)
  const notStarted = { ...site.deps, queue: createQueue(site.database.url, () => {}) }
  expect(await sendMailAgain(notStarted, id, ADMIN)).toMatchObject({ ok: false, code: 'mail-not-queued' })
  expect(await findMail(site.deps.db.read, id)).toMatchObject({ status: 'undeliverable' })
})
