import fc from 'fast-check'
import { HOSTILE_STRINGS } from './hostile-strings.ts'

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON', 'then']
const ODD_CHARACTERS = ['\0', '\u0007', '\u202e', '\ud800', '\udfff', '\r\n', '<', "'", ';', '%', 'é', '٣']
const ODD_WORDS = [
  '../x',
  '%00',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '-1',
  '1.5',
  ' 2 ',
  '٢',
  'null',
  'on',
  '[object Object]',
]
const ODD_DAYS = [
  ...['2027-02-29', '2027-00-10', '2027-13-01', '0000-00-00', '0001-01-01', '9999-12-31', '10000-01-01'],
  ...['2026-11-19', '2026-11-20', '2099-12-31', '2100-01-01', '2027-1-5', '15/01/2027', '２０２７-01-15'],
  ...['2027-01-15T00:00:00Z', '+275760-09-13', '275760-09-14', '-000001-01-01', '25:00', '07:30:00'],
]
const ODD_ADDRESSES = [
  ...['ada@example.com, eve@evil.example', 'ada@example.com\r\nBcc: eve@evil.example', '"eve"@evil.example'],
  ...[
    'ada@[127.0.0.1]',
    'ada@localhost',
    'ADA@EXAMPLE.COM',
    'ada+x@example.com',
    'ada@exämple.com',
    '<ada@example.com>',
  ],
]
const ODD_NUMBERS = [0, -0, 1e308, -1e308, 2 ** 53, 2 ** 31, 1.5, Number.MIN_VALUE]

/** Field names that exist on every object. */
const ownName = fc.constantFrom(...PROTOTYPE_KEYS)

/** Hostile texts, and unusual ones of real guests. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...ODD_CHARACTERS), maxLength: 30 }),
  fc.constantFrom(...PROTOTYPE_KEYS, ...ODD_WORDS, ...ODD_DAYS, ...ODD_ADDRESSES),
  fc.constantFrom(...HOSTILE_STRINGS),
  fc.nat({ max: 5000 }).map((length) => '😀'.repeat(length)),
)

const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...ODD_NUMBERS))
const scalar = fc.oneof(hostileText, number, fc.boolean(), fc.constant(null))
const object = fc.dictionary(fc.oneof(ownName, hostileText), scalar, { noNullPrototype: true, maxKeys: 4 })
const array = fc.array(fc.oneof(scalar, object), { maxLength: 4 })

/** Hostile values as JSON text: only so can they be too deep for JSON.stringify or too large for a number. */
const hostileJson = fc.oneof(
  fc.oneof(scalar, object, array).map((value) => JSON.stringify(value)),
  fc.constantFrom('1e999', '-1e999', '{"__proto__":{"name":"Ada"}}', '{"toString":null,"valueOf":null}'),
  fc.integer({ min: 100, max: 15_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
)

type Fields = Readonly<Record<string, unknown>>
/** A field. Of two with one name JSON takes the last; a form has both. */
export type Member = readonly [name: string, value: string]

/** The name of one of these fields, or of an unexpected one. */
function fieldOf(fields: Fields) {
  const names = [...Object.keys(fields), 'requestId']
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, ownName)
}

/** The members with one to four of them replaced, removed or doubled. */
function mutated(fields: Fields, accepted: readonly Member[], hostile: fc.Arbitrary<string>) {
  const name = fieldOf(fields)
  const change = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(name, hostile) },
    { weight: 1, arbitrary: fc.tuple(name, fc.constant(undefined)) },
  )
  return fc
    .tuple(fc.array(change, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([changes, isDouble]) => {
      const gone = changes.filter(([, value]) => value === undefined || !isDouble).map(([field]) => field)
      const kept = accepted.filter(([field]) => !gone.includes(field))
      return [...kept, ...changes.filter((changed): changed is [string, string] => changed[1] !== undefined)]
    })
}

/** An acceptable JSON object with mutated fields. */
export function mutatedJson(fields: Fields): fc.Arbitrary<string> {
  const accepted = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, JSON.stringify(value)] as const)
  return mutated(fields, accepted, hostileJson).map(jsonObject)
}

export function jsonObject(members: readonly Member[]): string {
  return `{${members.map(([field, json]) => `${JSON.stringify(field)}:${json}`).join(',')}}`
}

/** An acceptable form with mutated fields. */
export function mutatedForm(fields: Fields): fc.Arbitrary<readonly Member[]> {
  const accepted = Object.entries(fields).map(([field, value]) => [field, String(value)] as const)
  return mutated(fields, accepted, hostileText)
}
