import { expect, test } from 'vitest'
import { isAddressTrusted } from './proved-address.rules.ts'

const typed = { channel: 'email', customerEmail: 'ada@example.com', emailProvedAt: null } as const

test.each([
  ['typed into a form', typed, false, false],
  ['of a chat booking, typed into a form', { ...typed, channel: 'whatsapp' as const }, false, false],
  ['whose mail was opened', { ...typed, emailProvedAt: new Date(0) }, false, true],
  ['of a guest who paid', typed, true, true],
  ['entered at the desk', { ...typed, channel: 'phone' as const }, false, true],
  ['that is not known', { ...typed, customerEmail: '', emailProvedAt: new Date(0) }, true, false],
])('an address %s', (_whose, booking, hasPaid, isTrusted) => {
  expect(isAddressTrusted(booking, hasPaid)).toBe(isTrusted)
})
