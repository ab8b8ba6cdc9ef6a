import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Deps } from '#platform/deps.ts'
import { type CountedNetwork, spendBudget } from '#platform/limits/spend-budget.ts'
import { HTTP_STATUS, withFailureCode } from '#platform/problems/refusal.ts'
import { refusalInWords, sentenceForPrograms, sentenceOf } from '#platform/problems/sentences.words.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { redactPath } from '#platform/text/redact-path.ts'
import { suspiciousFields } from '#platform/text/suspicious-content.ts'
import { isRequestAborted } from './aborted-request.ts'
import { airtableBangkokTours, airtableKanchanaburiTours } from './airtable-tours.ts'
import { availabilityOfMonth } from './availability.ts'
import { createBookingPayment } from './create-booking-payment.ts'
import type { Endpoint } from './endpoint.ts'
import { fieldDetails } from './field-details.ts'
import { sendBookingEmail } from './send-booking-email.ts'
import { submitCustomTrip } from './submit-custom-trip.ts'
import { transferPrice } from './transfer-price.ts'
import { verifyBookingPayment } from './verify-booking-payment.ts'

/** Every address under `/functions/v1`. */
export const endpoints: readonly Endpoint[] = [
  sendBookingEmail,
  submitCustomTrip,
  createBookingPayment,
  verifyBookingPayment,
  transferPrice,
  airtableBangkokTours,
  airtableKanchanaburiTours,
  availabilityOfMonth,
]

const FUNCTIONS = '/functions/v1'
const MAX_BODY_BYTES = 64 * 1024
const RETRY_AFTER_SECONDS = '5'

/** The limits in front of the API. */
type Limits = {
  /** The network that a request is counted for. */
  networkOf: (c: Context) => CountedNetwork
  /** Throws {@link Unavailable} when too many requests are in flight. */
  limitConcurrency: MiddlewareHandler
}
const NO_LIMITS: Limits = { networkOf: () => undefined, limitConcurrency: (_, next) => next() }

/** The API for programs. It reads JSON, calls an operation and answers with its result. */
export function createFunctionsApi(deps: Deps, { networkOf, limitConcurrency } = NO_LIMITS): Hono {
  const api = new Hono()
  api.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region'],
    }),
  )
  api.use(limitConcurrency)
  const tooLarge = (c: Context) => problem(c, 413, 'too_large', 'This request is too large.')
  api.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }))
  for (const endpoint of endpoints) {
    api.on(endpoint.method, endpoint.path, async (c) => {
      // Reads are counted by the rate limit of pages (`src/platform/server/middleware/page-rate-limit.ts`).
      const network = networkOf(c)
      if (endpoint.method === 'get') return respond(c, deps, endpoint, network)
      const { wait } = await spendBudget(deps, `${FUNCTIONS}${endpoint.path}`, network)
      return wait === null ? respond(c, deps, endpoint, network) : tooMany(c, wait)
    })
    api.all(endpoint.path, (c) => {
      c.header('allow', endpoint.method.toUpperCase())
      return problem(c, 405, 'method_not_allowed', `Please use ${endpoint.method.toUpperCase()} here.`)
    })
  }
  // Not `notFound`: inside another app, the handler of that app would be used.
  api.all('*', (c) => problem(c, 404, 'not_found', 'There is nothing at this address.'))
  api.onError((error, c) => {
    if (error instanceof Unavailable) {
      const { because } = error
      const code = endpoints.find(({ path }) => c.req.path.endsWith(path))?.failureCode
      if (code) return unavailable(c, sentenceOf(because ? { code, because } : { code }))
      return unavailable(c, because && sentenceOf({ code: because }))
    }
    if (isRequestAborted(c)) return problem(c, 400, 'cut_off', 'The request ended before it was complete.')
    deps.log.error({ err: error, path: redactPath(c.req.path) }, 'function failed')
    return problem(c, 500, 'internal', 'Something went wrong on our side. Please try again or contact us.')
  })
  return api
}

async function respond(c: Context, deps: Deps, endpoint: Endpoint, network: CountedNetwork) {
  const input = endpoint.method === 'get' ? { ...c.req.query(), ...c.req.param() } : await readJson(c)
  if (input instanceof Response) return input
  const suspicious = suspiciousFields(input)
  if (suspicious.length > 0) deps.countSuspicious(`${FUNCTIONS}${endpoint.path}`, suspicious.length)
  const result = await endpoint.handle(deps, input, network)
  if ('body' in result) return c.json({ ...result.body, ...fieldDetails([], suspicious) })
  const isFailure = result.reason === 'unavailable'
  const { reason, message, fields } = refusalInWords(
    isFailure && endpoint.failureCode ? withFailureCode(endpoint.failureCode, result) : result,
    sentenceForPrograms,
  )
  if (isFailure) return unavailable(c, message)
  return problem(c, HTTP_STATUS[reason], reason.replaceAll('-', '_'), message, {
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...fieldDetails(Object.keys(fields), suspicious),
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
    // The body limit throws while the body is being read.
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
    'Too many requests have come from your network. Please try again in an hour.',
  )
}

function unavailable(
  c: Context,
  sentence = 'We can’t reach our booking system right now. Please try again in a moment.',
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
