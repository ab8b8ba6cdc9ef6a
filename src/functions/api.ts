import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { sentenceOf, told } from '#content/sentences.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from '#operations/deps.ts'
import { type CountedNetwork, spendBudget } from '#operations/limits/spend-budget.ts'
import { asFailure, STATUS_OF } from '#operations/refusal.ts'
import { suspiciousFields } from '#text/suspicious-content.ts'
import { airtableBangkokTours, airtableKanchanaburiTours } from './airtable-tours.ts'
import { availabilityOfMonth } from './availability.ts'
import { createBookingPayment } from './create-booking-payment.ts'
import { wasCutOff } from './cut-off.ts'
import { detailsOf } from './details.ts'
import type { Endpoint } from './endpoint.ts'
import { sendBookingEmail } from './send-booking-email.ts'
import { submitCustomTrip } from './submit-custom-trip.ts'
import { verifyBookingPayment } from './verify-booking-payment.ts'

/** Every address under `/functions/v1`. */
export const endpoints: readonly Endpoint[] = [
  sendBookingEmail,
  submitCustomTrip,
  createBookingPayment,
  verifyBookingPayment,
  airtableBangkokTours,
  airtableKanchanaburiTours,
  availabilityOfMonth,
]

const FUNCTIONS = '/functions/v1'
const MAX_BODY_BYTES = 64 * 1024
const RETRY_AFTER_SECONDS = '5'

/** What stands in front of the functions. */
type Guard = {
  /** Whom requests are counted for. */
  networkOf: (c: Context) => CountedNetwork
  /** Throws {@link Unavailable} when too many are being served. */
  admitted: MiddlewareHandler
}
const UNGUARDED: Guard = { networkOf: () => undefined, admitted: (_, next) => next() }

/** The door for machines. It decides nothing: it reads JSON, calls an operation and says what came of it. */
export function createFunctionsApi(deps: Deps, { networkOf, admitted } = UNGUARDED): Hono {
  const api = new Hono()
  api.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region'],
    }),
  )
  api.use(admitted)
  const tooLarge = (c: Context) => problem(c, 413, 'too_large', 'This request is too large.')
  api.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }))
  for (const endpoint of endpoints) {
    api.on(endpoint.method, endpoint.path, async (c) => {
      // What is only read has the budget of pages, which the server keeps.
      if (endpoint.method === 'get') return respond(c, deps, endpoint)
      const { wait } = await spendBudget(deps, `${FUNCTIONS}${endpoint.path}`, networkOf(c))
      return wait === null ? respond(c, deps, endpoint) : tooMany(c, wait)
    })
    api.all(endpoint.path, (c) => {
      c.header('allow', endpoint.method.toUpperCase())
      return problem(c, 405, 'method_not_allowed', `Please use ${endpoint.method.toUpperCase()} here.`)
    })
  }
  // Mounted inside another app, `notFound` would be that app's.
  api.all('*', (c) => problem(c, 404, 'not_found', 'There is nothing at this address.'))
  api.onError((error, c) => {
    if (error instanceof Unavailable) {
      const { because } = error
      const code = endpoints.find(({ path }) => c.req.path.endsWith(path))?.failed
      if (code) return unavailable(c, sentenceOf(because ? { code, because } : { code }))
      return unavailable(c, because && sentenceOf({ code: because }))
    }
    if (wasCutOff(c)) return problem(c, 400, 'cut_off', 'The request ended before it was complete.')
    deps.log.error({ err: error, path: c.req.path }, 'function failed')
    return problem(c, 500, 'internal', 'Something went wrong on our side. Please try again or contact us.')
  })
  return api
}

async function respond(c: Context, deps: Deps, endpoint: Endpoint) {
  const input = endpoint.method === 'get' ? { ...c.req.query(), ...c.req.param() } : await readJson(c)
  if (input instanceof Response) return input
  const suspicious = suspiciousFields(input)
  if (suspicious.length > 0) deps.noteSuspicious(`${FUNCTIONS}${endpoint.path}`, suspicious.length)
  const result = await endpoint.handle(deps, input)
  if ('body' in result) return c.json({ ...result.body, ...detailsOf([], suspicious) })
  const isFailure = result.reason === 'unavailable'
  const { reason, message, fields } = told(
    isFailure && endpoint.failed ? asFailure(endpoint.failed, result) : result,
  )
  if (isFailure) return unavailable(c, message)
  return problem(c, STATUS_OF[reason], reason.replaceAll('-', '_'), message, {
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...detailsOf(Object.keys(fields), suspicious),
  })
}

async function readJson(c: Context): Promise<Record<string, unknown> | Response> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    return problem(c, 415, 'not_json', 'Please send JSON with the content type application/json.')
  }
  try {
    const body: unknown = JSON.parse(await c.req.text())
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>
  } catch (error) {
    // The body limit speaks through an error while the body is being read.
    if (!(error instanceof SyntaxError)) throw error
  }
  return problem(c, 422, 'invalid', 'The body must be one JSON object.')
}

function tooMany(c: Context, waitSeconds: number) {
  c.header('retry-after', String(waitSeconds))
  return problem(
    c,
    429,
    'too_many',
    'Very many requests have come from your network. Please try again in an hour.',
  )
}

function unavailable(
  c: Context,
  sentence = 'We cannot reach our booking book right now. Please try again in a moment.',
) {
  c.header('retry-after', RETRY_AFTER_SECONDS)
  return problem(c, 503, 'unavailable', sentence)
}

function problem(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  error: string,
  more: { fields?: Record<string, string>; details?: Record<string, string> } = {},
) {
  return c.json({ error, code, ...more }, status)
}
