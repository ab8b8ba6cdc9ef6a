import type { Fault } from './controls.ts'
import {
  type ApiAnswer,
  expireSession,
  type FakeAccount,
  type FakeEvent,
  type FakeReversal,
  type FakeSession,
  fakeId,
  findSession,
  recordEvent,
  reverseSession,
  secondsNow,
  withIntent,
} from './sessions.ts'
import { send } from './webhooks.ts'

export type ApiCall = {
  method: string
  path: string
  query: URLSearchParams
  form: URLSearchParams
  secretKey: string
  idempotencyKey: string | undefined
}

/** Answers one call to the API, with the given fault. */
export function answerApi(account: FakeAccount, call: ApiCall, fault: Fault | undefined): ApiAnswer {
  if (!/^(sk|rk)_(test|live)_/.test(call.secretKey)) return problem(401, 'Invalid API Key provided')
  if (fault === '429') return problem(429, 'Too many requests', { code: 'rate_limit' })
  if (fault === '409') return problem(409, 'Another request has this key', { code: 'idempotency_key_in_use' })
  const key = call.idempotencyKey
  if (!key || account.controls.forgetsKeys) return answerOnce(account, call, fault)

  const asked = `${call.method} ${call.path} ${call.form}`
  const earlier = account.answers.get(key)
  if (earlier && earlier.asked !== asked) {
    return problem(400, 'Keys can only be used with the same parameters', { type: 'idempotency_error' })
  }
  const answer = earlier?.answer ?? answerOnce(account, call, fault)
  // Stripe stores the answer of a call once it is executed, which it is not when validation fails.
  const hasStarted = answer.status !== 400 && answer.status !== 404
  if (hasStarted) account.answers.set(key, { asked, answer: structuredClone(answer) })
  return answer
}

function answerOnce(account: FakeAccount, call: ApiCall, fault: Fault | undefined): ApiAnswer {
  if (fault === '500') return problem(500, 'Something went wrong on our end', { type: 'api_error' })
  if (fault === '402') return problem(402, 'Your account cannot take payments', { type: 'card_error' })
  if (fault === '400') return problem(400, 'Not at this moment')
  const [, , resource, ...rest] = call.path.split('/')
  const route = `${call.method} ${resource} ${rest.map((part) => (/^(cs|pi)_/.test(part) ? ':id' : part)).join(' ')}`
  const session =
    resource === 'payment_intents' ? sessionOfIntent(account, rest[0]) : findSession(account, rest[1] ?? '')
  if (route === 'POST checkout sessions') return createSession(account, call)
  if (route === 'GET checkout sessions ') return listOf(call, [...account.sessions.values()])
  if (route === 'GET events ') return listOf(call, account.events.filter(isAskedFor(call.query)))
  if (route === 'GET refunds ') return listOf(call, account.reversals.filter(isAbout(call.query, 'refund')))
  if (route === 'POST refunds ') return refund(account, call)
  if (route === 'GET disputes ') return listOf(call, account.reversals.filter(isAbout(call.query, 'dispute')))
  if (!session) return problem(404, `No such ${resource}`, { code: 'resource_missing', param: 'id' })
  const isExpanded = call.query.has('expand[0]', 'payment_intent.payment_method')
  if (route === 'GET checkout sessions :id')
    return { status: 200, body: isExpanded ? withIntent(session) : session }
  if (route === 'POST checkout sessions :id expire') return expire(account, session)
  if (route === 'POST payment_intents :id capture') return endAuthorisation(account, session, 'succeeded')
  if (route === 'POST payment_intents :id cancel') return endAuthorisation(account, session, 'canceled')
  return problem(404, `Unrecognized request URL (${call.method}: ${call.path})`)
}

