import { expect, test } from 'vitest'
import { flashCookie } from '../shell/flash-message.ts'
import { returnCookie } from '../shell/return-cookie.ts'
import { findReturnPath, safeReturnPath, secondStepPath } from './return-path.ts'

const HERE = new URL('https://www.example.com/auth')

function opened(headers: Record<string, string>): string {
  return findReturnPath(new Request(HERE, { headers }), HERE)
}

test.for([
  ['/admin', '/admin'],
  ['/admin/bookings?q=ada', '/admin/bookings?q=ada'],
  ['/blog/a b', '/blog/a%20b'],
  ['/authors', '/authors'],
  ['/x/../tours', '/tours'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['evil.example', '/'],
  ['//[', '/'],
  ['/auth/sign-out', '/'],
  ['/AUTH', '/'],
  ['/x/../auth', '/'],
  ['', '/'],
  [undefined, '/'],
] as const)('a sign-in with the return path %j leads to %j', ([asked, to]) => {
  expect(safeReturnPath(asked)).toBe(to)
})

test('a sign-in returns to the dashboard that asked for it, or to the page of the site before it', () => {
  const sentAway = flashCookie('admin-signed-out').split(';')[0] ?? ''
  const booking = '/desk/bookings/SPN-7K3F9?from=/admin/bookings%3Fq%3Dada%2540example.com'
  const returnTo = returnCookie(booking).split(';')[0] ?? ''
  const cookie = `${sentAway}; ${returnTo}`
  expect(opened({ cookie, referer: `${HERE.origin}/blog` })).toBe(booking)
  expect(opened({ cookie: returnTo, referer: `${HERE.origin}/blog` })).toBe('/blog')
  expect(opened({ cookie: `${sentAway}; return-to=https%3A%2F%2Fevil.example%2F` })).toBe('/')
  expect(opened({ cookie: `${sentAway}; return-to=%` })).toBe('/desk')
  expect(opened({ cookie: sentAway })).toBe('/desk')
  expect(opened({ referer: `${HERE.origin}/tours?q=train` })).toBe('/tours?q=train')
  expect(opened({ referer: `${HERE.origin}/auth/confirm?token=x` })).toBe('/')
  expect(opened({ referer: 'https://evil.example/tours' })).toBe('/')
  expect(opened({ referer: 'nonsense' })).toBe('/')
  expect(opened({})).toBe('/')
})

test('the page for the code keeps the return path', () => {
  expect(secondStepPath('/')).toBe('/auth/second-step')
  expect(secondStepPath('/admin', { by: 'backup-code' })).toBe('/auth/second-step?by=backup-code&to=%2Fadmin')
})
