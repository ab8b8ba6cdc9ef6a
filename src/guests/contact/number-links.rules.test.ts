import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatAddress } from './number-links.rules.ts'

test('the link names the number in digits only', () => {
  expect(chatAddress('+66 00 000-0000', 'Hello')).toBe('https://wa.me/66000000000?text=Hello')
})

test('what a guest types cannot add anything to the link', () => {
  expect(chatAddress('66000000000', 'a&phone=1#x?y=%41\n+')).toBe(
    'https://wa.me/66000000000?text=a%26phone%3D1%23x%3Fy%3D%2541%0A%2B',
  )
})

test('WhatsApp reads the very message that was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const link = new URL(chatAddress('66000000000', message))
      expect(link.searchParams.get('text')).toBe(message)
      expect(link.pathname).toBe('/66000000000')
      expect(link.hash).toBe('')
    }),
  )
})
