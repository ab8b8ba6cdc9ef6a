import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { insertPayment } from '#money/payments/payments.store.ts'
import { approveRefund } from '#money/refunds/approve-refund.ts'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { ADA, GRACE, insertGuestHistory } from '#tests/guest-history.ts'
import { linkOf } from '#tests/guest-link.ts'
import { testSite } from '#tests/site.ts'
import { tokenHash } from '../links/link-token.ts'
import { exportPerson } from './export-person.ts'

test('an export holds everything stored about a person, and no tokens or secrets', async () => {
  await using site = await testSite()
  await insertGuestHistory(site, GRACE)
  const booking = await insertGuestHistory(site, ADA)
  const attempt = await insertPayment(site.deps.db.read, {
    ...{ bookingId: booking.id, provider: 'stripe', status: 'paid', amountSatang: 580_000, currency: 'thb' },
    ...{ idempotencyKey: crypto.randomUUID(), paymentIntentId: 'pi_1', expiresAt: new Date(site.deps.now()) },
  })
  const payment = attempt ?? expect.fail('the payment was not stored')
  const wanted = { payment, amountSatang: 100_000, reason: 'policy' } as const
  await site.deps.db.transaction((tx) => approveRefund(tx, site.deps, wanted), { actor: 'guest' })
  const text = (await exportPerson(site.deps, 'ADA@example.com')) ?? ''
  const copy = JSON.parse(text)
  expect(copy).toMatchObject({
    address: 'ada@example.com',
    bookings: [
      {
        kind: 'trip',
        hotelName: 'River Inn',
        terms: defaultRules.cancellation,
        payments: [{ refunds: [{ amountSatang: 100_000, reason: 'policy' }] }],
      },
      { kind: 'trip', hotelName: 'River Inn', terms: defaultRules.cancellation },
      {
        kind: 'transfer',
        terms: defaultRules.cancellation,
        legs: [{ pickup: 'River Inn' }],
        allocations: [{ reason: ADA.message }],
      },
      { kind: 'custom', terms: defaultRules.cancellation, specialRequests: ADA.message, locations: [] },
    ],
    newsletter: [{ isActive: true }],
    reviews: [{ rating: 5, reviewText: ADA.message, picture: { webp: btoa('picture by Ada Lovelace') } }],
    accounts: [{ email: 'ada@example.com', sessions: [{}], roles: [] }],
    acts: [],
  })
  expect(copy.bookings[0].events).toMatchObject([
    { event: 'create', by: 'guest', after: { status: 'requested' } },
    { event: 'accept', by: 'staff', after: { status: 'confirmed' } },
    { event: 'create', subjectKind: 'refund', by: 'guest', after: { status: 'approved' } },
  ])
  expect(copy.bookings.map((row: { events: object[] }) => row.events.length).sort()).toEqual([1, 1, 1, 3])
  expect(text).not.toContain('office@example.com')
  expect(copy.mails.map(({ kind }: { kind: string }) => kind)).toContain('guest-booking-received')
  expect(copy.mailbox).toHaveLength(3)
  expect(text).not.toMatch(/grace|hash|token|hopper/i)
  for (const secret of [
    booking.id,
    tokenHash(await linkOf(site, booking)),
    booking.contentHash,
    booking.requestId,
  ])
    expect(text).not.toContain(secret)
  expect(await exportPerson(site.deps, 'nobody@example.com')).toBeUndefined()
  expect(await listNewestAuditEntries(site.deps.db.read, 10)).toMatchObject([{ action: 'person-exported' }])
})
