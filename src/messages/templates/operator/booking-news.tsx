import type { ReactNode } from 'react'
import { daysInWords, type FactName, factsOf, loadInWords } from '#bookings/booking.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { quoteTotalBaht } from '#quotes/quote-plan.rules.ts'
import { BookingTitle, bookingSubject, FactRows, ShortFacts, type ToldBooking } from '../booking-facts.tsx'
import { ContactFacts } from '../contact-facts.tsx'
import { Facts } from '../parts/facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { QuoteFacts } from '../quote-facts.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'

type Told = { booking: ToldBooking; deskUrl: string }

type News = {
  /** Begins the subject. */
  word: string
  preview: string
  heading: string
  text: ReactNode
  figure?: [label: string, value: string]
  /** Told besides day, party and vehicle. */
  facts?: readonly FactName[]
  /** The label of the email's one button. */
  open?: string
  /** What to do next. */
  steps?: readonly string[]
}

/** An email to the operator about what became of a booking, with the booking in short and its guest as a ticket. */
function newsOf({ booking, deskUrl }: Told, news: News): Mail {
  const { word, preview, heading, text, figure, facts = [], open = 'Open the booking', steps } = news
  return {
    subject: bookingSubject(word, booking),
    preview,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>{text}</Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="operator" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={figure} />
              <Button href={deskUrl} kind="main">
                {open}
              </Button>
            </>
          }
        >
          <ShortFacts booking={booking} to="operator" />
          <Facts>
            <FactRows facts={factsOf(booking, facts)} to="operator" />
            <ContactFacts {...booking} />
          </Facts>
        </Ticket>
        {steps && (
          <>
            <Subheading>What to do next</Subheading>
            <Steps steps={steps} />
          </>
        )}
      </>
    ),
  }
}

/** A guest has given their booking another day, time, party or vehicle. */
export function operatorBookingMoved(told: Told): Mail {
  const now = `Changed to ${daysInWords(told.booking)}, ${loadInWords(told.booking)}. A vehicle is assigned`
  return newsOf(told, {
    word: 'Changed by the guest',
    preview: `${now}.`,
    heading: 'A guest has changed their booking',
    text: `${now}, and the earlier slot is free again.`,
  })
}

/** A guest has added a hotel, a flight or the ages of the children on the pass. */
export function operatorGuestDetails(told: Told): Mail {
  return newsOf(told, {
    word: 'Details from the guest',
    preview: 'They are on the booking and the driver’s page. Nothing to do.',
    heading: 'A guest has told us more',
    text: 'It’s on the booking and the driver’s page already, so there’s nothing to do.',
    facts: ['hotel', 'needs'],
  })
}

/** A request was not answered in time, and its vehicle can be sold again. */
export function operatorHoldEnded(told: Told): Mail {
  return newsOf(told, {
    word: 'Not answered in time',
    preview: 'The vehicle is no longer held for this guest. You can still confirm if one is free.',
    heading: 'A request wasn’t answered in time',
    text: 'Its vehicle is available again, and the guest has been told they owe nothing.',
    figure: ['The request', 'Expired'],
    steps: [
      'Check whether a vehicle is still free on that day.',
      'If so, write to the guest and confirm if they still want to go.',
    ],
  })
}

/**
 * A guest has paid for a booking that is confirmed already.
 * @param payment `how` it came, for example `by card`; `remaining`: what is still to be paid, in words, empty for a trip that is off
 */
export function operatorPaymentReceived({
  amountBaht,
  how,
  remaining,
  ...told
}: Told & { amountBaht: number; how: string; remaining: string }): Mail {
  const amount = formatBaht(amountBaht)
  return newsOf(told, {
    word: 'Payment received',
    preview: `${amount} ${how}. ${remaining}`,
    heading: 'A guest has paid',
    text: `${amount} received ${how}. ${remaining}`,
    figure: [`Paid ${how}`, amount],
  })
}

/** A guest has answered a proposal. `isWaiting`: the request still has no answer. */
export function operatorProposalAnswered({
  isAccepted,
  isWaiting,
  ...told
}: Told & { isAccepted: boolean; isWaiting: boolean }): Mail {
  if (isAccepted)
    return newsOf(told, {
      word: 'Proposal accepted',
      preview: 'Nothing more to do.',
      heading: 'A guest accepted your proposal',
      text: 'The booking is confirmed as you proposed it, and the guest has been told.',
    })
  return newsOf(told, {
    word: 'Proposal declined',
    preview: isWaiting ? 'Make another proposal, or decline.' : 'Nothing more to do.',
    heading: 'A guest declined your proposal',
    text: isWaiting ? 'The request is still waiting for your reply.' : 'The request has been answered since.',
  })
}

type AboutQuote = Told & Pick<QuoteFacts, 'plan'>

/** A guest has accepted a quote. */
export function operatorQuoteAccepted({ plan, ...told }: AboutQuote): Mail {
  const price = formatBaht(quoteTotalBaht(plan))
  return newsOf(told, {
    word: 'Quote accepted',
    preview: `The booking is confirmed at ${price}, and a vehicle is assigned.`,
    heading: 'A guest accepted your quote',
    text: `The booking is confirmed at ${price}, a vehicle is assigned, and the guest has been told.`,
    figure: ['Price', price],
  })
}

/** A guest wants something in a quote to be different. */
export function operatorQuoteWish({ wish, isOpen, ...told }: Told & { wish: string; isOpen: boolean }): Mail {
  return newsOf(told, {
    word: 'Quote change requested',
    preview: isOpen
      ? 'Write the next version; the current one stays valid until then.'
      : 'Write the next version; the last one has expired.',
    heading: 'A guest asks for a change',
    text: <TypedText text={wish} />,
    open: 'Write the next version',
  })
}

/** A quote ended without an answer. */
export function operatorQuoteEnded(told: Told): Mail {
  return newsOf(told, {
    word: 'Quote expired',
    preview: 'The guest didn’t accept in time. Anything held is available again.',
    heading: 'A quote wasn’t accepted in time',
    text: 'Anything held for it is available again, and the guest has been told they owe nothing. You can send another version.',
    open: 'Open the quote',
  })
}
