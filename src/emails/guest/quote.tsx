import { daysInWords, spanInWords } from '#content/quote-words.ts'
import { formatBaht } from '#domain/money.ts'
import { quoteTotalBaht } from '#domain/quotes/quote-plan.ts'
import { AskButton } from '../booking-facts.tsx'
import { Heading, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button, Figures, StubNote, Ticket } from '../parts/ticket.tsx'
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
              <Figures reference={request.reference} figure={[spanInWords(plan), price]} />
              <StubNote>
                Please answer by {until}, Bangkok time.{held}
              </StubNote>
              <Button href={quote.quoteUrl} kind="main">
                See the quote and accept
              </Button>
              <AskButton reference={request.reference} kind="other" />
            </>
          }
        >
          <QuoteDays plan={plan} />
          <QuotePrices plan={plan} earlierBaht={quote.earlierBaht} />
        </Ticket>
        {!isEnding && <QuoteChanges changes={quote.changes} number={number} />}
        <SmallPrint>Opening the quote accepts nothing. You read every line first, and pay last.</SmallPrint>
      </>
    ),
  }
}
