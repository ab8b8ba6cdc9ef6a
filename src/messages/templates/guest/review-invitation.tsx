import type { CSSProperties } from 'react'
import { factsOf } from '#bookings/booking.words.ts'
import { BookingTitle, bookingSubject, FactRows, type ToldBooking } from '../booking-facts.tsx'
import { Facts } from '../parts/facts.tsx'
import { colour, text } from '../parts/style.ts'
import { Table } from '../parts/table.tsx'
import { Heading, Paragraph, Reference, SmallPrint } from '../parts/text.tsx'
import { Button, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { Hello } from './guest-mail.tsx'

/** To a guest after the trip: thanks, and an invitation to write a review. */
export function guestReviewInvitation({
  booking,
  driver,
  reviewUrl,
}: {
  booking: ToldBooking
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
          <Hello booking={booking} />, we hope you had a great day. If you like, tell other travellers about
          it: one to five stars and a sentence or two.
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Stars reviewUrl={reviewUrl} />
              <StubNote>
                This opens a short form with your stars filled in. Nothing is sent until you press Send. We
                read every review before it appears on our site. Reference{' '}
                <Reference>{booking.reference}</Reference>
              </StubNote>
              <Button href={reviewUrl} kind="main">
                Write a review
              </Button>
            </>
          }
        >
          <Facts>
            <FactRows facts={factsOf(booking, ['days'])} to="guest" />
          </Facts>
        </Ticket>
        <SmallPrint>
          Something wasn’t right? Reply to this email and tell us. A review is up to you, and we’ll only ask
          this once.
        </SmallPrint>
      </>
    ),
  }
}

/** One link for each number of stars. The text version has the one link below them. */
function Stars({ reviewUrl }: { reviewUrl: string }) {
  const box = { border: `1px solid ${colour.edge}`, borderRadius: 10, backgroundColor: colour.sheet }
  return (
    <Table isSkippedInText style={{ tableLayout: 'fixed', borderSpacing: 4 }}>
      <tr>
        <td colSpan={5} style={{ ...text, fontWeight: 600, padding: '0 4px 4px' }}>
          Choose your stars to begin
        </td>
      </tr>
      <tr>
        {[1, 2, 3, 4, 5].map((stars) => (
          <td key={stars} align="center" style={box}>
            <a href={`${reviewUrl}&stars=${stars}`} style={{ ...text, ...star }}>
              {stars} <span style={{ color: colour.star }}>★</span>
            </a>
          </td>
        ))}
      </tr>
    </Table>
  )
}

const star: CSSProperties = {
  display: 'block',
  fontWeight: 600,
  lineHeight: '24px',
  textDecoration: 'none',
  padding: '11px 0',
}
