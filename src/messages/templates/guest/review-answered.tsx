import { Facts, LongFact } from '../parts/facts.tsx'
import { Heading, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button, Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'
import { Hello } from './guest-mail.tsx'

/** The name is as the guest typed it. The text of the review is left out: an email repeats no free text of a guest. */
export type AnsweredReviewFacts = {
  /** Null when the booking of the review is not in the database any more. */
  reference: string | null
  tourName: string
  customerName: string
  rating: number
  answer: string
  /** The page with the review. */
  pageUrl: string
}

/** To a guest whose review was answered on the site. */
export function guestReviewAnswered(review: AnsweredReviewFacts): Mail {
  return {
    subject: `Our reply to your review${review.reference ? `, ${review.reference}` : ''}`,
    preview: 'Thank you for your review. Our reply is below it on our site.',
    body: (
      <>
        <Heading>Our reply to your review</Heading>
        <Paragraph>
          <Hello booking={review} />, thank you for your review. It’s on our site, with our reply below it.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(review.tourName)} />}
          stub={
            <>
              <Figures
                reference={review.reference ?? 'Not known'}
                figure={['Stars', `${review.rating} of 5`]}
              />
              <StubNote>If you reply to this email, it stays between us.</StubNote>
              <Button href={review.pageUrl} kind="main">
                See it on the site
              </Button>
            </>
          }
        >
          <Facts>
            <LongFact label="Our reply">
              <TypedText text={review.answer} />
            </LongFact>
          </Facts>
        </Ticket>
        <SmallPrint>We send this email once, because you reviewed your trip with us.</SmallPrint>
      </>
    ),
  }
}
