import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { GuestLink } from './guest-link.tsx'
import { moneyAddress } from './money-address.ts'
import { RefundForm } from './refund-form.tsx'
import type { MoneyView } from './view/load-money.ts'

/** Refunds that wait for a person, and those that are on their way. */
export function PayBackPanel({ money }: { money: MoneyView }) {
  const { payBack } = money
  const back = moneyAddress(money)
  return (
    <section className="panel" aria-labelledby="pay-back">
      <div className="panel__head">
        <h2 id="pay-back">To refund</h2>
        {payBack.baht > 0 && <p className="to-end strong ink">{formatBaht(payBack.baht)}</p>}
      </div>
      {payBack.rows.length === 0 && <p className="panel__empty muted">Nothing to refund.</p>}
      <ol>
        {payBack.rows.map((row) => (
          <li className="ruled pad-row" key={row.id}>
            <p className="cluster middle spread gap-x-8">
              <GuestLink guest={row.guest} />
              <b className="money__amount nowrap align-right">{formatBaht(row.baht)}</b>
            </p>
            <p className="muted">
              {row.why} Paid by {row.paidBy}. Since {row.since}.
            </p>
            {row.isUnderWay ? (
              <p className="muted flex middle gap-4">
                <Icon name="clock" />
                <span>
                  {formatBaht(row.baht)} on its way. {row.lastError}
                </span>
              </p>
            ) : (
              <RefundForm refund={row.refund} about={row.guest.name} back={back} />
            )}
          </li>
        ))}
      </ol>
      {payBack.more > 0 && (
        <p className="pad-row muted flex middle gap-4 ruled">And {counted(payBack.more, 'other')}.</p>
      )}
    </section>
  )
}
