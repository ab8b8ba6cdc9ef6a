import type { ReactNode } from 'react'
import type { Fact } from '#bookings/fact.words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import { PassPath } from '../pass-path.tsx'
import { BookedTicket } from './booked-ticket.tsx'

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
    <div className="pass-change wrap stack gap-16">
      <PassPath to={passPath} reference={view.reference} here={here} />
      <h1>{headline}</h1>
      {error && (
        <RefusedNotice>
          <p>{error}</p>
        </RefusedNotice>
      )}
      <p className="pass-change__lead muted size-lead">{view.whyNot ?? view.lead}</p>
      <div className="pass-change__columns stack above-12 gap-32 gap-x-48">
        <div>
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
