import { href } from 'react-router'
import { company } from '#content/company.ts'
import { FactList } from '../../parts/booking-facts/fact-list.tsx'
import { GuestLinkError } from '../../parts/error-page/guest-link-error.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { depsContext } from '../../shell/context.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { PassPath } from '../pass-path.tsx'
import { PrintButton } from '../print-button.tsx'
import { requirePass } from '../require-pass.ts'
import type { Route } from './+types/page.ts'
import { receiptViewOf } from './receipt-view.ts'

export const handle = CHAT_AT_END

export async function loader({ params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const pass = await requirePass(deps, params.token)
  return receiptViewOf(pass, deps.now())
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? `Receipt, ${loaderData.reference}` : 'Receipt')

export default function Receipt({ loaderData: receipt, params: { token } }: Route.ComponentProps) {
  const { reference, facts, price, lines, paidBack, total } = receipt
  return (
    <div className="receipt page wrap stack gap-16">
      <PassPath to={href('/booking/:token', { token })} reference={reference} here="Receipt" />
      <h1>Receipt</h1>
      {lines.length === 0 && <p>Nothing has been paid for this booking yet.</p>}
      <Ticket>
        <TicketBody>
          <FactList facts={facts} />
          {price.length > 0 && (
            <>
              <h2>Price</h2>
              <dl className="pass__costs">
                {price.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <h2>Payments</h2>
          <dl className="pass__costs">
            {lines.map(({ method, sum, day, dayInWords }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
              <div key={index}>
                <dt>
                  {method}, <time dateTime={day}>{dayInWords}</time>
                </dt>
                <dd>{sum}</dd>
              </div>
            ))}
            {paidBack && (
              <div>
                <dt>Refunded</dt>
                <dd>{paidBack}</dd>
              </div>
            )}
            <div>
              <dt>Total received</dt>
              <dd>{total}</dd>
            </div>
          </dl>
        </TicketBody>
        <TicketStub className="column gap-12">
          <p>
            Reference <b className="pass__reference">{reference}</b>
          </p>
          <p className="pass__small">
            Received by {company.name}, {company.address}, {company.phone}, licence {company.licence}. This is
            not a tax invoice.
          </p>
          <PrintButton className="button button--outline button--wide">Print or save as PDF</PrintButton>
        </TicketStub>
      </Ticket>
    </div>
  )
}

export const ErrorBoundary = GuestLinkError
