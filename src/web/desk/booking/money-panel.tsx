import { formatBaht } from '#money/money.rules.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Money } from './view/money.ts'

/** The price, what was paid and paid back, what is due, and the terms that were agreed. */
export function MoneyPanel({ money }: { money: Money }) {
  const { priceBaht, priceText, waitingBaht, deposit, lines, paidBaht, givenBackBaht, dueBaht, terms } = money
  return (
    <section className="panel stack gap-8 pad-16" aria-labelledby="money">
      <h2 id="money">Price and money</h2>
      <table className="sums full-width">
        <tbody>
          <tr>
            <th scope="row">{priceText}</th>
            <td>{priceBaht === null ? 'No price yet' : formatBaht(priceBaht)}</td>
          </tr>
          {waitingBaht > 0 && (
            <tr>
              <th scope="row">Of which waiting</th>
              <td>{formatBaht(waitingBaht)}</td>
            </tr>
          )}
          {deposit && (
            <tr>
              <th scope="row">
                Agreed deposit <span className="muted size-meta">then {formatBaht(deposit.restBaht)}</span>
              </th>
              <td>{formatBaht(deposit.depositBaht)}</td>
            </tr>
          )}
          {lines.map(({ text, sub, baht }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
            <tr key={index}>
              <th scope="row">
                {text} {sub && <span className="muted size-meta">{sub}</span>}
              </th>
              <td>{baht !== undefined && formatBaht(baht)}</td>
            </tr>
          ))}
          <tr className="sums__total">
            <th scope="row">Paid</th>
            <td>{formatBaht(paidBaht)}</td>
          </tr>
          {givenBackBaht > 0 && (
            <tr>
              <th scope="row">Refunded</th>
              <td>{formatBaht(givenBackBaht)}</td>
            </tr>
          )}
          {dueBaht !== null && (
            <tr className="sums__total">
              <th scope="row">Still due</th>
              <td>{formatBaht(dueBaht)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {terms && (
        <p className="flex gap-8 icons-low icons-jade muted size-meta">
          <Icon name="shield" />
          <span>Terms of this booking: {terms}</span>
        </p>
      )}
    </section>
  )
}
