import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redactPath, redactTokens, WORDS_AFTER_TOKENS, WORDS_BEFORE_TOKENS } from './redact-path.ts'

test.for([
  '/',
  '/tours/bangkok/erawan-death-railway',
  '/pre-made-trips-bangkok',
  '/wp-login.php',
  '/.env',
  '/old/2019/erawan_waterfall.html',
  '/tours.data',
  '/desk/bookings',
  '/booking-success',
  '/blog/booking-a-driver',
  '/Tours/Bangkok',
  '/images/IMG_20.jpg',
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
  ['/booking/qTzXw0c-2mRb9_aLrVnE.', '/booking/…'],
  ['/booking/qTzXw0c-2mRb9_aLrVnE.a.b', '/booking/…'],
  ['/qTzXw0c-2mRb9_aLrVnE~.', '/…'],
  ['/booking/SPN-7K3F9', '/booking/…'],
  ['/desk/bookings/SPN-7K3F9', '/desk/bookings/…'],
  ['/booking/ada', '/booking/…'],
  ['/driver/ada/pay/7', '/driver/…/pay/…'],
])('%s is redacted', ([path = '', plain]) => {
  expect(redactPath(path)).toBe(plain)
})

test('a redacted path has at most 200 characters', () => {
  expect(redactPath('/a'.repeat(5_000))).toHaveLength(200)
})

/** As a link is made: 128 bits. */
const anyToken = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
  .filter((token) => /[a-z]/.test(token) && /[A-Z]/.test(token))
const anyEnding = fc.constantFrom(
  '',
  '.',
  '..',
  ',',
  ')',
  '.html',
  '.a.b',
  '~',
  '%20',
  '%0A',
  '%3Futm=1',
  ';',
  '*',
)
const anyWord = fc.constantFrom(...WORDS_BEFORE_TOKENS)
const anySpelling = (word: string) =>
  fc.constantFrom(word, word.toUpperCase(), `${word}.`, `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`)

/** Every stretch of ten characters of a token. */
function stretchesOf(token: string): string[] {
  return Array.from({ length: token.length - 9 }, (_, index) => token.slice(index, index + 10))
}

test('no stretch of a token is left wherever it stands in a path, with whatever behind it', () => {
  const anyPlace = fc.constantFrom(
    (end: string) => `/${end}`,
    (end: string) => `/tours/${end}/more`,
    (end: string) => `/th/booking/${end}`,
    (end: string) => `//booking//${end}/`,
    (end: string) => `/booking%2F${end}`,
    (end: string) => `/booking%252F${end}`,
    (end: string) => `/booking\\${end}`,
    (end: string) => `/review?booking=${end}`,
    (end: string) => `/https:/wa.me/?text=http%3A%2F%2Fsite%2Fbooking%2F${end}`,
    (end: string) => `/send/text=https://site/booking/${end}`,
  )
  fc.assert(
    fc.property(anyToken, anyEnding, anyPlace, (token, ending, place) => {
      const plain = redactPath(place(token + ending))
      expect(stretchesOf(token).filter((part) => plain.includes(part))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('what follows a word before tokens is redacted however short, and in whatever spelling', () => {
  const anySpelledWord = anyWord.chain(anySpelling)
  const anyPart = fc.tuple(anyToken, fc.nat({ max: 22 })).chain(([token, length]) => {
    const part = token.slice(0, length + 1)
    return fc.constantFrom(part, part.toUpperCase(), part.toLowerCase(), `/${part}`)
  })
  fc.assert(
    fc.property(anySpelledWord, anyPart, anyEnding, (word, part, ending) => {
      fc.pre(!WORDS_AFTER_TOKENS.includes(part + ending))
      const [, , ...after] = redactPath(`/${word}/${part}${ending}`).split('/')
      expect(after.filter(Boolean)).toEqual(['…'])
    }),
    { numRuns: 2_000 },
  )
})

test('a message loses the tokens in it, and keeps names and ids', () => {
  const [token, session] = ['qTzXw0c-2mRb9_aLrVnExy', 'cs_test_a1B2c3D4e5F6g7H8i9J0']
  expect(redactTokens(`Not a valid URL: http://x/booking/${token}?a=1 (${token})`)).toBe(
    'Not a valid URL: http://x/booking/…?a=1 (…)',
  )
  expect(redactTokens(`No such session ${session}, at /quote/abc.`)).toBe('No such session …, at /quote/…')
  const kept = 'booking 3f1f3c1e-7a51-4a7e-9a53-0d6a6a0a2f11: findBookingForUpdateOnly violates mails_once'
  expect(redactTokens(kept)).toBe(kept)
})
