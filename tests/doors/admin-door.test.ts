import { expect, test } from 'vitest'
import { placedBooking } from '../factories.ts'
import { userOf } from './admin.ts'
import { adminSite } from './admin-site.ts'

const PATHS = [
  '/admin',
  '/admin/custom-requests',
  '/admin/newsletter',
  '/admin/bookings',
  '/admin/taxi-requests',
  '/admin/overview',
  '/admin/export/bookings',
  '/admin/send-again',
]

test('nobody but an admin sees a row, on the page or in the data that scripts load', async () => {
  await using site = await adminSite()
  await placedBooking(site)
  const { visitor } = await userOf(site)
  const user = `session=${visitor.cookies.get('session')}`
  for (const path of PATHS) {
    const data = path === '/admin' ? '/admin.data' : `${path}.data`
    for (const address of [path, data]) {
      for (const cookie of ['', 'session=made.up', user]) {
        const answer = await site.get(address, { headers: { cookie } })
        expect({ address, cookie, isRefused: answer.status === 303 || answer.status === 202 }).toEqual({
          address,
          cookie,
          isRefused: true,
        })
        expect(answer.html).not.toMatch(/Ada|SPN-/)
        expect(answer.headers.get('cache-control')).toContain('no-store')
      }
    }
  }
})

test('only the dashboard loads the styles of the dashboard', async () => {
  await using site = await adminSite()
  const styles = /href="\/assets\/admin-[^"]*\.css"/
  expect((await site.see('/admin')).html).toMatch(styles)
  expect((await site.get('/')).html).not.toMatch(styles)
})
