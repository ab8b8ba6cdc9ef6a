import { Link } from 'react-router'
import { formatBaht } from '#money/money.rules.ts'
import { Icon } from '../../ui/icon.tsx'
import { GuestLink } from './guest-link.tsx'
import { moneyAddress } from './money-address.ts'
import type { MoneyView } from './view/load-money.ts'

/** Every movement of money in the month, newest first. */
export function PaidPanel({ money: { paid, title, month } }: { money: MoneyView }) {
  return (
    <section className="panel" aria-labelledby="paid">
      <div className="panel__head">
        <h2 id="paid">Paid</h2>
        <p>Newest first</p>
        {paid.rows.length < paid.total && (
          <Link className="link money__all" to={moneyAddress({ month, showsAll: true })}>
            All {paid.total}
          </Link>
        )}
      </div>
      {paid.rows.length === 0 && <p className="money__empty muted">No money has moved in {title}.</p>}
      <ol className="money__list">
        {paid.rows.map(({ id, when, guest, text, baht, state }) => (
          <li className="movement grid middle gap-x-12" key={id}>
            <span className="movement__when">{when}</span>
            <GuestLink guest={guest} />
            <span className="movement__what">{text}</span>
            <span className="money__amount nowrap align-right">{formatBaht(baht)}</span>
            <span className="movement__state flex middle gap-4">
              {state && <Icon name={state === 'agrees' ? 'check' : 'alert'} />}
              {state}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
