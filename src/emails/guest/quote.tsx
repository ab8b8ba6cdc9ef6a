import { daysInWords } from '#content/quote-words.ts'
import { formatBaht } from '#domain/money.ts'
import { quoteTotalBaht } from '#domain/quotes/quote-plan.ts'
import { Heading, Paragraph, Reference, SmallPrint } from '../parts/text.tsx'
import { Button, StubNote, Ticket } from '../parts/ticket.tsx'
import { QuoteChanges, QuoteDays, type QuoteFacts, QuotePrices } from '../quote-facts.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest: a version of the quote. `isEnding`: it was sent before, and ends within a day. */
export function guestQuote(quote: QuoteFacts, { isEnding }: { isEnding: boolean }): Mail {
  const { request, number, plan, note, until } = quote
  const price = formatBaht(quoteTotalBaht(plan))
  const version = number > 1 ? `, version ${number}` : ''
  const held = plan.isHeld ? ' The vehicle is held for you until then.' : ''
  const valid = `Valid until ${until} (Bangkok).${held}`
  return {
    subject: `${isEnding ? 'Your quote ends soon' : 'Your quote'}${version}: ${daysInWords(plan)} for ${price}, ${request.reference}`,
    preview: valid,
    body: (
      <>
        <Heading>{isEnding ? 'Your quote ends soon' : `Your ${daysInWords(plan)}${version}`}</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />,{' '}
          {isEnding
            ? `the quote that we sent you ends on ${until} (Bangkok). It lapses by itself; you need not decline.`
            : 'here is what we have planned for you, with one price for the whole vehicle.'}
        </Paragraph>
        {note && !isEnding && (
          <Paragraph>
            <TypedText text={note} />
          </Paragraph>
        )}
        <Ticket
          title={<TypedText text={plan.title} />}
          stub={
            <>
              <QuotePrices plan={plan} number={number} earlierBaht={quote.earlierBaht} />
              <StubNote>
                Please answer by {until}, Bangkok time.{held} Reference{' '}
                <Reference>{request.reference}</Reference>
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
        <SmallPrint>Opening the quote accepts nothing. You read every line first, and pay last.</SmallPrint>
      </>
    ),
  }
}
