import { expect, test } from 'vitest'
import { z } from 'zod'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import {
  bookingEmailBody,
  bookingSummary,
  customTrip,
  functionsDoor,
  legacyBookingEmailBody,
  transferAsked,
} from '#tests/functions-door.ts'
import { endpoints } from './api.ts'
import { openApiDocument } from './openapi.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
type Content = { content: { 'application/json': { schema: JsonSchema } } }
type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: Content & { required: boolean }
  responses: Record<string, Content>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

/** The document as a client gets it: through JSON. */
function published(): Document {
  return JSON.parse(JSON.stringify(openApiDocument(endpoints, 'https://www.example.com')))
}

function operationAt(path: string): Operation {
  const [operation] = Object.values(published().paths[path] ?? {})
  if (!operation) throw new Error(`${path} is not described`)
  return operation
}

function accepts(schema: JsonSchema | undefined, value: unknown): boolean {
  if (!schema) throw new Error('no schema')
  return z.fromJSONSchema(schema).safeParse(JSON.parse(JSON.stringify(value))).success
}

test('every endpoint is described under its method, and nothing else is', () => {
  const described = Object.entries(published().paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  )
  expect(described.sort()).toEqual([
    'get /airtable-bangkok-tours/{id}',
    'get /airtable-kanchanaburi-tours/{id}',
    'get /availability',
    'post /create-booking-payment',
    'post /send-booking-email',
    'post /submit-custom-trip',
    'post /transfer-price',
    'post /verify-booking-payment',
  ])
})

test('the document says what it is and where the functions are', () => {
  const { openapi, info, servers } = published()
  expect(openapi).toMatch(/^3\.1\.\d$/)
  expect(info).toEqual({ title: expect.stringMatching(/\w/), version: expect.stringMatching(/^\d/) })
  expect(servers).toEqual([{ url: 'https://www.example.com/functions/v1' }])
})

test('every name in an address is a described parameter, and every operation has a name of its own', () => {
  const operations = Object.entries(published().paths).flatMap(([path, item]) =>
    Object.values(item).map((operation) => ({ path, operation })),
  )
  for (const { path, operation } of operations) {
    const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name)).toEqual(named)
    for (const parameter of operation.parameters) expect(parameter.required).toBe(true)
  }
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
})

test('every reference in the schemas resolves', () => {
  const document = published()
  const references = JSON.stringify(document).match(/"\$ref":"[^"]*"/g) ?? []
  for (const reference of references) {
    const pointer = reference.slice('"$ref":"#/'.length, -1).split('/')
    const found = pointer.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document)
    expect(found, reference).toBeDefined()
  }
})

test.for([
  ['/send-booking-email', bookingEmailBody()],
  ['/send-booking-email', legacyBookingEmailBody()],
  ['/send-booking-email', bookingEmailBody({ hotelName: undefined, specialRequests: undefined })],
  ['/send-booking-email', legacyBookingEmailBody({ guests: 2, hotel: undefined, requests: undefined })],
  ['/create-booking-payment', bookingSummary()],
  [
    '/create-booking-payment',
    bookingSummary({ tourId: 'erawan-death-railway', tourLocation: 'bangkok', tripPrice: undefined }),
  ],
  [
    '/create-booking-payment',
    bookingSummary({ tripName: undefined, tourId: 'death-railway-historical-journey' }),
  ],
  ['/submit-custom-trip', customTrip()],
  [
    '/submit-custom-trip',
    customTrip({ numberOfGuests: 'more', preferredDates: undefined, dayPlans: undefined }),
  ],
  ['/verify-booking-payment', { sessionId: 'cs_test_1' }],
  ['/transfer-price', transferAsked()],
] as const)(
  '%s: an accepted request fits the published schema, and so does its answer',
  async ([path, payload]) => {
    await using door = await functionsDoor()
    const { status, body } = await door.post(path, payload)
    expect(status).toBe(200)
    const { requestBody, responses } = operationAt(path)
    expect(accepts(requestBody?.content['application/json'].schema, payload)).toBe(true)
    expect(accepts(responses[200]?.content['application/json'].schema, body)).toBe(true)
  },
)

test('the parameters of the calendar, and its answer, fit what is published', async () => {
  await using door = await functionsDoor()
  const { parameters, responses } = operationAt('/availability')
  const asked: Record<string, string> = { tourId: 'hidden-gems', origin: 'kanchanaburi', month: '2026-12' }
  expect(parameters.map((parameter) => [parameter.in, parameter.name])).toEqual(
    Object.keys(asked).map((name) => ['query', name]),
  )
  for (const { name, schema } of parameters) expect(accepts(schema, asked[name]), name).toBe(true)
  const { status, body } = await door.get(`/availability?${new URLSearchParams(asked)}`)
  expect(status).toBe(200)
  expect(accepts(responses[200]?.content['application/json'].schema, body)).toBe(true)
})

test.for([
  ['/send-booking-email', {}],
  ['/send-booking-email', { ...bookingEmailBody(), customerName: undefined }],
  ['/send-booking-email', { ...legacyBookingEmailBody(), guests: {} }],
  ['/create-booking-payment', { ...bookingSummary(), customerEmail: 5 }],
  ['/submit-custom-trip', { ...customTrip(), phone: undefined }],
  ['/verify-booking-payment', { sessionId: '../x' }],
  ['/transfer-price', { ...transferAsked(), passengers: undefined }],
] as const)('%s: a refused request does not fit the published schema', async ([path, payload]) => {
  await using door = await functionsDoor()
  expect((await door.post(path, payload)).status).toBe(422)
  const { requestBody } = operationAt(path)
  expect(accepts(requestBody?.content['application/json'].schema, payload)).toBe(false)
})

test('every status that an endpoint can answer with is described, with the shape of an error', async () => {
  await using door = await functionsDoor()
  const refusal = (await door.post('/send-booking-email', {})).body
  const statuses = new Set([404, 405, 413, 415, 422, 429, 503, ...Object.values(HTTP_STATUS)])
  // No endpoint needs a sign-in.
  for (const status of [401, 403]) statuses.delete(status)
  for (const item of Object.values(published().paths)) {
    const [operation] = Object.values(item)
    expect([...statuses].filter((status) => !operation?.responses[status])).toEqual([])
    const schema = operation?.responses[422]?.content['application/json'].schema
    expect(accepts(schema, refusal)).toBe(true)
    expect(accepts(schema, { message: 'no' })).toBe(false)
  }
})
