import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.for([
  ['/desk', '/desk'],
  ['/desk.data', '/desk'],
  ['/desk.data?index', '/desk'],
  ['/_root.data', '/'],
  ['/admin/bookings.data?q=a@b&_routes=desk%2Fframe%2Fframe', '/admin/bookings?q=a@b'],
  ['/desk/settings?edit=days', '/desk/settings?edit=days'],
] as const)('a request to %s is for the page %s', ([asked, page]) => {
  expect(pageAddress(new Request(`https://www.example.com${asked}`))).toBe(page)
})
