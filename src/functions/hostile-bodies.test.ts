import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ask,
  bookingSummary,
  customerSpelling,
  customTrip,
  functionsDoor,
  jsonPost,
  shortSpelling,
} from '#tests/functions-door.ts'

const RUNS = 300
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON', 'then']
const ODD_CHARACTERS = ['\0', '\u0007', '\u202e', '\ud800', '\udfff', '\r\n', '<', "'", ';', '%', 'é', '٣']
const ODD_WORDS = ['../x', '%00', '1e999', 'NaN', '0x10', '-1', '2027-01-15T00:00:00Z', '275760-09-14']
const ODD_NUMBERS = [0, -0, 1e308, -1e308, 2 ** 53, 2 ** 31, 1.5, Number.MIN_VALUE]

const name = fc.constantFrom(...PROTOTYPE_KEYS)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...ODD_CHARACTERS), maxLength: 30 }),
  fc.constantFrom(...PROTOTYPE_KEYS, ...ODD_WORDS),
  fc.nat({ max: 5000 }).map((length) => '😀'.repeat(length)),
)
const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...ODD_NUMBERS))
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const object = fc.dictionary(fc.oneof(name, text), scalar, { noNullPrototype: true, maxKeys: 4 })
const array = fc.array(fc.oneof(scalar, object), { maxLength: 4 })

/** Hostile values as JSON text: only so can they be too deep for JSON.stringify or too large for a number. */
const hostile = fc.oneof(
  fc.oneof(scalar, object, array).map((value) => JSON.stringify(value)),
  fc.constantFrom('1e999', '-1e999', '{"__proto__":{"name":"Ada"}}', '{"toString":null,"valueOf":null}'),
  fc.integer({ min: 100, max: 15_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
)

/** A body that would be accepted, with one to four fields replaced or added. Of two with one name, the last counts. */
function spoilt(payload: Record<string, unknown>) {
  const accepted = Object.entries(payload).map(([field, value]) => [field, JSON.stringify(value)] as const)
  const field = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(payload), 'requestId') },
    name,
  )
  const changes = fc.array(fc.tuple(field, hostile), { minLength: 1, maxLength: 4 })
  return changes.map((changed) => jsonObject([...accepted, ...changed]))
}

function jsonObject(members: (readonly [name: string, json: string])[]): string {
  return `{${members.map(([field, json]) => `${JSON.stringify(field)}:${json}`).join(',')}}`
}

test.for([
  ['/send-booking-email', customerSpelling()],
  ['/send-booking-email', shortSpelling()],
  ['/submit-custom-trip', customTrip()],
  ['/create-booking-payment', bookingSummary({ tourId: 'no-such-trip', tourLocation: 'bangkok' })],
  ['/verify-booking-payment', { sessionId: `cs_sandbox_${'a'.repeat(32)}` }],
] as const)('%s never breaks, whatever its fields hold', { timeout: 60_000 }, async ([path, payload]) => {
  await using door = await functionsDoor()
  await fc.assert(
    fc.asyncProperty(spoilt(payload), async (body) => {
      const answer = await ask(door.deps, path, jsonPost(body))
      expect(answer.status).toBeLessThan(500)
      if (answer.status !== 200) {
        expect(answer.body.error).toMatch(/\w/)
        expect(answer.body.code).toMatch(/^[a-z_]+$/)
      }
    }),
    { numRuns: RUNS },
  )
})

test('no text as the id of a remote tour breaks anything', async () => {
  await using door = await functionsDoor()
  await fc.assert(
    fc.asyncProperty(text, async (id) => {
      const { status } = await ask(
        door.deps,
        `/airtable-bangkok-tours/${encodeURIComponent(id.toWellFormed())}`,
      )
      expect(status).toBe(404)
    }),
    { numRuns: RUNS },
  )
})

test.for(['tourId', 'tripName'])('create-booking-payment: a %s that is no text is refused', async (field) => {
  await using door = await functionsDoor()
  const whole = bookingSummary({ tripName: undefined })
  const accepted = Object.entries(whole).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, JSON.stringify(value)] as const],
  )
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  for (const json of ['null', '5', '{}', '{"toString":null}', '["death-railway"]', deep]) {
    const body = jsonObject([...accepted, [field, json]])
    const { status } = await ask(door.deps, '/create-booking-payment', jsonPost(body))
    expect({ json: json.slice(0, 40), status }).toEqual({ json: json.slice(0, 40), status: 422 })
  }
})
