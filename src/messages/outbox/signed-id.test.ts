import { expect, test } from 'vitest'
import { signId, verifySignedId } from './signed-id.ts'

const SECRET = 'a secret that is used in tests only'
const ONE = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'
const OTHER = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e60'

test('a signed id is read back, and needs no escaping in an address', () => {
  const signed = signId(SECRET, 'confirm', ONE)
  expect(encodeURIComponent(signed)).toBe(signed)
  expect(verifySignedId(SECRET, 'confirm', signed)).toBe(ONE)
})

test('a link that was sent keeps working: the form of the signature is fixed', () => {
  expect(verifySignedId(SECRET, 'unsubscribe', `${ONE}.3EXnoZE1XMZqlulo9LPa4g`)).toBe(ONE)
})

test('a signature carries 128 bits', () => {
  const [, signature = ''] = signId(SECRET, 'confirm', ONE).split('.')
  expect(Buffer.from(signature, 'base64url')).toHaveLength(16)
})

test('a link for one purpose is refused for another', () => {
  expect(verifySignedId(SECRET, 'unsubscribe', signId(SECRET, 'confirm', ONE))).toBeUndefined()
})

test('a signature with another secret is refused', () => {
  expect(verifySignedId(SECRET, 'confirm', signId(`${SECRET}.`, 'confirm', ONE))).toBeUndefined()
})

test('the signature of another id is refused', () => {
  const [, signature] = signId(SECRET, 'confirm', ONE).split('.')
  expect(verifySignedId(SECRET, 'confirm', `${OTHER}.${signature}`)).toBeUndefined()
})

test('a signature with any one bit flipped is refused', () => {
  const [, signature = ''] = signId(SECRET, 'confirm', ONE).split('.')
  for (let bit = 0; bit < 128; bit++) {
    const bytes = Buffer.from(signature, 'base64url')
    bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    expect(verifySignedId(SECRET, 'confirm', `${ONE}.${bytes.toString('base64url')}`)).toBeUndefined()
  }
})

test.each([
  ['nothing', ''],
  ['only a dot', '.'],
  ['an id without a signature', ONE],
  ['an id with an empty signature', `${ONE}.`],
  ['a signature that is too short', signId(SECRET, 'confirm', ONE).slice(0, -4)],
  ['a signature that is too long', `${signId(SECRET, 'confirm', ONE)}AAAA`],
  ['an id in capitals', signId(SECRET, 'confirm', ONE).replace(ONE, ONE.toUpperCase())],
  ['something before the id', ` ${signId(SECRET, 'confirm', ONE)}`],
  ['a line break after the id', signId(SECRET, 'confirm', ONE).replace('.', '\n.')],
  ['a text that is no id, although it is signed', signId(SECRET, 'confirm', "' or true --")],
  ['a long text', 'a'.repeat(100_000)],
  ['another script', 'กาญจนบุรี.กาญจนบุรี'],
])('garbage is refused: %s', (_what, text) => {
  expect(verifySignedId(SECRET, 'confirm', text)).toBeUndefined()
})