function createSession(account: FakeAccount, { form, secretKey }: ApiCall): ApiAnswer {
  const item = 'line_items[0][price_data]'
  const amount = Number(form.get(`${item}[unit_amount]`)) * Number(form.get('line_items[0][quantity]'))
  const aheadSeconds = Number(form.get('expires_at')) - secondsNow(account)
  if (form.get('mode') !== 'payment') return problem(400, 'Invalid mode', { param: 'mode' })
  if (!(amount >= 1_000)) return problem(400, 'At least 10 baht', { code: 'amount_too_small' })
  if (!(aheadSeconds >= 30 * 60 && aheadSeconds <= 24 * 60 * 60)) {
    return problem(400, 'expires_at must be 30 minutes to 24 hours ahead', { param: 'expires_at' })
  }
  if (/\.invalid$/.test(form.get('customer_email') ?? '')) {
    return problem(400, 'Invalid email address', { code: 'email_invalid', param: 'customer_email' })
  }
  const allowed = [...form]
    .filter(([name]) => name.startsWith('allowed_payment_method_types['))
    .map(([, method]) => method)
  const id = fakeId(/^.._live_/.test(secretKey) ? 'cs_live' : 'cs_test')
  const session: FakeSession = {
    id,
    object: 'checkout.session',
    mode: 'payment',
    url: `${account.url}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    livemode: /^.._live_/.test(secretKey),
    created: secondsNow(account),
    expires_at: Number(form.get('expires_at')),
    amount_total: amount,
    currency: form.get(`${item}[currency]`),
    client_reference_id: form.get('client_reference_id'),
    metadata: metadataOf(form),
    customer_email: form.get('customer_email'),
    success_url: form.get('success_url'),
    cancel_url: form.get('cancel_url'),
    payment_intent: null,
    intent_status: 'requires_payment_method',
    authorises: form.get('payment_intent_data[capture_method]') === 'manual',
    authorised_at: 0,
    description: form.get(`${item}[product_data][name]`) ?? '',
    payment_method_types: account.controls.methods.filter((method) => allowed.includes(method)),
    paid_with: 'card',
  }
  account.sessions.set(id, session)
  return { status: 200, body: account.controls.tellsAddress ? session : { ...session, url: null } }
}

function sessionOfIntent(account: FakeAccount, intent: string | undefined): FakeSession | undefined {
  const paid = [...account.sessions.values()].find(({ payment_intent }) => payment_intent === intent)
  return paid && findSession(account, paid.id)
}

/** Charges or gives up what is authorised. A bank may refuse to be charged. */
function endAuthorisation(
  account: FakeAccount,
  session: FakeSession,
  to: 'succeeded' | 'canceled',
): ApiAnswer {
  if (session.intent_status !== 'requires_capture')
    return problem(400, `This intent is ${session.intent_status}`, {
      code: 'payment_intent_unexpected_state',
    })
  if (to === 'succeeded' && account.controls.refusesCapture)
    return problem(402, 'The bank refuses', {
      type: 'card_error',
      code: 'capture_charge_authorization_expired',
    })
  session.intent_status = to
  if (to === 'succeeded') session.payment_status = 'paid'
  return { status: 200, body: { id: session.payment_intent, object: 'payment_intent', status: to } }
}

/** Refuses a payment without money, and more than is left of one. */
function refund(account: FakeAccount, { form }: ApiCall): ApiAnswer {
  const intent = form.get('payment_intent')
  const session = [...account.sessions.values()].find(({ payment_intent }) => payment_intent === intent)
  if (!intent || !session) return problem(404, 'No such payment_intent', { code: 'resource_missing' })
  if (session.payment_status !== 'paid') return problem(400, 'This payment has no successful charge')
  const amount = Number(form.get('amount'))
  const refunded = account.reversals
    .filter(
      ({ object, payment_intent, status }) =>
        object === 'refund' && payment_intent === intent && status !== 'failed',
    )
    .reduce((sum, made) => sum + made.amount, 0)
  if (!(amount >= 1)) return problem(400, 'Invalid positive integer', { param: 'amount' })
  if (refunded + amount > (session.amount_total ?? 0)) {
    return problem(400, 'The refund is greater than what is left', { code: 'charge_already_refunded' })
  }
  const { refundStatus: status } = account.controls
  const made = reverseSession(account, session, {
    object: 'refund',
    status,
    amount,
    metadata: metadataOf(form),
  })
  send(account, [recordEvent(account, 'refund.created', session)])
  return { status: 200, body: made }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const fields = [...form].filter(([name]) => name.startsWith('metadata['))
  return Object.fromEntries(fields.map(([name, value]) => [name.slice('metadata['.length, -1), value]))
}

function expire(account: FakeAccount, session: FakeSession): ApiAnswer {
  const { status } = session
  if (status !== 'open') return problem(400, `This Checkout Session has a status of ${status}`)
  send(account, [expireSession(account, session)])
  return { status: 200, body: session }
}

function isAskedFor(query: URLSearchParams) {
  const delivered = query.get('delivery_success')
  return (event: FakeEvent) => !delivered || (delivered === 'true') === (event.pending_webhooks === 0)
}

function isAbout(query: URLSearchParams, kind: FakeReversal['object']) {
  const intent = query.get('payment_intent')
  const since = Number(query.get('created[gte]'))
  return ({ object, payment_intent, created }: FakeReversal) =>
    object === kind && (!intent || payment_intent === intent) && created >= since
}

/** Newest first. */
function listOf({ path }: ApiCall, things: object[]): ApiAnswer {
  return { status: 200, body: { object: 'list', url: path, has_more: false, data: things.toReversed() } }
}

function problem(status: Exclude<ApiAnswer['status'], 200>, message: string, more: object = {}): ApiAnswer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...more } } }
}
