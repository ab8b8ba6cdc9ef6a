import type { ReactNode } from 'react'
import type { Fact } from '#bookings/fact.words.ts'
import { FactList } from '../../parts/booking-facts/fact-list.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { PassPath } from '../pass-path.tsx'

type ChangeFrameProps = {
  view: {
    title: string
    facts: readonly Fact[]
    reference: string
    lead: string
    /** Why the guest cannot do this; the page then leads back to the pass. */
    whyNot: string | null
  }
  passPath: string
  /** The page in the path to it, and its headline. */
  here: string
  headline: string
  /** Why what was pressed is refused. */
  error: string | undefined
  children: ReactNode
}

/** What the pages on which a guest changes a booking have in common: the booking as it is stands beside the form. */
export function ChangeFrame({ view, passPath, here, headline, error, children }: ChangeFrameProps) {
  return (
    <div className="pass-change page wrap stack gap-16">
      <PassPath to={passPath} reference={view.reference} here={here} />
      <h1>{headline}</h1>
      {error && (
        <RefusedNotice>
          <p>{error}</p>
        </RefusedNotice>
      )}
      <p className="measure muted size-lead">{view.whyNot ?? view.lead}</p>
      <div className="pass-change__columns stack above-12 gap-32 gap-x-48">
        <div className="stack gap-24 packed">
          {view.whyNot ? (
            <p>
              <LinkButton to={passPath} look="primary">
                Open your trip pass
              </LinkButton>
            </p>
          ) : (
            children
          )}
        </div>
        <BookedTicket view={view} />
      </div>
    </div>
  )
}

/** What the page is about: the booking as it is now. */
function BookedTicket({
  view: { title, facts, reference },
}: {
  view: { title: string; facts: readonly Fact[]; reference: string }
}) {
  return (
    <Ticket className="self-top">
      <TicketBody>
        <h2 className="size-card below-8">{title}</h2>
        <FactList facts={facts} />
      </TicketBody>
      <TicketStub>
        <p>
          Your reference is <b className="pass__reference">{reference}</b>
        </p>
      </TicketStub>
    </Ticket>
  )
}
