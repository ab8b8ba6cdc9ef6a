import { daysInWords, factsOf } from '#bookings/booking.words.ts'
import { company } from '#content/company.ts'
import { phoneLink } from '#guests/contact/phone-link.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { AskButton, FactRows } from '../booking-facts.tsx'
import { type EndedFacts, endedSubject, endedTitle } from '../ended-facts.ts'
import { Amounts } from '../parts/amounts.tsx'
import { Facts, LongFact } from '../parts/facts.tsx'
import { link } from '../parts/style.ts'
import { Heading, Paragraph, Reference, SmallPrint } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'
import { Hello } from './guest-mail.tsx'

const TEXTS = {
  cancelled: {
    word: 'Cancelled',
    preview: (day: string) => `Your booking${day} is cancelled.`,
    heading: 'Your booking is cancelled',
    text: 'we’ve cancelled your booking, as you asked.',
  },
  'called-off': {
    word: 'Cancelled',
    preview: (day: string) => `We had to cancel your booking${day}.`,
    heading: 'We had to cancel your booking',
    text: 'we’re sorry, but we’ve had to cancel your booking.',
  },
  declined: {
    word: 'Not available',
    preview: (day: string) => `We can’t take your booking${day}.`,
    heading: 'We can’t take your booking',
    text: 'we’re sorry, but we can’t take your booking.',
  },
} as const

/** To a guest: the booking is cancelled, by the guest or the operator, or declined; with what goes back and when. */
export function guestBookingEnded(how: keyof typeof TEXTS, facts: EndedFacts): Mail {
  const { word, heading, text, preview } = TEXTS[how]
  const money = moneySentence(facts)
  const { booking, paidBaht, refundBaht, refundedBeforeBaht, refundWhen } = facts
  const { reference } = booking
  const days = booking.travelDate && daysInWords(booking)
  return {
    subject:
      refundBaht > 0
        ? `${word}: your refund of ${formatBaht(refundBaht)}, ${reference}`
        : endedSubject(word, facts),
    preview: `${preview(days ? ` for ${days}` : '')} You won’t be charged anything more.`,
    body: (
      <>
        <Heading>{refundBaht > 0 ? `${word}. We’re refunding ${formatBaht(refundBaht)}` : heading}</Heading>
        <Paragraph>
          <Hello booking={booking} />, {text} {money}
        </Paragraph>
        <Ticket
          title={<s>{endedTitle(booking)}</s>}
          stub={
            <>
              {refundBaht > 0 ? (
                <>
                  <Amounts
                    amounts={[
                      { label: 'Paid', value: formatBaht(paidBaht) },
                      ...(refundedBeforeBaht > 0
                        ? [{ label: 'Refunded before', value: `−${formatBaht(refundedBeforeBaht)}` }]
                        : []),
                      { label: 'Refund', value: `−${formatBaht(refundBaht)}` },
                      {
                        label: 'Cost to you',
                        value: formatBaht(paidBaht - refundedBeforeBaht - refundBaht),
                        look: 'total',
                      },
                    ]}
                  />
                  <StubNote>
                    {refundWhen} Reference <Reference>{reference}</Reference>
                  </StubNote>
                </>
              ) : (
                <Figures reference={reference} />
              )}
              <AskButton reference={reference} />
            </>
          }
        >
          <Facts>
            <FactRows facts={factsOf(booking, ['days'])} to="guest" />
            {booking.closingNote && (
              <LongFact label="From us">
                <TypedText text={booking.closingNote} />
              </LongFact>
            )}
          </Facts>
        </Ticket>
        {how === 'cancelled' && <DidYouCancel />}
      </>
    ),
  }
}

/** The link to a pass is enough to cancel, and a guest may have passed it on. */
function DidYouCancel() {
  return (
    <SmallPrint>
      Didn’t cancel? Call us straight away on{' '}
      <a href={phoneLink(company.phone)} style={link}>
        {company.phone}
      </a>
      . Anyone with the link to your trip pass can cancel.
    </SmallPrint>
  )
}

function moneySentence({ paidBaht, refundBaht, isDecidedByPerson }: EndedFacts): string {
  if (paidBaht === 0) return 'You haven’t been charged.'
  if (isDecidedByPerson) return 'We’ll check your payment and email you about it.'
  if (refundBaht === 0)
    return `Under your booking terms, the ${formatBaht(paidBaht)} you paid can’t be refunded.`
  if (refundBaht === paidBaht) return `We’re refunding the full ${formatBaht(paidBaht)} the way you paid.`
  return `We’re refunding ${formatBaht(refundBaht)} of your ${formatBaht(paidBaht)} the way you paid.`
}
