import { Form, href, useLocation } from 'react-router'
import type { UnfinishedRefund } from '#adapters/database/admin/attention.ts'
import { Button } from '#app/ui/button.tsx'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import type { RefundReason } from '#domain/payments/refund-status.ts'
import type { RefundDecision } from '#operations/payments/decide-refund.ts'
import { Badge } from '../badge.tsx'
import { REFUND_STATES } from '../state-labels.ts'
import { BookingOfItem } from './booking-of-item.tsx'

const REASONS: Record<RefundReason, string> = {
  policy: 'The guest cancelled.',
  operator_cancelled: 'You cancelled or declined.',
  late_payment: 'The money came too late.',
  duplicate: 'The booking was paid already.',
  mismatch: 'The payment is not the one that was expected.',
  goodwill: 'You chose to give it back.',
}

/** What an admin can do with a refund in this state; nothing while the provider has it. */
const BUTTONS: Partial<Record<UnfinishedRefund['status'], [decision: RefundDecision, text: string][]>> = {
  suggested: [
    ['approve', 'Give it back'],
    ['dismiss', 'Dismiss'],
  ],
  failed: [
    ['retry', 'Try again'],
    ['dismiss', 'Dismiss'],
  ],
}

/** A refund that an admin decides about, or that is under way. */
export function RefundItem({ refund }: { refund: UnfinishedRefund }) {
  const { reference, customerName, createdAt, amountSatang, reason, lastError, status } = refund
  return (
    <li className="attention-item">
      <BookingOfItem reference={reference} customerName={customerName} at={createdAt} />
      <div>
        <p>
          <Badge state={REFUND_STATES[status]} /> <b>{formatBaht(bahtFromSatang(amountSatang))}</b>{' '}
          {REASONS[reason]}
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

function Decisions({ refund: { id, status, reference, amountSatang } }: { refund: UnfinishedRefund }) {
  const { pathname, search } = useLocation()
  const buttons = BUTTONS[status]
  if (!buttons) return null
  const about = `${formatBaht(bahtFromSatang(amountSatang))}, ${reference ?? 'no booking'}`
  return (
    <Form method="post" action={href('/admin/decide-refund')} className="attention-item__decide">
      <input type="hidden" name="refundId" value={id} />
      <input type="hidden" name="back" value={pathname + search} />
      {buttons.map(([decision, text]) => (
        <Button type="submit" name="decision" value={decision} key={decision}>
          {text}
          <span className="visually-hidden">: {about}</span>
        </Button>
      ))}
    </Form>
  )
}
