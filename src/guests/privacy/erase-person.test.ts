import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendMail } from '#messages/outbox/send-mail.ts'
import { tellWhoDrives } from '#messages/outbox/tell-who-drives.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { userRoles, users } from '#platform/database/schema/account-tables.ts'
import { bookings, mails, payments, testimonials } from '#platform/database/schema/schema.ts'
import { rowsByTable, rowsWith } from '#tests/database/rows.ts'
import { drivenTrip, goTo } from '#tests/drive-factories.ts'
import { bookingAtCheckout, placedBooking, siteWithPayments } from '#tests/factories.ts'
import { ADA, GRACE, insertGuestHistory } from '#tests/guest-history.ts'
import { linkOf } from '#tests/guest-link.ts'
import { TEST_SECRET, type TestSite, testSite } from '#tests/site.ts'
import { tokenHash } from '../links/link-token.ts'
import { inviteReviews } from '../reviews/reviews.ts'
import { erasePerson } from './erase-person.ts'
import { erasureCode } from './erasure-code.ts'
import { type Erasure, listErasures } from './erasures.store.ts'
import { exportPerson } from './export-person.ts'

const BY_EMAIL = 'erawan-death-railway'
const EVEN_UPCOMING = { evenUpcoming: true }

const WORDS_OF_ADA = [...Object.values(ADA), 'ada@', 'lovelace']

/** Tables that change with any action. */
const RECORDS = ['audit_log', 'erasures', 'events']

function erase(site: TestSite, address: string, options = { evenUpcoming: false }) {
  const outside: Erasure[] = []
  const storeOutside = (erasure: Erasure) => outside.push(erasure)
  return erasePerson({ ...site.deps, storeOutside }, address, options)
}

async function tablesOf({ database }: TestSite) {
  const content = await rowsByTable(database.pool)
  content.rate_limits = content.rate_limits?.filter((row) => !row.includes('requests-to-operator')) ?? []
  return Object.fromEntries(Object.entries(content).filter(([table]) => !RECORDS.includes(table)))
}

test('no row names a person who was erased, and the data of others does not change', async () => {
  await using site = await testSite()
  await insertGuestHistory(site, GRACE)
  await site.sendMails()
  const before = await tablesOf(site)
  await insertGuestHistory(site, ADA)
  expect((await rowsWith(site.database.pool, WORDS_OF_ADA)).length).toBeGreaterThan(20)

  expect(await erase(site, ' ada@EXAMPLE.com ', EVEN_UPCOMING)).toEqual({
    ok: true,
    message:
      'ada@example.com is erased: 4 bookings, 1 review, 1 newsletter address, 1 account, 1 other email.',
  })
  expect(await rowsWith(site.database.pool, WORDS_OF_ADA)).toEqual([])
  expect(await tablesOf(site)).toEqual(before)
})

test('waiting mails to an erased person are not sent', async () => {
  await using site = await testSite()
  await placedBooking(site, BY_EMAIL)
  const waiting = await site.deps.db.read.select().from(mails)
  expect(waiting).toHaveLength(2)
  await erase(site, 'ada@example.com', EVEN_UPCOMING)
  for (const { id } of waiting) await sendMail(site.deps, id)
  expect(await site.mailbox()).toEqual([])
})

test('a paid trip keeps trip, day and amount but no guest, who is not asked for a review', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  await settlePayment(site.deps, sessionId)
  await site.sendMails()
  const words = [booking.customerName, 'ada@', booking.customerPhone, 'River Inn', 'A child seat']
  words.push(tokenHash(await linkOf(site, booking)), booking.contentHash, booking.requestId)
  expect(await erase(site, 'ada@example.com', EVEN_UPCOMING)).toMatchObject({
    message: 'ada@example.com is erased: 1 paid booking without its guest.',
  })
  expect(await rowsWith(site.database.pool, words)).toEqual([])
  const { reference, title, travelDate, priceBaht } = booking
  expect(await site.deps.db.read.select().from(bookings)).toMatchObject([
    { reference, title, travelDate, priceBaht, status: 'confirmed' },
  ])
  expect(await site.deps.db.read.select().from(payments)).toMatchObject([
    { status: 'paid', amountSatang: 550_000 },
  ])
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
  site.letTimePass(Date.parse(`${travelDate}T10:00:00+07:00`) + 86_400_000 - site.deps.now())
  await inviteReviews(site.deps)
  expect(await site.deps.db.read.select().from(mails)).toEqual([])
})

