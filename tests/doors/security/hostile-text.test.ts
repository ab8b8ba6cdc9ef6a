import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings, mailbox, mails, rateLimits } from '#platform/database/schema/schema.ts'
import { linkOf } from '#tests/guest-link.ts'
import { storedTrips } from '#tests/stored-bookings.ts'
import { GUEST_FORM, placedBooking } from '../../factories.ts'
import { HOSTILE_STRINGS } from '../../hostile-strings.ts'
import { type AdminSite, adminSite } from '../fixtures/admin-site.ts'
import { formPost } from '../fixtures/built-site.ts'

const CONTACT = { email: 'ada@example.com', phone: '+44 7700 900123' }
const TRIP_PAGE = '/tours/bangkok/erawan-death-railway'

type Fields = Record<string, string>

/** Every form of the site with the same text in each of its text fields. */
const FORMS: [name: string, path: string, fields: (text: string) => Fields][] = [
  [
    'a booking',
    TRIP_PAGE,
    (text) => ({
      ...GUEST_FORM,
      ...CONTACT,
      name: text,
      hotelName: text,
      pickupLocation: text,
      message: text,
    }),
  ],
  [
    'a taxi',
    '/taxi-service',
    (text) => ({
      ...{ ...CONTACT, name: text, country: text, pickup: text, dropoff: `to ${text}`, notes: text },
      ...{ service: 'one-way', pickupDate: '2027-01-15', pickupTime: '07:30', vehicle: 'car' },
      ...{ passengers: '2', luggage: '2', whatsapp: '' },
    }),
  ],
  [
    'a custom trip',
    '/custom-trip',
    (text) => ({
      ...{ ...CONTACT, name: text, country: text, customTrip: text, pickupPoint: text, dropoffPoint: text },
      ...{ whatsapp: text, passengers: '2', luggage: '2', startDate: '2027-01-15', endDate: '2027-01-17' },
      ...{ day1: text, day2: text, day3: '' },
    }),
  ],
  [
    'the news',
    '/newsletter',
    (text) => ({ name: text, email: `reader.${HOSTILE_STRINGS.indexOf(text)}@example.com` }),
  ],
]

/** Sends each of the texts as the hotel of a trip that has none. */
async function nameHotels(site: AdminSite, texts: readonly string[]): Promise<number[]> {
  const { token } = await placedBooking(site, 'erawan-death-railway', { hotelName: '' })
  const path = `/booking/${token}`
  const statuses = []
  for (const hotelName of texts)
    statuses.push((await site.get(path, formPost(path, { press: 'details', hotelName }))).status)
  return statuses
}

const REVIEW = (text: string): Fields => ({ name: text, country: text, rating: '5', reviewText: text })
const HARMLESS = 'Ada Example, at the reception'

/** Sends every form with this text. @returns the statuses */
async function sendEverywhere(site: AdminSite, text: string): Promise<number[]> {
  const statuses = []
  for (const [, path, fields] of FORMS)
    statuses.push((await site.get(path, formPost(path, fields(text)))).status)
  return statuses
}

/** Makes all bookings trips of yesterday, and sends a review with each of the texts. */
async function reviewEverything(site: AdminSite, texts: readonly string[]): Promise<number[]> {
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'confirmed', travelDate: '2026-11-19' }),
    { actor: 'staff:office@example.com' },
  )
  const travelled = await storedTrips(site.deps.db.read)
  const statuses = []
  for (const [index, text] of texts.entries()) {
    const booking = travelled[index % travelled.length]
    const token = booking ? await linkOf(site, booking) : ''
    const path = `/review?booking=${token}`
    statuses.push((await site.get(path, formPost(path, REVIEW(text)))).status)
  }
  return statuses
}

/** Sends every email by itself, also those that would go into the operator's digest. */
async function sendEach(site: AdminSite): Promise<void> {
  const db = site.deps.db.read
  for (let waiting: number | null = 1; waiting; ) {
    await db.delete(rateLimits)
    await site.sendMails()
    const again = db.update(mails).set({ status: 'queued' }).where(eq(mails.status, 'in-digest'))
    waiting = (await again).rowCount
  }
}

