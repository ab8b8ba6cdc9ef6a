import { expect, test } from 'vitest'
import { testimonials } from '#platform/database/schema/schema.ts'
import { storedReview } from '../../review-factories.ts'
import { type AdminSite, adminSite, rowsOf } from '../fixtures/admin-site.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'

async function press(site: AdminSite, id: string, fields: Record<string, string>) {
  return site.press(`/admin/testimonials/${id}`, { back: '/admin?q=ada', ...fields })
}

test('a waiting review stands on Today, and is approved and answered from its page', async () => {
  await using site = await adminSite()
  const { id } = await storedReview(site)
  const today = await site.see('/desk')
  expect(today.text).toContain('Ada left a review 4 of 5 stars, Erawan waterfall.')
  expect(today.html).toContain(`/admin/testimonials/${id}?from=today`)
  const page = await site.see(`/admin/testimonials/${id}?from=today`)
  expect(page.text).toContain('A calm driver.')
  expect(page.html).toContain('name="back" value="/desk"')
  const approved = await press(site, id, { decision: 'approve', version: '1' })
  expect([approved.status, approved.headers.get('location')]).toEqual([303, '/admin?q=ada'])
  expect(approved.headers.get('set-cookie')).toContain('flash=review-approved')
  await press(site, id, { decision: 'answer', answer: 'Come again.\n<b>Noi</b>', version: '2' })
  expect((await site.see('/desk')).text).not.toContain('Ada left a review')
  const trip = await site.get(TRIP)
  expect(trip.text).toContain('Saphan answered Come again. Noi')
  expect((await site.get('/')).text).not.toContain('Come again.')
  await press(site, id, { decision: 'feature', version: '3' })
  expect((await site.get('/')).text).toContain('Saphan answered Come again. Noi')
  await press(site, id, { decision: 'hide', version: '4' })
  expect((await site.get(TRIP)).text).not.toContain('Come again.')
  expect(rowsOf((await site.see('/admin')).html)[0]).toContain('State: Hidden')
})

test('the second of two admins sees the review as it is now, and what was typed is kept', async () => {
  await using site = await adminSite()
  const { id } = await storedReview(site)
  await press(site, id, { decision: 'approve', version: '1' })
  const late = await press(site, id, { decision: 'answer', answer: 'Thank you all.', version: '1' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Someone else has just changed this review. Your changes weren’t saved.')
  expect(late.html).toContain('Thank you all.</textarea>')
  expect(late.html).toContain('name="version" value="2"')
  expect(late.html).toContain('name="back" value="/admin?q=ada"')
  expect(await site.deps.db.read.select().from(testimonials)).toMatchObject([{ answer: null, version: 2 }])
})

test('an answer that is too long is refused beside its field, and an unknown decision answers 404', async () => {
  await using site = await adminSite()
  const { id } = await storedReview(site)
  const long = await press(site, id, { decision: 'answer', answer: 'a'.repeat(1001), version: '1' })
  expect(long.status).toBe(422)
  expect(long.text).toContain('Please keep the answer within 1,000 characters')
  expect((await press(site, id, { decision: 'erase', version: '1' })).status).toBe(404)
  expect((await press(site, 'x', { decision: 'hide', version: '1' })).status).toBe(404)
})
