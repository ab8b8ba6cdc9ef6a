import { company } from '#content/company.ts'
import { formatBaht } from '#domain/money.ts'
import { phoneLink } from '#domain/requests/phone-link.ts'
import { AskButton } from '../booking-facts.tsx'
import { type EndedFacts, endedSubject } from '../ended-facts.ts'
import { Amounts } from '../parts/amounts.tsx'
import { Fact, Facts, LongFact } from '../parts/facts.tsx'
import { link } from '../parts/style.ts'
import { Heading, Paragraph, Reference, SmallPrint } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

const TEXTS = {
  cancelled: {
    word: 'Cancelled',
    preview: (day: string) => `Your booking${day} is cancelled.`,
    heading: 'Your booking is cancelled',
    text: 'we have cancelled your booking as you asked.',
  },
  'called-off': {
    word: 'Cancelled',
    preview: (day: string) => `We had to cancel your booking${day}.`,
    heading: 'We had to cancel your booking',
    text: 'we are sorry: we had to cancel your booking.',
  },
  declined: {
    word: 'Not possible',
    preview: (day: string) => `We cannot take your request${day}.`,
    heading: 'We cannot take your request',
    text: 'we are sorry: we cannot take your request.',
  },
} as const

/** To a guest: the booking is cancelled, by the guest or the operator, or declined; with what goes back and when. */
export function guestBookingEnded(how: keyof typeof TEXTS, facts: EndedFacts): Mail {
  const { word, heading, text, preview } = TEXTS[how]
  const money = moneySentence(facts)
  const { paidBaht, refundBaht, refundBy, refundNote, reference, title, day, note } = facts
  return {
    subject:
      refundBaht > 0
        ? `${word}: ${formatBaht(refundBaht)} goes back to you, ${reference}`
        : endedSubject(word, facts),
    preview: `${preview(day ? ` for ${day}` : '')} Nothing more is charged.`,
    body: (
      <>
        <Heading>{refundBaht > 0 ? `${word}. ${formatBaht(refundBaht)} goes back to you` : heading}</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(facts.customerName)} />, {text} {money}
        </Paragraph>
        <Ticket
          title={<s>{title}</s>}
          stub={
            <>
              {refundBaht > 0 ? (
                <>
                  <Amounts
                    amounts={[
                      { label: 'Paid', value: formatBaht(paidBaht) },
                      { label: 'Goes back to you', value: `−${formatBaht(refundBaht)}` },
                      {
                        label: 'The trip has cost you',
                        value: formatBaht(paidBaht - refundBaht),
                        look: 'total',
                      },
                    ]}
                  />
                  <StubNote>
                    It is on its way by {refundBy} at the latest. Your bank may need some more days to show
                    it.
                    {refundNote} Reference <Reference>{reference}</Reference>
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
            {day && <Fact label="Date">{day}</Fact>}
            {note && (
              <LongFact label="From us">
                <TypedText text={note} />
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
      You did not cancel? Call us at once on{' '}
      <a href={phoneLink(company.phone)} style={link}>
        {company.phone}
      </a>
      . Everybody who has the link to your trip pass can cancel with it.
    </SmallPrint>
  )
}

function moneySentence({ paidBaht, refundBaht, isDecidedByPerson }: EndedFacts): string {
  if (paidBaht === 0) return 'Nothing is charged.'
  if (isDecidedByPerson) return 'We look at your payment and write to you about the money.'
  if (refundBaht === 0)
    return `By the terms of your booking nothing of the ${formatBaht(paidBaht)} goes back.`
  if (refundBaht === paidBaht) return `The whole ${formatBaht(paidBaht)} goes back the way you paid.`
  return `${formatBaht(refundBaht)} of the ${formatBaht(paidBaht)} goes back the way you paid.`
}
