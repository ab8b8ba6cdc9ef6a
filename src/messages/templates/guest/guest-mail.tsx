import type { ReactNode } from 'react'
import { greetingName, isGreeting } from '#guests/contact/greeting-name.rules.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import { BookingTitle, bookingSubject, ShortFacts, type ToldBooking } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

type GuestMail = {
  /** Begins the subject. */
  word: string
  preview: string
  heading: string
  /** Goes on after the greeting. */
  text: string
  figure: [label: string, value: string]
  /** Sentences under the figure; those that are not said are empty, null or false. */
  notes?: readonly (string | null | false)[]
  buttons: ReactNode
  /** Facts after those of the booking. */
  facts?: ReactNode
  /** What follows after the ticket. */
  closing?: ReactNode
}

/** An email to a guest about a booking: what has happened, and the booking in short as a ticket. */
export function guestMail(
  booking: ToldBooking,
  { word, preview, heading, text, figure, notes = [], buttons, facts, closing }: GuestMail,
): Mail {
  return {
    subject: bookingSubject(word, booking),
    preview,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>
          <Hello booking={booking} />, {text}
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={figure} />
              {notes.map((note) => note && <StubNote key={note}>{note}</StubNote>)}
              {buttons}
            </>
          }
        >
          <ShortFacts booking={booking} to="guest" />
          {facts}
        </Ticket>
        {closing}
      </>
    ),
  }
}

/** `Hello Zoë`. */
export function Hello({ booking }: { booking: { customerName: string } }) {
  return (
    <>
      Hello <TypedText text={unlinked(greetingName(booking.customerName))} />
    </>
  )
}

/** The greeting with the first sentence, which begins in lower case, and the operator's note; a note that greets comes first. */
export function Opening({
  booking,
  text,
  note,
}: {
  booking: { customerName: string }
  text: string
  note: string | null
}) {
  const typed = note && (
    <Paragraph>
      <TypedText text={note} />
    </Paragraph>
  )
  if (note && isGreeting(note))
    return (
      <>
        {typed}
        <Paragraph>{atSentenceStart(text)}</Paragraph>
      </>
    )
  return (
    <>
      <Paragraph>
        <Hello booking={booking} />, {text}
      </Paragraph>
      {typed}
    </>
  )
}
