import { formatDay } from '#domain/time/calendar.ts'
import { type BookingFacts, bookingSubject, guestTripTitle } from '../booking-facts.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { Heading, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button, Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest after the trip: thanks, and an invitation to write a review. */
export function guestReviewInvitation({
  booking,
  driver,
  reviewUrl,
}: {
  booking: BookingFacts
  /** The name of the driver; null when nobody is known to have driven. */
  driver: string | null
  reviewUrl: string
}): Mail {
  return {
    subject: driver
      ? `How was the day with ${driver}? ${booking.reference}`
      : bookingSubject('How was your day', booking),
    preview: 'Stars and a few words for other travellers, if you like.',
    body: (
      <>
        <Heading>{driver ? `How was the day with ${driver}?` : 'Thank you for travelling with us'}</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, we hope that you had a good day. If you
          like, tell other travellers about it: one to five stars and a sentence or two.
        </Paragraph>
        <Ticket
          title={<TypedText text={guestTripTitle(booking)} />}
          stub={
            <>
              <Figures reference={booking.reference} />
              <StubNote>We read every review before it is shown on our site.</StubNote>
              <Button href={reviewUrl} kind="main">
                Write a review
              </Button>
            </>
          }
        >
          <Facts>
            <Fact label="Date">{formatDay(booking.travelDate)}</Fact>
          </Facts>
        </Ticket>
        <SmallPrint>
          Something was not as it should be? Reply to this mail and tell us. A review is up to you, and this
          is the only mail in which we ask for one.
        </SmallPrint>
      </>
    ),
  }
}
