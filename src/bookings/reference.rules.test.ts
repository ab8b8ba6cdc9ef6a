import { expect, test } from 'vitest'
import type { BookingKind } from './booking-kind.rules.ts'
import { REFERENCE_PATTERN, referenceFrom } from './reference.rules.ts'

const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
const KINDS: BookingKind[] = ['trip', 'custom', 'transfer']

/** One of each byte, five times over. */
const referencesOf = (kind: BookingKind) =>
  everyByte.map((byte) => referenceFrom(kind, new Uint8Array(5).fill(byte)))

test('the same bytes always give the same reference', () => {
  expect(referenceFrom('trip', Uint8Array.of(0, 1, 29, 30, 255))).toBe('SPN-23Z2H')
  expect(referenceFrom('custom', Uint8Array.of(0, 1, 29, 30, 255))).toBe('SPN-C3Z2H')
  expect(referenceFrom('transfer', Uint8Array.of(0, 1, 29, 30, 255))).toBe('SPN-T3Z2H')
})

test.for(KINDS)('every byte gives a letter of a %s that a guest can read out', (kind) => {
  expect(referencesOf(kind).filter((reference) => !REFERENCE_PATTERN.test(reference))).toEqual([])
})

test('a reference never holds a letter that is mistaken for another', () => {
  const letters = referencesOf('trip').map((reference) => reference.at(-1))
  expect(new Set(letters).size).toBe(30)
  expect(letters.filter((letter) => 'ILOU01'.includes(letter ?? ''))).toEqual([])
})

test('no letter comes up much more often than another', () => {
  for (const [place, counts] of [
    [4, [9, 10]],
    [-1, [8, 9]],
  ] as const) {
    const letters = referencesOf('trip').map((reference) => reference.at(place) ?? '')
    const times = new Set(
      Object.values(Object.groupBy(letters, (letter) => letter)).map((same) => same?.length),
    )
    expect([...times].sort((one, other) => Number(one) - Number(other))).toEqual(counts)
  }
})

test('no two kinds of bookings ever share a reference', () => {
  const first = KINDS.map((kind) => new Set(referencesOf(kind).map((reference) => reference.charAt(4))))
  expect(first.map(({ size }) => size)).toEqual([28, 1, 1])
  expect(new Set(first.flatMap((letters) => [...letters])).size).toBe(30)
})

test('bytes beyond the fifth change nothing', () => {
  const five = Uint8Array.of(1, 2, 3, 4, 5)
  expect(referenceFrom('transfer', Uint8Array.of(...five, 99))).toBe(referenceFrom('transfer', five))
})

test.for(['SPN-7K3F', 'SPN-7K3F99', 'SPN-7K3FO', 'SPN-7K3F1', 'spn-7k3f9', 'SPN7K3F9', 'SPN-7K3F9\n', ''])(
  '%j is no reference',
  (text) => {
    expect(REFERENCE_PATTERN.test(text)).toBe(false)
  },
)
