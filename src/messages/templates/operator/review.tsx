import { formatDay, type PlainDate } from '#platform/time/calendar.ts'
import { Fact, Facts, LongFact } from '../parts/facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'

/** The review of a guest. Name, country and text are as the guest typed them. */
export type ReviewFacts = {
  /** Null when the booking of the review is not in the database. */
  reference: string | null
  tourName: string
  customerName: string
  customerCountry: string | null
  rating: number
  reviewText: string
  reviewDate: PlainDate
  dashboardUrl: string
}

/** To the operator: a review that waits for approval. */
export function operatorReview(review: ReviewFacts): Mail {
  const stars = `${review.rating} of 5`
  return {
    subject: `Review to approve: ${stars} stars${review.reference ? `, ${review.reference}` : ''}`,
    preview: 'Read it, then approve it or turn it down.',
    body: (
      <>
        <Heading>A review to approve</Heading>
        <Paragraph>A guest has reviewed a trip. It won’t appear on the site until you approve it.</Paragraph>
        <Ticket
          title={<TypedText text={review.tourName} />}
          stub={
            <>
              <Figures reference={review.reference ?? 'Not known'} figure={['Stars', stars]} />
              <StubNote>If you reply to this email, your reply goes to the guest.</StubNote>
              <Button href={review.dashboardUrl} kind="main">
                Open the dashboard
              </Button>
            </>
          }
        >
          <Facts>
            <Fact label="Name">
              <TypedText text={review.customerName} />
            </Fact>
            <Fact label="Country">
              <TypedText text={review.customerCountry ?? 'Not specified'} />
            </Fact>
            <Fact label="Written">{formatDay(review.reviewDate)}</Fact>
            <LongFact label="Review">
              <TypedText text={review.reviewText} />
            </LongFact>
          </Facts>
        </Ticket>
      </>
    ),
  }
}