test('a guest with a trip in the future is not erased without the option, and a guest who may be paying never', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await placedBooking(site, BY_EMAIL, { date: '2026-11-21' })
  expect(await erase(site, 'ada@example.com')).toEqual({
    ok: false,
    message: `Nothing was erased. Still to come: ${booking.reference} (21 November 2026). The driver would not know whom to collect. Agree with the guest what becomes of it; then add --even-upcoming.`,
  })
  const { booking: atCheckout } = await bookingAtCheckout(site)
  expect(await erase(site, 'ada@example.com', EVEN_UPCOMING)).toMatchObject({
    ok: false,
    message: expect.stringContaining(`may be paying for ${atCheckout.reference} at this moment`),
  })
  expect(await site.deps.db.read.select().from(bookings)).toHaveLength(2)
  expect(await listErasures(site.deps.db.read)).toEqual([])
})

test('a trip of yesterday or a cancelled one does not prevent the erasure', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site, BY_EMAIL, { date: '2026-11-21' })
  await placedBooking(site, BY_EMAIL)
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.travelDate, '2027-01-15')),
    { actor: 'staff:office@example.com' },
  )
  site.letTimePass(2 * 86_400_000)
  expect(await erase(site, booking.customerEmail)).toMatchObject({ ok: true })
  expect(await site.deps.db.read.select().from(bookings)).toEqual([])
})

test('an admin is not erased before the role is revoked', async () => {
  await using site = await testSite()
  const [user] = await site.deps.db.read
    .insert(users)
    .values({ name: '', email: 'ada@example.com' })
    .returning()
  await site.deps.db.read.insert(userRoles).values({ userId: user?.id ?? '', role: 'admin' })
  expect(await erase(site, 'ada@example.com')).toEqual({
    ok: false,
    message:
      'Nothing was erased. ada@example.com is an admin. Take that back first: npm run admin -- revoke ada@example.com',
  })
})

test('mails to the operator about others stay, also when the operator is erased as a guest', async () => {
  await using site = await testSite()
  await placedBooking(site, BY_EMAIL)
  await site.sendMails()
  const { operator } = site.deps.addresses
  await placedBooking(site, BY_EMAIL, { email: operator })
  await erase(site, operator, EVEN_UPCOMING)
  expect((await site.mailbox()).map(({ toAddress }) => toAddress).sort()).toEqual([
    'ada@example.com',
    operator,
  ])
})

test('an erasure is recorded without the address in the database, outside of it and in the audit log; twice does no harm', async () => {
  await using site = await testSite()
  await placedBooking(site, BY_EMAIL)
  const outside: Erasure[] = []
  const deps = { ...site.deps, storeOutside: (erasure: Erasure) => outside.push(erasure) }
  await erasePerson(deps, 'ada@example.com', EVEN_UPCOMING)
  expect(await erasePerson(deps, 'ada@example.com', EVEN_UPCOMING)).toEqual({
    ok: true,
    message: 'ada@example.com is erased: there was nothing.',
  })
  expect(await listErasures(site.deps.db.read)).toEqual(outside)
  const addressCode = erasureCode(TEST_SECRET, 'ada@example.com')
  expect(outside).toMatchObject([{ addressCode }, { addressCode }])
  expect(await listNewestAuditEntries(site.deps.db.read, 10)).toMatchObject([
    { actor: 'command', action: 'person-erased', detail: 'there was nothing' },
    { actor: 'command', action: 'person-erased', detail: '1 booking' },
  ])
})

test('an erasure that cannot be recorded outside is rolled back', async () => {
  await using site = await testSite()
  await placedBooking(site, BY_EMAIL)
  const before = await rowsByTable(site.database.pool)
  const storeOutside = () => {
    throw new Error('the disk is full')
  }
  const refused = erasePerson({ ...site.deps, storeOutside }, 'ada@example.com', EVEN_UPCOMING)
  await expect(refused).rejects.toThrow('the disk is full')
  expect(await rowsByTable(site.database.pool)).toEqual(before)
})

