import { Form, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { BookingOfItem } from './booking-of-item.tsx'
import type { UnexpectedPaymentView } from './unexpected-payment-view.ts'

/** A payment that does not match its booking: what is known about it, and a button that resolves it. */
export function UnexpectedPaymentItem({ payment }: { payment: UnexpectedPaymentView }) {
  const { reference, customerName, reason, amounts, provider, providerId } = payment
  return (
    <li className="attention-item">
      <BookingOfItem reference={reference} customerName={customerName} at={payment.createdAt} />
      <div>
        <p>
          <b>{reason}</b>
          {amounts}
        </p>
        <p className="attention-item__why">
          At {provider}: <code>{providerId}</code>
        </p>
      </div>
      <ResolvePayment payment={payment} />
    </li>
  )
}

/** Asks before it resolves the payment, because a resolved payment leaves the list for good. */
function ResolvePayment({ payment: { id, reference } }: { payment: UnexpectedPaymentView }) {
  return (
    <details className="attention-item__resolve">
      <summary>
        Dealt with<span className="visually-hidden">: {reference ?? 'payment without a booking'}</span>
      </summary>
      <Form method="post" action={href('/admin/resolve-payment')}>
        <input type="hidden" name="paymentId" value={id} />
        <p>The guest has either the trip or a refund.</p>
        <Button type="submit">Yes, take it off the list</Button>
      </Form>
    </details>
  )
}
