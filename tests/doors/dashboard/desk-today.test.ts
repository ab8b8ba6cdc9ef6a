import { expect, test } from 'vitest'
import { bookings } from '#adapters/database/schema/schema.ts'
import { placedBooking } from '../../factories.ts'
import { adminSite } from '../fixtures/admin-site.ts'

test('Today lists the trips of two days, and marks an agreed one that has no vehicle', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway', { date: '2026-11-22' })
  const early = await site.see('/desk')
  expect(early.text).toContain('Friday 20 November')
  expect(early.text).toContain('No trips today.')
  expect(early.text).toContain('No trips tomorrow.')
  expect(early.text).toContain(`Answer ${booking.customerName}`)
  await site.deps.db.transaction(
    async (tx) => {
      await tx.update(bookings).set({ status: 'confirmed', waitsUntil: null })
      await tx.execute("update legs set starts_at = starts_at - interval '1 day', ends_at = null")
    },
    { actor: 'staff:noi@example.com' },
  )
  const { text, html } = await site.see('/desk')
  expect(text).toContain('No trips today.')
  expect(text).toMatch(
    /Tomorrow \d\d:\d\d Ada Example 2 guests .* No vehicle No driver Confirmed ฿[\d,]+ due/,
  )
  expect(text).toContain('Nothing needs you.')
  expect(text).toMatch(/Today 1 need a person/)
  expect(html).toContain(`/desk/bookings/${booking.reference}`)
})
