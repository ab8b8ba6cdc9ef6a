import { Form, href, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { BookingOfItem } from './booking-of-item.tsx'
import type { UnexpectedPaymentView } from './unexpected-payment-view.ts'

/** Money that the site did not expect in this way: what is known, and what to do. */
export function UnexpectedPaymentItem({ payment }: { payment: UnexpectedPaymentView }) {
  const { reference, customerName, reason, amounts, provider, name } = payment
  return (
    <li className="attention-item">
      <BookingOfItem reference={reference} customerName={customerName} at={payment.createdAt} />
      <div>
        <p>
          <b>{reason}</b>
          {amounts}
        </p>
        <p className="attention-item__why">
          At {provider}: <code>{name}</code>
        </p>
      </div>
      <DealtWith payment={payment} />
    </li>
  )
}

/** In two steps: what is dealt with leaves this list for good. */
function DealtWith({ payment: { id, reference } }: { payment: UnexpectedPaymentView }) {
  const { pathname, search } = useLocation()
  return (
    <details className="attention-item__resolve">
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