/** The distinct tags of a document, each with the names of its attributes. */
function tagsOf(html: string): Set<string> {
  const tags = html.replace(/<!--.*?-->/gs, '').matchAll(/<([a-z!/][^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)
  return new Set(
    Array.from(tags, ([, name = '', rest = '']) => {
      const attributes = Array.from(
        rest.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\S+))?/g),
        ([, key]) => key,
      )
      return [name.toLowerCase(), ...attributes.sort()].join(' ')
    }),
  )
}

/** The distinct tag names, because optional attributes differ from row to row. */
function namesOf(tags: Set<string>): string[] {
  return [...new Set([...tags].map((tag) => tag.split(' ', 1)[0] ?? ''))].sort()
}

function handlersIn(tags: Set<string>): string[] {
  return [...tags].filter((tag) => tag.split(' ').some((part) => /^(on|srcdoc|formaction)/i.test(part)))
}

/** Every page of every list of the dashboard, as one text. */
async function wholeDashboard(site: AdminSite): Promise<string> {
  let html = ''
  for (const list of [
    '/admin',
    '/admin/custom-requests',
    '/admin/newsletter',
    '/admin/bookings',
    '/admin/taxi-requests',
  ]) {
    let next: string | undefined = list
    for (let pages = 0; next && pages < 20; pages++) {
      const page: { html: string; status: number } = await site.see(next)
      expect(page.status).toBe(200)
      html += page.html
      next = /href="([^"]*[?&;]after=[^"]*)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&')
    }
  }
  return html
}

test('hostile text in a form is refused, or is plain text in the dashboard, in emails and in exports', async () => {
  expect(HOSTILE_STRINGS.length).toBeGreaterThanOrEqual(100)
  await using harmless = await adminSite()
  await sendEverywhere(harmless, HARMLESS)
  await nameHotels(harmless, [HARMLESS])
  await harmless.sendMails()
  await reviewEverything(harmless, [HARMLESS])
  await harmless.sendMails()

  await using site = await adminSite()
  const statuses = []
  for (const text of HOSTILE_STRINGS) statuses.push(...(await sendEverywhere(site, text)))
  statuses.push(...(await nameHotels(site, HOSTILE_STRINGS)))
  // Before the bookings are confirmed: a request that was answered is not announced any more.
  await sendEach(site)
  statuses.push(...(await reviewEverything(site, HOSTILE_STRINGS)))
  // 409: a text that is like an earlier one once its marks are left out has been received already.
  expect(new Set(statuses)).toEqual(new Set([200, 303, 409, 422]))
  expect(statuses.filter((status) => status !== 422).length).toBeGreaterThan(statuses.length / 2)

  const shown = tagsOf(await wholeDashboard(site))
  const plain = namesOf(tagsOf(await wholeDashboard(harmless)))
  expect(plain).toEqual(expect.arrayContaining(['details', 'li']))
  expect(namesOf(shown).filter((name) => !plain.includes(name))).toEqual([])
  expect(handlersIn(shown)).toEqual([])
  expect([...shown].filter((tag) => /^script\b(?!.*\bnonce\b)/.test(tag))).toEqual([])

  await sendEach(site)
  const received = await site.deps.db.read.select().from(mailbox)
  const usual = namesOf(
    tagsOf((await harmless.deps.db.read.select().from(mailbox)).map(({ html }) => html).join('')),
  )
  expect(received.length).toBeGreaterThan(300)
  for (const { subject, html, toAddress } of received) {
    expect(subject).not.toMatch(/\p{Cc}|evil\.example/u)
    // Only the operator reads in a subject what a guest typed, as text in one line.
    if (toAddress !== 'hello@saphan.example') expect(subject).not.toContain('evil')
    expect(toAddress).toMatch(/^[\w.]+@(example\.com|saphan\.example)$/)
    const tags = tagsOf(html)
    expect(namesOf(tags).filter((name) => !usual.includes(name))).toEqual([])
    expect(handlersIn(tags)).toEqual([])
    expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:)/)
  }

  for (const table of ['bookings', 'taxi-requests', 'custom-requests', 'newsletter', 'testimonials']) {
    const { html: csv } = await site.see(`/admin/export/${table}`)
    const cells = Array.from(csv.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = '']) => cell)
    expect(cells.length).toBeGreaterThan(100)
    expect(cells.filter((cell) => /^[\s\p{Cf}\p{Z}"]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([])
    expect(cells.filter((cell) => /[\r\n\t\0]/.test(cell))).toEqual([])
  }
})
