import { company } from '#content/company.ts'
import { formatBaht } from '#money/money.rules.ts'
import { daysInWords } from '#quotes/quote.words.ts'
import { quoteTotalBaht } from '#quotes/quote-plan.rules.ts'
import { Heading, Reference, SmallPrint } from '../parts/text.tsx'
import { Button, StubNote, Ticket } from '../parts/ticket.tsx'
import { QuoteChanges, QuoteDays, type QuoteFacts, QuotePrices } from '../quote-facts.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'
import { Opening } from './guest-mail.tsx'

/** To a guest: a version of the quote. `isEnding`: it was sent before, and ends within a day. */
export function guestQuote(quote: QuoteFacts, { isEnding }: { isEnding: boolean }): Mail {
  const { booking, number, plan, note, until } = quote
  const price = formatBaht(quoteTotalBaht(plan))
  const version = number > 1 ? `, version ${number}` : ''
  const held = quote.isHeld ? ' We’re holding the vehicle for you until then.' : ''
  const valid = `Valid until ${until} (Bangkok).${held}`
  return {
    subject: `${isEnding ? 'Your quote expires soon' : 'Your quote'}${version}: ${plan.title} for ${price}, ${booking.reference}`,
    preview: valid,
    body: (
      <>
        <Heading>
          {isEnding
            ? 'Your quote expires soon'
            : `Your ${plan.days.length === 1 ? 'day' : daysInWords(plan)} with ${company.name}${version}`}
        </Heading>
        <Opening
          booking={booking}
          text={
            isEnding
              ? `the quote we sent you expires on ${until} (Bangkok time). If you don’t want it, there’s nothing to do.`
              : 'here’s what we’ve planned for you, at one price for the whole vehicle.'
          }
          note={isEnding || !note ? null : [note, plan.writer].filter(Boolean).join('\n')}
        />
        <Ticket
          title={<TypedText text={plan.title} />}
          stub={
            <>
              <QuotePrices plan={plan} number={number} earlierBaht={quote.earlierBaht} rest={quote.rest} />
              <StubNote>
                Please reply by {until}, Bangkok time.{held} Reference{' '}
                <Reference>{booking.reference}</Reference>
              </StubNote>
              <Button href={quote.quoteUrl} kind="main">
                See the quote and accept
              </Button>
              <Button href={`${quote.quoteUrl}#ask`} kind="other">
                Ask for a change
              </Button>
            </>
          }
        >
          <QuoteDays plan={plan} />
          {!isEnding && <QuoteChanges changes={quote.changes} number={number} />}
        </Ticket>
        <SmallPrint>
          Opening the quote doesn’t commit you to anything. You see every line before you accept.
        </SmallPrint>
      </>
    ),
  }
}
