import { expect, test } from 'vitest'
import { redactPath } from './redact-path.ts'

test.for([
  '/',
  '/tours/bangkok/erawan-death-railway',
  '/pre-made-trips-bangkok',
  '/wp-login.php',
  '/.env',
  '/old/2019/erawan_waterfall.html',
  '/tours.data',
])('%s is kept as it is', (path) => {
  expect(redactPath(path)).toBe(path)
})

test.for([
  ['/unsubscribe/ada@example.com', '/unsubscribe/…'],
  ['/unsubscribe/ada%40example.com/now', '/unsubscribe/…/now'],
  ['/call/+447700900123', '/call/…'],
  ['/call/0812345678', '/call/…'],
  ['/guests/Ada Example', '/guests/…'],
  ['/b/3f1f3c1e-7a51-4a7e-9a53-0d6a6a0a2f11', '/b/…'],
  ['/sandbox/checkout/cs_sandbox_0a1b2c3d4e5f', '/sandbox/checkout/…'],
  ['/booking/qTzXw0c-2mRb9_aLrVnE', '/booking/…'],
  ['/booking/qTzXw0c-2mRb9_aLrVnE.data', '/booking/…'],
  ['/booking/qTzXw0c-2mRb9_aLrVnE/calendar.ics', '/booking/…/calendar.ics'],
  ['/calendar/qTzXw0c-2mRb9_aLrVnEx.ics', '/calendar/…'],
  ['/<script>', '/…'],
])('%s is redacted', ([path = '', plain]) => {
  expect(redactPath(path)).toBe(plain)
})

test('a redacted path has at most 200 characters', () => {
  expect(redactPath('/a'.repeat(5_000))).toHaveLength(200)
})
