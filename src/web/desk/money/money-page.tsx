import { href } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice, RefusedNotice } from '../../ui/notice.tsx'
import { CashPanel } from './cash-panel.tsx'
import { DuePanel } from './due-panel.tsx'
import { MismatchPanel } from './mismatch-panel.tsx'
import { moneyAddress } from './money-address.ts'
import { MonthTiles } from './month-tiles.tsx'
import { PaidPanel } from './paid-panel.tsx'
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
      <div className="money__columns grid at-top gap-16">
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
      <div className="money__tools cluster gap-4">
        <nav className="money__pager cluster gap-4" aria-label="Month">
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
