import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { DisputeItem } from './dispute-item.tsx'
import type { AttentionItems } from './read-attention.ts'
import { RefundItem } from './refund-item.tsx'
import { UndeliverableMailItem } from './undeliverable-mail-item.tsx'
import { UnexpectedPaymentItem } from './unexpected-payment-item.tsx'

const SHOWN_AT_ONCE = 2

/** The payments, refunds, disputes, emails and alarms that need a person. Not shown when there are none. */
export function AttentionPanel({ items }: { items: AttentionItems }) {
  const { payments, refunds, disputes, mails, alarms } = items
  const total = payments.total + refunds.total + disputes.total + mails.total + alarms.length
  if (total === 0) return null
  return (
    <details className="attention" id="attention" open>
      <summary>
        <Icon name="alert" />
        <h2>Payments and emails</h2>
        <span className="attention__count">
          <span className="visually-hidden">Needs you </span>
          {total}
        </span>
      </summary>
      <Items
        title="Payments to check"
        advice="Look each one up at the payment provider, then confirm the trip to the guest yourself or refund the money. Where it can, the site suggests the refund below."
        total={payments.total}
        items={payments.rows.map((payment) => <UnexpectedPaymentItem payment={payment} key={payment.id} />)}
      />
      <Items
        title="Refunds"
        advice="The site sends a refund once you approve it, and keeps trying if the payment provider doesn’t answer. A failed refund hasn’t reached the guest: try again, or pay another way and dismiss it here."
        total={refunds.total}
        items={refunds.rows.map((refund) => <RefundItem refund={refund} key={refund.id} />)}
      />
      <Items
        title="Disputes to answer"
        advice="The guest’s bank is asking for the money back. Answer at the payment provider before its deadline; the dispute then leaves this list by itself."
        total={disputes.total}
        items={disputes.rows.map((dispute) => <DisputeItem dispute={dispute} key={dispute.id} />)}
      />
      <Items
        title="Undelivered emails"
        advice="Send them again once the cause is fixed, or contact the guest another way."
        total={mails.total}
        items={mails.rows.map((mail) => <UndeliverableMailItem mail={mail} key={mail.id} />)}
      />
      <Items
        title="The site itself"
        advice="Tell the person who runs the server; docs/operations.md says what to do."
        total={alarms.length}
        items={alarms.map((message) => (
          <li className="attention-item attention-item--text" key={message}>
            {message}
          </li>
        ))}
      />
    </details>
  )
}

type ItemsProps = { title: string; advice: string; total: number; items: ReactNode[] }

function Items({ title, advice, total, items }: ItemsProps) {
  if (total === 0) return null
  const rest = items.slice(SHOWN_AT_ONCE)
  return (
    <>
      <h3>
        {title} <span>{total}</span>
      </h3>
      <p className="attention__advice">{advice}</p>
      <ul>{items.slice(0, SHOWN_AT_ONCE)}</ul>
      {rest.length > 0 && (
        <details className="attention__rest">
          <summary>{items.length < total ? `The newest ${items.length}` : `All ${total}`}</summary>
          <ul>{rest}</ul>
        </details>
      )}
    </>
  )
}
