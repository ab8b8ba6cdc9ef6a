import { eq } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { mails } from '#platform/database/schema/schema.ts'
import { MailDelayed, MailRefused, type MailTransport, type OutgoingMail } from '#platform/mail/contract.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { listMailsBySubject } from './mail-list.store.ts'
import { findMail } from './mails.store.ts'
import { markMailUndeliverable, sendMail } from './send-mail.ts'

/** An email transport that records mails. Its first answers are `answers`; after these it accepts everything. */
function postOffice(...answers: Error[]): MailTransport & { handed: OutgoingMail[] } {
  const handed: OutgoingMail[] = []
  return {
    handed,
    async deliver(mail) {
      handed.push(mail)
      const answer = answers.shift()
      if (answer) throw answer
    },
  }
}

/** The email to the guest of a new request by email, still queued. */
async function guestMail(site: TestSite) {
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const queued = await listMailsBySubject(site.deps.db.read, [booking.id])
  const mail = queued.get(booking.id)?.find(({ kind }) => kind === 'guest-booking-received')
  if (!mail) throw new Error('no mail to the guest')
  return { booking, mail, read: () => findMail(site.deps.db.read, mail.id) }
}

test('an email is sent complete, and marked as sent', async () => {
  const mail = postOffice()
  await using site = await testSite({ deps: { mail } })
  const queued = await guestMail(site)
  await sendMail(site.deps, queued.mail.id)
  expect(mail.handed).toEqual([
    {
      messageId: `<${queued.mail.id}@localhost>`,
      to: { address: 'ada@example.com' },
      from: { name: 'Saphan', address: 'hello@saphan.example' },
      replyTo: { address: 'hello@saphan.example' },
      subject: expect.stringContaining(queued.booking.reference),
      text: expect.stringContaining('Hello Ada,'),
      html: expect.stringContaining('>Ada<'),
    },
  ])
  expect(await queued.read()).toMatchObject({
    status: 'sent',
    attempts: 1,
    messageId: `<${queued.mail.id}@localhost>`,
    sentAt: expect.any(Date),
    lastError: null,
  })
})

test('the operator’s answer to a request goes to the guest', async () => {
  const mail = postOffice()
  await using site = await testSite({ deps: { mail } })
  await placedBooking(site, 'erawan-death-railway')
  await site.sendMails()
  const toOperator = mail.handed.find(({ to }) => to.address === 'hello@saphan.example')
  expect(toOperator?.replyTo).toEqual({ address: 'ada@example.com' })
})

test('a second run after success sends nothing', async () => {
  const mail = postOffice()
  await using site = await testSite({ deps: { mail } })
  const queued = await guestMail(site)
  await sendMail(site.deps, queued.mail.id)
  const sent = await queued.read()
  await sendMail(site.deps, queued.mail.id)
  expect(mail.handed).toHaveLength(1)
  expect(await queued.read()).toEqual(sent)
})

test('a temporary failure keeps the email queued, and every try has the same Message-ID', async () => {
  const mail = postOffice(new Unavailable('busy'), new TypeError('a fault of ours'))
  await using site = await testSite({ deps: { mail } })
  const queued = await guestMail(site)
  await expect(sendMail(site.deps, queued.mail.id)).rejects.toThrow(Unavailable)
  expect(await queued.read()).toMatchObject({ status: 'queued', attempts: 1, lastError: 'Unavailable' })
  await expect(sendMail(site.deps, queued.mail.id)).rejects.toThrow(TypeError)
  expect(await queued.read()).toMatchObject({ status: 'queued', attempts: 2, lastError: 'TypeError' })
  await sendMail(site.deps, queued.mail.id)
  expect(await queued.read()).toMatchObject({ status: 'sent', attempts: 3, lastError: null })
  expect(new Set(mail.handed.map(({ messageId }) => messageId))).toEqual(
    new Set([`<${queued.mail.id}@localhost>`]),
  )
})

