import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import { insertBookingOnce } from '#bookings/placing/insert-booking.store.ts'
import { auditLog } from '#platform/database/schema/schema.ts'
import { newBooking } from '../../new-booking.ts'
import { type AdminSite, adminSite, rowsOf } from '../fixtures/admin-site.ts'

const LIST = '/admin/bookings'

/** Bookings in these states, the first one the newest, on the first days of December. */
async function booked({ deps }: AdminSite, statuses: readonly BookingStatus[]): Promise<void> {
  for (const [index, status] of statuses.entries()) {
    const day = `2026-12-0${index + 1}`
    await insertBookingOnce(
      deps.db.read,
      newBooking(`SPN-2222${index + 2}`, {
        ...{ status, travelDate: day, endDate: day, customerName: `Guest ${index}`, customerPhone: '' },
        createdAt: new Date(Date.UTC(2026, 10, 19 - index)),
      }),
    )
  }
}

/** The guests of a list, in its order. */
async function guestsOf(site: AdminSite, search: string): Promise<string[]> {
  const { html } = await site.see(LIST + search)
  return rowsOf(html).map((row) => /Guest: (Guest \d)/.exec(row)?.[1] ?? row)
}

test('drafts and expired bookings are apart, one press away, and a search finds them', async () => {
  await using site = await adminSite()
  await booked(site, ['requested', 'draft', 'confirmed', 'expired'])
  expect(await guestsOf(site, '')).toEqual(['Guest 0', 'Guest 2'])
  const { html } = await site.see(LIST)
  const parts = /<nav class="[^"]*\blist-views\b.*?<\/nav>/s.exec(html)?.[0] ?? ''
  const searches = Array.from(parts.matchAll(/href="\/admin\/bookings(\?[^"]*)?"/g), ([, search]) => search)
  expect(searches).toEqual([undefined, '?from=2026-11-20&amp;sort=day', '?state=draft', '?state=expired'])
  expect(await guestsOf(site, '?state=draft')).toEqual(['Guest 1'])
  expect(await guestsOf(site, '?state=expired')).toEqual(['Guest 3'])
  expect(await guestsOf(site, '?state=any')).toHaveLength(4)
  expect(await guestsOf(site, '?q=spn-22223')).toEqual(['Guest 1'])
})

test('a list is narrowed by state and travel day and sorted by day, and its form shows what was asked', async () => {
  await using site = await adminSite()
  await booked(site, ['requested', 'confirmed', 'confirmed', 'completed'])
  expect(await guestsOf(site, '?from=2026-12-02&to=2026-12-03')).toEqual(['Guest 1', 'Guest 2'])
  expect(await guestsOf(site, '?state=confirmed&from=2026-12-03&to=2026-12-03')).toEqual(['Guest 2'])
  const search = '?q=guest&state=confirmed&from=2026-12-01&to=2026-12-05&sort=day'
  const page = await site.see(LIST + search)
  expect(page.text).toContain('2 found for “guest”')
  expect(page.html).toMatch(/<option value="confirmed" selected="">Confirmed/)
  expect(page.html).toMatch(/<option value="day" selected="">/)
  expect(page.html).toMatch(/name="from"[^>]*value="2026-12-01"/)
  const file = /href="(\/admin\/export\/bookings[^"]*)"[^>]*>Export found/.exec(page.html)?.[1]
  expect(file?.replaceAll('&amp;', '&')).toBe(`/admin/export/bookings${search}`)
})

test('a last day before the first one is said beside its field, and what was typed stays', async () => {
  await using site = await adminSite()
  await booked(site, ['requested'])
  const { html, text } = await site.see(`${LIST}?from=2026-12-05&to=2026-12-01`)
  expect(text).toContain('Travel day to Tue 1 Dec 2026 This day is before the first day.')
  expect(html).toMatch(/name="to"[^>]*value="2026-12-01"/)
  expect(text).toContain('Nothing found')
})

test('the pages of a narrowed list keep its filter', async () => {
  await using site = await adminSite()
  await booked(site, ['confirmed'])
  await site.database.pool.query(`
    insert into bookings (kind, reference, request_id, content_hash, terms, channel, status, title, travel_date, guests,
      customer_name, customer_email, customer_phone)
    select 'custom', 'SPN-X' || n, gen_random_uuid(), '', '{"clauses": []}', 'email', 'requested', '', '2026-12-31'::date - n, 2,
      'Guest ' || n, 'ada@example.com', '' from generate_series(1, 30) n`)
  await site.database.pool.query(`
    insert into custom_trip_details (booking_id, number_of_days, locations, day_plans)
    select id, 1, '{}', '{}' from bookings where kind = 'custom'`)
  const first = await site.see('/admin/custom-requests?state=requested&sort=day')
  expect(first.text).toContain('Found, the earliest day first.')
  expect(rowsOf(first.html)[0]).toContain('Guest 30')
  const later = /href="([^"]*)"[^>]*>(?:(?!<\/a>).)*Later/s.exec(first.html)?.[1]?.replaceAll('&amp;', '&')
  expect(later).toMatch(/^\/admin\/custom-requests\?state=requested&sort=day&after=/)
  const second = await site.see(later ?? '')
  expect(rowsOf(second.html).map((row) => /Guest \d+/.exec(row)?.[0])).toEqual([
    'Guest 5',
    'Guest 4',
    'Guest 3',
    'Guest 2',
    'Guest 1',
  ])
  expect(second.text).toContain('Earlier')
})

test('an export holds what its list shows, and the audit log says which part that was', async () => {
  await using site = await adminSite()
  await booked(site, ['requested', 'draft', 'confirmed'])
  const guests = async (search: string) => {
    const { html } = await site.see(`/admin/export/bookings${search}`)
    return Array.from(html.matchAll(/Guest \d/g), ([guest]) => guest)
  }
  expect(await guests('')).toEqual(['Guest 0', 'Guest 2'])
  expect(await guests('?state=draft')).toEqual(['Guest 1'])
  expect(await guests('?state=any&sort=day')).toEqual(['Guest 0', 'Guest 1', 'Guest 2'])
  expect(await guests('?q=guest')).toHaveLength(3)
  const entries = await site.deps.db.read.select().from(auditLog).orderBy(asc(auditLog.at), asc(auditLog.id))
  expect(entries.filter(({ action }) => action === 'list-exported').map(({ detail }) => detail)).toEqual([
    ...['all but drafts and expired', 'what a filter found', 'all of it', 'what a search found'],
  ])
})

test('what the address of a list has beside its filter is not repeated in every row', async () => {
  await using site = await adminSite()
  await booked(site, ['requested', 'requested', 'requested'])
  const unknown = 'x'.repeat(1_000)
  const { html } = await site.see(`${LIST}?state=requested&more=${unknown}`)
  expect(rowsOf(html)).toHaveLength(3)
  expect(html.split(unknown).length - 1).toBeLessThanOrEqual(1)
})
