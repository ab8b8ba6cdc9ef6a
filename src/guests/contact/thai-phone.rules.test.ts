import { expect, test } from 'vitest'
import { thaiPhone } from './thai-phone.rules.ts'

test.for([
  ['+66 81 234 5678', '081-234-5678'],
  ['+66 (0)81 555 0199', '081-555-0199'],
  ['0066 81 555 0199', '081-555-0199'],
  ['+66 081 555 0199', '081-555-0199'],
  ['081 5550199', '081-555-0199'],
  ['+66 34 123 456', '03-412-3456'],
  ['+44 7700 900123', '+44 7700 900123'],
] as const)('%s is dialled %s', ([phone, local]) => {
  expect(thaiPhone(phone)).toBe(local)
})
