import { expect, test } from 'vitest'
import { phoneHint } from './phone-hint.ts'

test('the hint says how a number is read or asks for the code, and is missing when neither is needed', () => {
  expect(phoneHint('0812345678')).toBe(
    'Read as +66812345678 (Thailand). Another country? Begin with + and its code',
  )
  expect(phoneHint('07700 900123')).toBe('Please begin with + and your country code, such as +44 or +49')
  expect(phoneHint('07700 900123', 'UK')).toMatch(/^Read as \+447700900123\. /)
  for (const clear of ['', '08', '٠٨١', '+66 81 234 5678', '0066 81 234 5678'])
    expect(phoneHint(clear)).toBeUndefined()
})
