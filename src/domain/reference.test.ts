import { expect, test } from 'vitest'
import { REFERENCE_PATTERN, referenceFrom } from './reference.ts'

const everyByte = Array.from({ length: 256 }, (_, byte) => byte)

test('the same bytes always give the same reference', () => {
  expect(referenceFrom(Uint8Array.of(0, 1, 29, 30, 255))).toBe('SPN-23Z2H')
})

test('every byte gives a letter that a guest can read out', () => {
  const references = everyByte.map((byte) => referenceFrom(new Uint8Array(5).fill(byte)))
  expect(references.filter((reference) => !REFERENCE_PATTERN.test(reference))).toEqual([])
})

test('a reference never holds a letter that is mistaken for another', () => {
  const letters = everyByte.map((byte) => referenceFrom(new Uint8Array(5).fill(byte)).at(-1))
  expect(new Set(letters).size).toBe(30)
  expect(letters.filter((letter) => 'ILOU01'.includes(letter ?? ''))).toEqual([])
})

test('no letter comes up much more often than another', () => {
  const counts = new Map<string, number>()
  for (const byte of everyByte) {
    const letter = referenceFrom(new Uint8Array(5).fill(byte)).slice(-1)
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect(new Set(counts.values())).toEqual(new Set([8, 9]))
})

test('bytes beyond the fifth change nothing', () => {
  expect(referenceFrom(Uint8Array.of(1, 2, 3, 4, 5, 99))).toBe(referenceFrom(Uint8Array.of(1, 2, 3, 4, 5)))
})

test.for(['SPN-7K3F', 'SPN-7K3F99', 'SPN-7K3FO', 'SPN-7K3F1', 'spn-7k3f9', 'SPN7K3F9', 'SPN-7K3F9\n', ''])(
  '%j is no reference',
  (text) => {
    expect(REFERENCE_PATTERN.test(text)).toBe(false)
  },
)
