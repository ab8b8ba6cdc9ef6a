import { Form, href, Link, useLocation } from 'react-router'
import type { OddPayment } from '#adapters/database/admin/attention.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { attentionSentence } from '#domain/payment-status.ts'
import { Moment } from '../../sections/moment.tsx'
import { Button } from '../../ui/button.tsx'
import { searchAddress } from './tabs.ts'

/** Money that the site did not expect in this way: what is known, and what to do. */
export function OddPaymentItem({ payment }: { payment: OddPayment }) {
  const { reference, customerName, amountSatang, receivedSatang, attentionReason, provider, sessionId } =
    payment
  const reason = attentionReason ?? 'the payment is not as expected'
  // Without a booking nothing was expected; the amount is then what arrived.
  const expected = reference ? formatBaht(bahtFromSatang(amountSatang)) : 'not known'
  const received = receivedSatang === null ? 'not known in baht' : formatBaht(bahtFromSatang(receivedSatang))
  return (
    <li className="needed">
      <div>
        <p className="needed__what">
          {reference ? (
            <Link className="link" to={searchAddress(href('/admin/bookings'), reference)}>
              {reference}
            </Link>
          ) : (
            <b>No booking found</b>
          )}
          {customerName && <span> {customerName}</span>}
        </p>
        <p className="needed__when">
          <Moment at={payment.createdAt} />
        </p>
      </div>
      <div>
        <p>
          <b>{attentionSentence(reason)}</b>
          {/* A wrong amount is the reason itself. */}
          {!reason.includes('was expected') && ` Expected: ${expected}. Received: ${received}.`}
        </p>
        <p className="needed__why">
          At {provider}: <code>{sessionId ?? payment.id}</code>
        </p>
      </div>
      <DealtWith payment={payment} />
    </li>
  )
}

/** In two steps: what is dealt with leaves this list for good. */
function DealtWith({ payment: { id, reference } }: { payment: OddPayment }) {
  const { pathname, search } = useLocation()
  return (
    <details className="needed__deed">
      <summary>
        Dealt with<span className="visually-hidden">: {reference ?? 'payment without a booking'}</span>
      </summary>
      <Form method="post" action={href('/admin/resolve-payment')}>
        <input type="hidden" name="paymentId" value={id} />
        <input type="hidden" name="back" value={pathname + search} />
        <p>The guest has the trip or the money back.</p>
        <Button type="submit">Yes, take it off the list</Button>
      </Form>
    </details>
  )
}
