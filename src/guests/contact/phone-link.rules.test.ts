import { expect, test } from 'vitest'
import { chatLink, guestChatLink, phoneLink } from './phone-link.rules.ts'

test.for([
  ['+44 (0)7700 900123', null, 'tel:+447700900123'],
  ['0044 7700 900123', null, 'tel:+447700900123'],
  ['081-222-3344', null, 'tel:+66812223344'],
  ['0151 23456789', 'Germany', 'tel:+4915123456789'],
  ['02 123 4567', null, 'tel:021234567'],
  ['02 123 4567', 'Thailand', 'tel:+6621234567'],
  ['02 123 4567 #12', 'Thailand', 'tel:+6621234567;ext=12'],
  ['๐๒-๑๒๓-๔๕๖๗', null, 'tel:021234567'],
  ['0812345678', 'Germany', 'tel:0812345678'],
] as const)('%s of a guest from %s is called at %s', ([phone, country, link]) => {
  expect(phoneLink(phone, country)).toBe(link)
})

test('a number saved as it is dialled in Thailand opens the chat of its owner', () => {
  expect(chatLink('081-222-3344')).toBe('https://wa.me/66812223344')
})

test.for(['02 123 4567', '+66 2 123 4567', '07700 900123'])('there is no chat at %s', (phone) => {
  expect(chatLink(phone, { message: 'Hello' })).toBeUndefined()
})

test('a guest is written to at the WhatsApp number, else at the phone number', () => {
  const guest = { customerPhone: '0151 23456789', customerCountry: 'Germany' }
  expect(guestChatLink(guest, 'I am here')).toBe('https://wa.me/4915123456789?text=I%20am%20here')
  expect(guestChatLink({ ...guest, customerWhatsapp: '+66 81 555 0123' })).toBe('https://wa.me/66815550123')
})
