import { Form, useNavigation } from 'react-router'
import { AnchorButton, Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import type { QuoteView } from './quote-view.ts'

/** The price with its lines, and on the stub what is paid now and the answer. */
export function QuoteTicket({ quote }: { quote: QuoteView }) {
  const { id, lines, total, payment, terms, notIncluded, canAccept, canWish, pass, reference, until } = quote
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Ticket className="quote__ticket">
      <TicketBody>
        <h2 className="size-card">Your price</h2>
        <dl className="pass__costs">
          {lines.map(({ label, detail, price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same, and are never reordered here
            <div className="flex baseline spread gap-16 pad-y-8" key={index}>
              <dt>
                {label}
                {detail && <span className="block muted size-small">{detail}</span>}
              </dt>
              <dd className="medium nowrap">{price}</dd>
            </div>
          ))}
          <div className="flex baseline spread gap-16 pad-y-8">
            <dt>For the whole vehicle</dt>
            <dd className="medium nowrap">{total}</dd>
          </div>
        </dl>
        {notIncluded && (
          <>
            <h3 className="above-16">Not included, and terms</h3>
            <p className="lines block muted size-small">{notIncluded}</p>
          </>
        )}
      </TicketBody>
      <TicketStub className="stack gap-12">
        {payment?.now && (
          <dl>
            <div className="flex baseline spread gap-16 pad-y-8">
              <dt>{payment.label}</dt>
              <dd className="medium nowrap">{payment.now}</dd>
            </div>
          </dl>
        )}
        {payment && <Rest payment={payment} />}
        {canAccept && (
          <Form method="post">
            <input type="hidden" name="quote" value={id} />
            <Button
              type="submit"
              name="press"
              value="accept"
              look="primary"
              wide
              disabled={isBusy}
              aria-describedby="accepting-pays accepting"
              data-act="accept"
            >
              <span>
                Accept
                <span aria-hidden="true" id="accepting-pays">
                  {payment?.now ? ` and pay ${payment.now}` : `, pay the driver ${total}`}
                </span>
              </span>
            </Button>
          </Form>
        )}
        {canAccept && (
          <p className="block muted size-small" id="accepting">
            {payment?.now
              ? `Books the trip and takes you to the payment of ${payment.now}.`
              : 'Books the trip. You won’t be charged now.'}
          </p>
        )}
        {pass && (
          <LinkButton to={pass} look="primary" wide>
            Open your trip pass
          </LinkButton>
        )}
        {canWish && (
          <AnchorButton href="#ask" wide>
            Ask for a change
          </AnchorButton>
        )}
        {canAccept && (
          <p className="flex gap-8 size-small icons-low icons-jade">
            <Icon name="clock" />
            <span>Valid until {until} (Bangkok).</span>
          </p>
        )}
        {terms.map(({ before, until: end, after }) => (
          <p className="flex gap-8 size-small icons-low icons-jade" key={end.at}>
            <Icon name="shield" />
            <span>
              {before} <time dateTime={end.at}>{end.words}</time>
              {after}
            </span>
          </p>
        ))}
        <p className="block muted size-small">Reference {reference}</p>
      </TicketStub>
    </Ticket>
  )
}

/** How the rest of the price is paid, or all of it. */
function Rest({ payment: { now, rest } }: { payment: NonNullable<QuoteView['payment']> }) {
  if (now === null)
    return (
      <p className="block muted size-small">Pay nothing now. You pay your driver the full price in cash.</p>
    )
  if (!rest) return null
  return (
    <p className="block muted size-small">
      Pay the remaining {rest.price}{' '}
      {rest.byCard && (
        <>
          on your trip pass until <time dateTime={rest.byCard.at}>{rest.byCard.words}</time>, or{' '}
        </>
      )}
      in cash to your driver.
    </p>
  )
}