test('while the mail server is down the email waits, and is sent when it is back', async () => {
  await using site = await testSite({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const queued = await guestMail(site)
  await expect(sendMail(site.deps, queued.mail.id)).rejects.toThrow(Unavailable)
  expect(await queued.read()).toMatchObject({ status: 'queued', attempts: 1 })
  const back = postOffice()
  await sendMail({ ...site.deps, mail: back }, queued.mail.id)
  expect(back.handed).toHaveLength(1)
  expect(await queued.read()).toMatchObject({ status: 'sent' })
})

test('an email sent just before a crash is sent again with the same Message-ID, so it arrives once', async () => {
  await using site = await testSite()
  const queued = await guestMail(site)
  const crashing: MailTransport = {
    async deliver(mail) {
      await site.deps.mail.deliver(mail)
      throw new Unavailable('the answer was lost')
    },
  }
  await expect(sendMail({ ...site.deps, mail: crashing }, queued.mail.id)).rejects.toThrow(Unavailable)
  await sendMail(site.deps, queued.mail.id)
  expect(await site.mailbox()).toMatchObject([{ messageId: `<${queued.mail.id}@localhost>` }])
})

test('an email that is refused for good becomes undeliverable with the reason, and is not tried again', async () => {
  const mail = postOffice(new MailRefused('550 no such user'))
  await using site = await testSite({ deps: { mail } })
  const queued = await guestMail(site)
  await sendMail(site.deps, queued.mail.id)
  expect(await queued.read()).toMatchObject({ status: 'undeliverable', lastError: 'MailRefused' })
  await sendMail(site.deps, queued.mail.id)
  expect(mail.handed).toHaveLength(1)
})

test('a refused email is reported in the log, without the guest', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  await using site = await testSite({ deps: { mail: postOffice(new MailRefused('550')), log } })
  const queued = await guestMail(site)
  await sendMail(site.deps, queued.mail.id)
  expect(lines).toEqual([expect.stringContaining(queued.mail.id)])
  expect(lines.join()).not.toMatch(/\bada\b/i)
})

test('an address that contains a second one is refused and not sent to either', async () => {
  await using site = await testSite()
  const queued = await guestMail(site)
  const toAddress = 'ada@example.com, bob@example.com'
  await site.deps.db.read.update(mails).set({ toAddress }).where(eq(mails.id, queued.mail.id))
  await sendMail(site.deps, queued.mail.id)
  expect(await queued.read()).toMatchObject({ status: 'undeliverable' })
  expect(await site.mailbox()).toEqual([])
})

test('why the mail server takes no email is stored and logged, without the address', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  await using site = await testSite({ deps: { log, mail: postOffice(new MailDelayed('certificate')) } })
  const queued = await guestMail(site)
  await expect(sendMail(site.deps, queued.mail.id)).rejects.toThrow(Unavailable)
  expect(await queued.read()).toMatchObject({ status: 'queued', lastError: 'certificate' })
  expect(lines.join('')).toContain('the certificate of the mail server is not valid')
  expect(lines.join('')).not.toContain(queued.mail.toAddress)
})

test('an email whose subject is deleted is not sent, and causes no alarm', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  await using site = await testSite({ deps: { log } })
  const queued = await guestMail(site)
  const subjectId = crypto.randomUUID()
  await site.deps.db.read.update(mails).set({ subjectId }).where(eq(mails.id, queued.mail.id))
  await sendMail(site.deps, queued.mail.id)
  expect(await queued.read()).toMatchObject({
    status: 'undeliverable',
    lastError: 'what the mail is about is gone or no longer so',
  })
  expect(await site.mailbox()).toEqual([])
  expect(lines).toEqual([])
})

test('an email that was tried too often stays with its last error, and is not sent any more', async () => {
  const mail = postOffice(new Unavailable('busy'))
  await using site = await testSite({ deps: { mail } })
  const queued = await guestMail(site)
  await expect(sendMail(site.deps, queued.mail.id)).rejects.toThrow(Unavailable)
  await markMailUndeliverable(site.deps, queued.mail.id)
  expect(await queued.read()).toMatchObject({ status: 'undeliverable', lastError: 'Unavailable' })
  await sendMail(site.deps, queued.mail.id)
  expect(mail.handed).toHaveLength(1)
})

test('a sent email cannot become undeliverable', async () => {
  await using site = await testSite()
  const queued = await guestMail(site)
  await sendMail(site.deps, queued.mail.id)
  const sent = await queued.read()
  await markMailUndeliverable(site.deps, queued.mail.id)
  expect(await queued.read()).toEqual(sent)
})

test('an unknown email id sends nothing', async () => {
  const mail = postOffice()
  await using site = await testSite({ deps: { mail } })
  await sendMail(site.deps, crypto.randomUUID())
  expect(mail.handed).toEqual([])
})
