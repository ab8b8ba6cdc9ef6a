import { expect, test } from 'vitest'
import { AUDIENCES, audienceOf, pageOf } from './audiences.ts'

test('an address with a token of a guest or a driver is not public', () => {
  const withToken = Object.entries(AUDIENCES).filter(([page]) => /:(token|sessionId)/.test(page))
  expect(withToken.length).toBeGreaterThan(10)
  expect(withToken.filter(([, audience]) => audience === 'public')).toEqual([])
})

test('a page that nobody declared is not answered', () => {
  expect(() => audienceOf('/desk/forgotten')).toThrow('the page /desk/forgotten has no audience')
  expect(() => audienceOf('toString')).toThrow()
})

test('the pattern of a page is written as in the table', () => {
  expect(['desk/week', '/desk/week', '/', '*'].map(pageOf)).toEqual(['/desk/week', '/desk/week', '/', '/*'])
})
