import { Form, href } from 'react-router'
import type { UnfinishedRefund } from '#adapters/database/admin/unfinished-refunds.ts'
import { Button } from '#app/ui/button.tsx'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { refundDecisionsOf } from '#domain/payments/refund-decision.ts'
import { Badge } from '../labels/badge.tsx'
import { DECISION_TEXTS, REFUND_REASON_TEXTS } from '../labels/refund-labels.ts'
import { REFUND_STATES } from '../labels/state-labels.ts'
import { BookingOfItem } from './booking-of-item.tsx'

/** A refund that an admin decides about, or that is under way. */
export function RefundItem({ refund }: { refund: UnfinishedRefund }) {
  const { reference, customerName, createdAt, amountSatang, reason, lastError, status } = refund
  return (
    <li className="attention-item">
      <BookingOfItem reference={reference} customerName={customerName} at={createdAt} />
      <div>
        <p>
          <Badge state={REFUND_STATES[status]} /> <b>{formatBaht(bahtFromSatang(amountSatang))}</b>{' '}
          {REFUND_REASON_TEXTS[reason]}
        </p>
        {(lastError || refund.providerRefundId) && (
          <p className="attention-item__why">
            {lastError} {refund.providerRefundId && <code>{refund.providerRefundId}</code>}
          </p>
        )}
      </div>
      <Decisions refund={refund} />
    </li>
  )
}

function Decisions({ refund }: { refund: UnfinishedRefund }) {
  const { id, reference, amountSatang } = refund
  const decisions = refundDecisionsOf(refund)
  if (decisions.length === 0) return null
  const about = `${formatBaht(bahtFromSatang(amountSatang))}, ${reference ?? 'no booking'}`
  return (
    <Form method="post" action={href('/admin/decide-refund')} className="attention-item__decide">
      <input type="hidden" name="refundId" value={id} />
      {decisions.map((decision) => (
        <Button type="submit" name="decision" value={decision} key={decision}>
          {DECISION_TEXTS[decision]}
          <span className="visually-hidden">: {about}</span>
        </Button>
      ))}
    </Form>
  )
}
