import { expect, test } from 'vitest'
import { newsletterSubscriptions } from '#platform/database/schema/schema.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { fillIn, formOf } from '../fixtures/form-page.ts'

const ADA = { name: 'Ada', email: 'ada@example.com' }
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/** The address of a page in the newest mail. */
async function linkInMail(site: BuiltSite, page: 'confirm' | 'unsubscribe'): Promise<string> {
  await site.sendMails()
  const text = (await site.mailbox()).at(-1)?.text ?? ''
  return new RegExp(`/newsletter/${page}\\?id=[\\w.-]+`).exec(text)?.[0] ?? expect.fail(`no link in ${text}`)
}

async function isActive({ deps }: BuiltSite) {
  const [subscription] = await deps.db.read.select().from(newsletterSubscriptions)
  return subscription?.isActive
}

/** Signs up and confirms. @returns the address to unsubscribe */
async function readerOf(site: BuiltSite): Promise<string> {
  await fillIn(site, '/newsletter', ADA)
  await fillIn(site, await linkInMail(site, 'confirm'), {})
  return linkInMail(site, 'unsubscribe')
}

test('a subscription is active after the button behind the link in the email is pressed, not before', async () => {
  await using site = await builtSite()
  const asked = await fillIn(site, '/newsletter', ADA)
  expect(asked.text).toContain('Please check your inbox')
  const link = await linkInMail(site, 'confirm')
  const question = await site.get(link)
  expect(question.status).toBe(200)
  expect(Object.fromEntries(question.headers)).toMatchObject(PRIVATE)
  expect(await isActive(site)).toBe(false)
  const confirmed = await fillIn(site, link, {})
  expect(confirmed.text).toContain('Your address is confirmed')
  expect(await isActive(site)).toBe(true)
  expect((await site.get(link)).text).toContain('Your address is confirmed')
})

test('the answer is the same for an address that is subscribed already', async () => {
  await using site = await builtSite()
  const first = await fillIn(site, '/newsletter', ADA)
  await fillIn(site, await linkInMail(site, 'confirm'), {})
  const again = await fillIn(site, '/newsletter', ADA)
  expect([again.status, again.text]).toEqual([first.status, first.text])
})

test('an invalid address is refused with its message, and the values stay', async () => {
  await using site = await builtSite()
  const page = await fillIn(site, '/newsletter', { ...ADA, email: 'ada@' })
  expect(page.status).toBe(422)
  expect(formOf(page.html)).toMatchObject({
    errors: { email: 'Please enter a valid email address' },
    values: { name: 'Ada', email: 'ada@' },
  })
})

test('unsubscribing takes one press of a button; opening the page changes nothing', async () => {
  await using site = await builtSite()
  const link = await readerOf(site)
  const question = await site.get(link)
  expect(Object.fromEntries(question.headers)).toMatchObject(PRIVATE)
  expect(await isActive(site)).toBe(true)
  expect((await fillIn(site, link, {})).text).toContain('You’re unsubscribed')
  expect(await isActive(site)).toBe(false)
  expect((await site.get(link)).text).toContain('You’re unsubscribed')
})

test('the one-click POST of a mail program (RFC 8058) unsubscribes', async () => {
  await using site = await builtSite()
  const link = await readerOf(site)
  const answer = await site.get(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await isActive(site)).toBe(false)
})

test('an invalid link answers 404 to GET and POST', async () => {
  await using site = await builtSite()
  const end = await readerOf(site)
  const links = [
    '/newsletter/confirm',
    '/newsletter/confirm?id=',
    '/newsletter/confirm?id=__proto__',
    '/newsletter/unsubscribe',
    `${end}x`,
    end.replace('unsubscribe', 'confirm'),
  ]
  for (const link of links) {
    for (const init of [{}, formPost(link, {})]) {
      const page = await site.get(link, init)
      expect({ link, status: page.status }).toEqual({ link, status: 404 })
      expect(page.text).toContain('This link is not valid')
      expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
    }
  }
  expect(await isActive(site)).toBe(true)
})
