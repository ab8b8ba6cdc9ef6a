import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { recordReversals } from '#money/refunds/record-reversals.ts'
import type { Deps } from '#platform/deps.ts'
import { InvalidSignature } from '#platform/payments/contract.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { isRequestAborted } from './aborted-request.ts'

/** An event about a dispute carries the evidence that was sent to the bank, hundreds of kilobytes of text. */
const MAX_BODY_BYTES = 2 * 1024 * 1024
const noLimit: MiddlewareHandler = (_, next) => next()

/**
 * The webhook of the payment provider. The signature over the raw body is checked first. The event only names the
 * session or payment to look up: its other content is not used. The response is 2xx after the commit; anything else
 * makes the provider try again.
 * @param limitConcurrency throws {@link Unavailable} when too many requests are in flight
 */
export function createStripeWebhook(deps: Deps, limitConcurrency: MiddlewareHandler = noLimit): Hono {
  const webhook = new Hono()
  const onError = (c: Context) => c.json({ error: 'This event is too large.', code: 'too_large' }, 413)
  webhook.use(limitConcurrency)
  webhook.post('/', async (c, next) => {
    // Before the body is read.
    if (!c.req.header('stripe-signature')) throw new InvalidSignature('no signature')
    return next()
  })
  webhook.post('/', bodyLimit({ maxSize: MAX_BODY_BYTES, onError }), async (c) => {
    const event = await deps.payments.readWebhook(await c.req.text(), c.req.header('stripe-signature'))
    if (event && 'sessionId' in event) await settlePayment(deps, event.sessionId, event)
    else if (event) await recordReversals(deps, event.paymentIntentId)
    return c.json({ received: true })
  })
  webhook.all('/', (c) => {
    c.header('allow', 'POST')
    return c.json({ error: 'Only the payment provider posts here.', code: 'method_not_allowed' }, 405)
  })
  webhook.onError((error, c) => {
    if (error instanceof InvalidSignature) {
      deps.log.warn(
        'a webhook with an invalid signature was refused: if the provider sent it, STRIPE_WEBHOOK_SECRET is not that of its endpoint, or a second endpoint has this address',
      )
      return c.json({ error: 'The signature is not valid.', code: 'invalid_signature' }, 400)
    }
    if (error instanceof Unavailable) {
      c.header('retry-after', '30')
      return c.json({ error: 'Please deliver again later.', code: 'unavailable' }, 503)
    }
    if (isRequestAborted(c)) return c.json({ error: 'The event is not complete.', code: 'cut_off' }, 400)
    deps.log.error({ err: error }, 'webhook failed')
    return c.json({ error: 'Please deliver again later.', code: 'internal' }, 500)
  })
  return webhook
}
