import { href, Link } from 'react-router'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice, RefusedNotice } from '../../ui/notice.tsx'
import { CashPanel } from './cash-panel.tsx'
import { DuePanel } from './due-panel.tsx'
import { GuestLink } from './guest-link.tsx'
import { MismatchPanel } from './mismatch-panel.tsx'
import { moneyAddress } from './money-address.ts'
import { PayBackPanel } from './pay-back-panel.tsx'
import type { MoneyView } from './view/load-money.ts'

/** The money of a month, and what is open in any month. `refused` says why a press has changed nothing. */
export function MoneyPage({ money, refused }: { money: MoneyView; refused?: string }) {
  return (
    <div className="money column gap-16">
      <MoneyHead money={money} />
      {refused && (
        <RefusedNotice>
          <p>{refused}</p>
        </RefusedNotice>
      )}
      {money.checked?.isSilent && (
        <Notice tone="error">
          <p>{money.checked.text}</p>
        </Notice>
      )}
      <MonthTiles money={money} />
      <div className="money__columns stack grid at-top gap-16">
        <div className="column gap-16 shrink">
          <MismatchPanel money={money} />
          <DuePanel money={money} />
          <PaidPanel money={money} />
        </div>
        <div className="column gap-16 shrink">
          <CashPanel money={money} />
          <PayBackPanel money={money} />
        </div>
      </div>
    </div>
  )
}

function MoneyHead({ money: { month, title, until, before, after } }: { money: MoneyView }) {
  return (
    <header className="desk-head cluster middle spread gap-8 gap-x-16">
      <div>
        <h1>Money</h1>
        <p>{until ? `${title}, to ${until} today` : title}</p>
      </div>
      <div className="buttons-sheet cluster gap-4">
        <nav className="cluster gap-4" aria-label="Month">
          <LinkButton to={moneyAddress({ month: before })} aria-label="Previous month">
            <Icon name="chevron-left" />
          </LinkButton>
          {after && (
            <LinkButton to={moneyAddress({ month: after })} aria-label="Next month">
              <Icon name="chevron-right" />
            </LinkButton>
          )}
        </nav>
        <form method="get" action={href('/desk/money/export.csv')}>
          <input type="hidden" name="month" value={month} />
          <Button type="submit">
            Export<span className="visually-hidden"> {title}</span>
          </Button>
        </form>
      </div>
    </header>
  )
}

/** What came in the month, by way of paying, what went back, and the total. */
function MonthTiles({ money: { totals, due, name, isPresent } }: { money: MoneyView }) {
  const { card, transfer, cash, paidBack, totalBaht } = totals
  return (
    <dl className="panel tiles fit-wide">
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
        <b className="display size-card">{formatBaht(baht)}</b>
        {note && <span className="muted">{note}</span>}
      </dd>
    </div>
  )
}

/** Every movement of money in the month, newest first. */
function PaidPanel({ money: { paid, title, month } }: { money: MoneyView }) {
  return (
    <section className="panel" aria-labelledby="paid">
      <div className="panel__head">
        <h2 id="paid">Paid</h2>
        <p>Newest first</p>
        {paid.rows.length < paid.total && (
          <Link className="link money__all to-end" to={moneyAddress({ month, showsAll: true })}>
            All {paid.total}
          </Link>
        )}
      </div>
      {paid.rows.length === 0 && <p className="panel__empty muted">No money has moved in {title}.</p>}
      <ol>
        {paid.rows.map(({ id, when, guest, text, baht, state }) => (
          <li className="movement ruled pad-row grid middle gap-x-12" key={id}>
            <span className="muted">{when}</span>
            <GuestLink guest={guest} />
            <span className="muted">{text}</span>
            <span className="money__amount nowrap align-right">{formatBaht(baht)}</span>
            <span className="muted flex middle gap-4">
              {state && <Icon name={state === 'agrees' ? 'check' : 'alert'} />}
              {state}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
