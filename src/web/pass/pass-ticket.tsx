import { useEffect, useRef, useState } from 'react'
import { FactList } from '../parts/booking-facts/fact-list.tsx'
import { Art } from '../ui/art.tsx'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../ui/ticket.tsx'
import { useIsOffline } from './offline/use-is-offline.ts'
import type { ShownPass } from './shown-pass.tsx'

/** Everything that was asked for, and on the stub what it costs and what is to be done. */
export function PassTicket({ pass, isKept }: { pass: ShownPass; isKept: boolean }) {
  const { poster, title, facts, reference, costs, payment, receiptPath, action, whatsapp, proposal } = pass
  const isOffline = useIsOffline()
  const { stub, isTorn } = useTearOnSight(pass.isNew)
  const hasOtherAction = action || proposal || payment?.byCardBaht || pass.hasCrew
  return (
    <Ticket className="pass__ticket self-top">
      <TicketBody>
        {poster && <Art picture={poster} alt="" eager />}
        <h2 className="below-8">{title}</h2>
        <FactList facts={facts} />
      </TicketBody>
      <TicketStub className={`column gap-12 ${isTorn ? 'pass__torn' : ''}`} ref={stub}>
        <p>
          Your reference is <b className="pass__reference">{reference}</b>
        </p>
        <dl className="pass__costs">
          {costs.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {action && !isOffline && (
          <LinkButton to={action.to} look="primary" wide>
            {action.label}
          </LinkButton>
        )}
        <AnchorButton
          href={whatsapp.url}
          target="_blank"
          rel="noopener"
          wide
          look={hasOtherAction ? 'outline' : 'primary'}
        >
          <Icon name="chat" />
          {whatsapp.label}
        </AnchorButton>
        <p className="pass__small">Your message will include your reference.</p>
        {receiptPath && (
          <AnchorButton href={receiptPath} wide>
            Receipt
          </AnchorButton>
        )}
        {isKept && (
          <p className="pass__small">
            This page is saved on your phone and works offline. Some phones delete saved pages after a week;
            opening it saves it again.
          </p>
        )}
      </TicketStub>
    </Ticket>
  )
}

/** After a booking or payment, the stub tears off once, when the guest gets to see it. */
function useTearOnSight(isNew: boolean) {
  const stub = useRef<HTMLDivElement>(null)
  const [isTorn, setIsTorn] = useState(false)
  useEffect(() => {
    if (!isNew || !stub.current) return
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsTorn(true), {
      threshold: 0.3,
    })
    sight.observe(stub.current)
    return () => sight.disconnect()
  }, [isNew])
  return { stub, isTorn }
}
