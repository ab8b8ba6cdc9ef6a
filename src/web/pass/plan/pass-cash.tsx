import { Fragment } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { CashView, PriceNote } from './cash-view.ts'

/** What the party pays on the spot: each ticket for adults and children, and the sums. */
export function PassCash({ cash }: { cash: CashView | null }) {
  if (!cash) return null
  const { party, needed, optional, together, sums, isChildPriceUnknown } = cash
  const hasChildren = party.children > 0
  const columns = hasChildren ? 4 : 3
  return (
    <section id="cash" aria-labelledby="cash-title">
      <h2 id="cash-title">What to bring in cash</h2>
      <p className="pass__small">
        You pay for entrance and tickets on the spot, in baht. Each place sets its own prices and may change
        them.
        {isChildPriceUnknown && ' Where we don’t know a child price, children count as adults.'}
      </p>
      {cash.childrenChoices.length > 1 && <ChildrenChoice cash={cash} />}
      <div className="pass__panel stack gap-12 pad-panel raised-ticket">
        <table className="pass__tickets full-width size-small">
          <thead>
            <tr>
              <th scope="col">Ticket</th>
              <th scope="col">{countOf(party.adults, 'adult', 'adults')}</th>
              {hasChildren && <th scope="col">{countOf(party.children, 'child', 'children')}</th>}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {needed.map((ticket) => (
              <Fragment key={ticket.name}>
                <tr>
                  <th scope="row">{ticket.name}</th>
                  <td>{ticket.adult}</td>
                  {hasChildren && <td>{ticket.child}</td>}
                  <td>{ticket.together}</td>
                </tr>
                <NoteRow note={ticket.note} columns={columns} />
              </Fragment>
            ))}
            {optional.map(({ name, note, price }) => (
              <Fragment key={name}>
                <tr className="pass__optional">
                  <th scope="row" colSpan={columns - 1}>
                    {name}, not in the total
                  </th>
                  <td>{price}</td>
                </tr>
                <NoteRow note={note} columns={columns} />
              </Fragment>
            ))}
          </tbody>
          {together && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={columns - 1}>
                  Tickets in total
                </th>
                <td>{together}</td>
              </tr>
            </tfoot>
          )}
        </table>
        {sums.length > 0 && (
          <dl className="pass__sums fit-wide ruled pad-top-12 gap-16 gap-x-24">
            {sums.map(({ label, value, note }) => (
              <div key={label}>
                <dt className="muted size-small">{label}</dt>
                <dd>
                  <b className="block display size-card">{value}</b>{' '}
                  <span className="muted size-small">{note}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

function NoteRow({ note: { text, checked }, columns }: { note: PriceNote; columns: number }) {
  return (
    <tr className="pass__note">
      <td colSpan={columns}>
        {text && `${text} `}Checked on <time dateTime={checked.day}>{checked.words}</time>.
      </td>
    </tr>
  )
}

/** Asks the page itself, so it changes nothing. */
function ChildrenChoice({ cash: { party, childrenChoices } }: { cash: CashView }) {
  return (
    <form method="get" action="#cash" className="pass__children cluster bottom gap-12 above-12 below-12">
      <SelectField
        id="pass-children"
        name="children"
        label="Children in your group"
        required
        defaultValue={party.children}
      >
        {childrenChoices.map((children) => (
          <option key={children}>{children}</option>
        ))}
      </SelectField>
      <Button type="submit">Work it out</Button>
    </form>
  )
}

function countOf(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}