/** A guest who has booked by telephone, and another one. */
async function guestsWithoutEmail() {
  const site = await testSite()
  const { booking } = await placedBooking(site, BY_EMAIL)
  const { booking: second } = await placedBooking(site, BY_EMAIL)
  const { booking: other } = await placedBooking(site, BY_EMAIL, {
    phone: '+44 7700 900199',
    email: GRACE.email,
  })
  const { read } = site.deps.db
  await read.delete(mails)
  const noEmail = { customerEmail: '' }
  await read
    .update(bookings)
    .set({ ...noEmail, customerPhone: '07700 900123', customerCountry: 'United Kingdom' })
    .where(eq(bookings.id, booking.id))
  await read
    .update(bookings)
    .set({ ...noEmail, customerPhone: '', customerWhatsapp: '0044 7700 900123' })
    .where(eq(bookings.id, second.id))
  await read.insert(testimonials).values({
    ...{ bookingId: booking.id, customerName: 'Ada', customerEmail: '', rating: 5, reviewText: 'Fine.' },
    ...{ tourName: booking.title, reviewDate: '2027-01-16' },
  })
  return { ...site, booking, second, other }
}

test('a guest without an email address is exported and erased by phone number, however it is written', async () => {
  await using site = await guestsWithoutEmail()
  const copy = JSON.parse((await exportPerson(site.deps, '+44 (0)7700 900123')) ?? '{}')
  expect(copy).toMatchObject({ phone: '+447700900123', reviews: [{ reviewText: 'Fine.' }] })
  expect(copy.bookings).toHaveLength(2)
  expect(await erase(site, '+447700-900-123', EVEN_UPCOMING)).toEqual({
    ok: true,
    message: '+447700900123 is erased: 2 bookings, 1 review.',
  })
  expect(await rowsWith(site.database.pool, ['7700 900123', '7700900123', 'Fine.'])).toEqual([])
  expect(await site.deps.db.read.select().from(bookings)).toMatchObject([{ id: site.other.id }])
  expect(await exportPerson(site.deps, '+447700900123')).toBeUndefined()
})

test('by reference one booking is exported and erased, with its review; what may be the same guest is named', async () => {
  await using site = await guestsWithoutEmail()
  const { reference } = site.booking
  const copy = JSON.parse((await exportPerson(site.deps, reference.toLowerCase())) ?? '{}')
  expect(copy).toMatchObject({ reference, bookings: [{ reference }], reviews: [{ reviewText: 'Fine.' }] })
  expect(await erase(site, reference)).toMatchObject({
    ok: false,
    message: expect.stringContaining(reference),
  })
  expect(await erase(site, reference, EVEN_UPCOMING)).toEqual({
    ok: true,
    message: `${reference} is erased: 1 booking, 1 review. Still stored, perhaps of the same person: +447700900123.`,
  })
  const left = await site.deps.db.read.select({ id: bookings.id }).from(bookings)
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([site.second.id, site.other.id]))
})

test('what was sent about the driver is forgotten with its booking', async () => {
  await using site = await testSite()
  const { booking } = await drivenTrip(site)
  goTo(site, '2027-01-14T19:00')
  await tellWhoDrives(site.deps)
  await site.sendMails()
  const kinds = (await site.deps.db.read.select().from(mails)).map(({ kind }) => kind)
  expect(kinds).toContain('guest-driver-assigned')
  expect(await erase(site, booking.reference, EVEN_UPCOMING)).toMatchObject({ ok: true })
  expect(await rowsWith(site.database.pool, ['ada@'])).toEqual([])
})

test('another spelling of the mailbox is named and not erased: it may be somebody else', async () => {
  await using site = await testSite()
  await placedBooking(site, BY_EMAIL, { email: 'ada@example.com' })
  await placedBooking(site, BY_EMAIL, { email: 'Ada+trips@example.com', phone: '+1 202 555 0142' })
  expect(await erase(site, 'ada@example.com', EVEN_UPCOMING)).toMatchObject({
    message: expect.stringContaining('Still stored, perhaps of the same person: ada+trips@example.com.'),
  })
  expect(await site.deps.db.read.select().from(bookings)).toHaveLength(1)
})

test('what names nobody erases nobody', async () => {
  await using site = await testSite()
  await placedBooking(site, BY_EMAIL)
  await site.deps.db.read.update(bookings).set({ customerPhone: '', customerEmail: '' })
  for (const typed of ['', ' ', '+', '-------', 'Ada'])
    expect(await erase(site, typed, EVEN_UPCOMING)).toMatchObject({ ok: false })
  expect(await site.deps.db.read.select().from(bookings)).toHaveLength(1)
})
