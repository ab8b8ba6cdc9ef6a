import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { GuestLink } from './guest-link.tsx'
import { moneyAddress } from './money-address.ts'
import type { MoneyView } from './view/load-money.ts'

/** The cash that drivers have, trip by trip, and the button that notes its receipt. */
export function CashPanel({ money }: { money: MoneyView }) {
  const { cash, due } = money
  return (
    <section className="panel" aria-labelledby="cash">
      <div className="panel__head">
        <h2 id="cash">Cash with drivers</h2>
        {cash.baht > 0 && <p className="to-end strong ink">{formatBaht(cash.baht)}</p>}
      </div>
      {cash.drivers.length === 0 && <p className="panel__empty muted">No driver is holding cash for you.</p>}
      <ol>
        {cash.drivers.map((driver, index) => (
          <li className="holder ruled pad-row cluster at-top spread gap-4 gap-x-8" key={driver.driverId}>
            <details open={index === 0}>
              <summary className="cluster middle touch gap-x-8">
                <span>
                  <b>{driver.name}</b> {driver.thaiName && <span lang="th">{driver.thaiName}</span>}
                </span>
                <span className="muted">{counted(driver.payments.length, 'payment')}</span>
              </summary>
              <ul>
                {driver.payments.map(({ id, day, guest, baht }) => (
                  <li className="cluster middle spread gap-x-8" key={id}>
                    <span>
                      {day}, <GuestLink guest={guest} />
                    </span>
                    <span className="money__amount nowrap align-right">{formatBaht(baht)}</span>
                  </li>
                ))}
              </ul>
            </details>
            <form method="post" action={moneyAddress(money)}>
              <input type="hidden" name="driverId" value={driver.driverId} />
              <input type="hidden" name="payments" value={driver.paymentIds.join(' ')} />
              <Button type="submit">
                Received {formatBaht(driver.baht)}
                <span className="visually-hidden"> from {driver.name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ol>
      {money.isPresent && due.todayBaht > 0 && (
        <p className="pad-row muted flex middle gap-4 ruled">
          <Icon name="clock" />
          <span>{formatBaht(due.todayBaht)} is still due on today’s trips.</span>
        </p>
      )}
    </section>
  )
}
