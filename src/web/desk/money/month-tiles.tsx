import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import type { MoneyView } from './view/load-money.ts'

/** What came in the month, by way of paying, what went back, and the total. */
export function MonthTiles({ money: { totals, due, name, isPresent } }: { money: MoneyView }) {
  const { card, transfer, cash, paidBack, totalBaht } = totals
  return (
    <dl className="panel tiles grid">
      <Tile name="Card" baht={card.baht} note={counted(card.count, 'payment')} />
      <Tile name="PromptPay and transfer" baht={transfer.baht} note={counted(transfer.count, 'payment')} />
      <Tile name="Cash" baht={cash.baht} note={counted(cash.count, 'payment')} />
      <Tile name="Refunded" baht={-paidBack.baht} note={counted(paidBack.count, 'refund')} />
      <Tile
        name={isPresent ? `${name} so far` : `${name} in total`}
        baht={totalBaht}
        note={due.toComeBaht > 0 ? `and ${formatBaht(due.toComeBaht)} still to come` : undefined}
        isTotal
      />
    </dl>
  )
}

type TileProps = { name: string; baht: number; note: string | undefined; isTotal?: boolean }

function Tile({ name, baht, note, isTotal }: TileProps) {
  return (
    <div className={isTotal ? 'tile tile--total column pad-row' : 'tile column pad-row'}>
      <dt className="muted">{name}</dt>
      <dd className="column">
        <b className="strong size-card tight">{formatBaht(baht)}</b>
        {note && <span className="muted">{note}</span>}
      </dd>
    </div>
  )
}
