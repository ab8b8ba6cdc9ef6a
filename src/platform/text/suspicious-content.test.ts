import { expect, test } from 'vitest'
import { isSuspicious, suspiciousFields } from './suspicious-content.ts'

test.for([
  '<script>alert(1)</script>',
  '< SCRIPT src=//evil.example>',
  'JavaScript : alert(1)',
  '<img src=x onerror=alert(1)>',
  '" onmouseover = "alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  '<iframe src=//evil.example>',
  '<object data=x>',
  '<EMBED src=x>',
])('%s is suspicious', (text) => {
  expect(isSuspicious(text)).toBe(true)
})

test.for([
  'A child seat, please. We arrive late on the evening before.',
  'We are 2 < 3 and love <b>elephants</b>',
  'Our son is reading JavaScript books; confirmation=yes',
  'The manuscript, an object and data: all of it',
])('%s is what guests write', (text) => {
  expect(isSuspicious(text)).toBe(false)
})

test('suspicious nested text is reported by its top-level field', () => {
  const payload = { name: 'Ada', dayPlans: { day1: 'Falls', day2: '<script>' }, locations: ['javascript:x'] }
  expect(suspiciousFields(payload)).toEqual(['dayPlans', 'locations'])
})

test('a payload nested thousands deep is handled', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}"<script>"${'}'.repeat(20_000)}`)
  expect(suspiciousFields(deep)).toEqual([])
})
