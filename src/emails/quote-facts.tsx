import { restSentence } from '#content/deposit-sentences.ts'
import { type ChangeInWords, lineInWords } from '#content/quote-words.ts'
import { formatBaht } from '#domain/money.ts'
import { type QuotePlan, quoteParts, quoteTotalBaht } from '#domain/quotes/quote-plan.ts'
import { formatShortDay } from '#domain/time/calendar.ts'
import { Fact, Facts } from './parts/facts.tsx'
import { Subheading } from './parts/text.tsx'
import type { RequestFacts } from './request-facts.tsx'
import { TypedText } from './typed-text.tsx'

/** One version of a quote. */
export type QuoteFacts = {
  request: RequestFacts
  /** From 1. */
  number: number
  plan: QuotePlan
  /** The words to the guest; may be empty. */
  note: string
  /** Its last instant: `Mon 23 Nov, 18:00`. */
  until: string
  /** What differs from the version before; nothing for the first. */
  changes: readonly ChangeInWords[]
  /** The price of the version before; null for the first. */
  earlierBaht: number | null
  quoteUrl: string
}

/** The days, each with its stops. */
export function QuoteDays({ plan }: Pick<QuoteFacts, 'plan'>) {
  return (
    <Facts>
      {plan.days.map(({ date, begins, ends, stops }) => (
        <Fact label={formatShortDay(date)} key={date}>
          <TypedText
            text={[`${begins} to ${ends}`, stops.map(({ place }) => place).join(', ')]
              .filter(Boolean)
              .join('\n')}
          />
        </Fact>
      ))}
    </Facts>
  )
}

/** What differs from the version before, with the price of each. */
export function QuoteChanges({ changes, number }: Pick<QuoteFacts, 'changes' | 'number'>) {
  if (changes.length === 0) return null
  return (
    <>
      <Subheading>What changed since version {number - 1}</Subheading>
      <Facts>
        {changes.map(({ label, was, becomes, price }) => (
          <Fact label={label} key={`${label} ${was} ${becomes}`}>
            {[becomes ?? 'left out', was && `before: ${was}`, price].filter(Boolean).join('; ')}
          </Fact>
        ))}
      </Facts>
    </>
  )
}

/** The lines, their sum, and what is paid when. */
export function QuotePrices({ plan, earlierBaht }: Pick<QuoteFacts, 'plan' | 'earlierBaht'>) {
  const { depositBaht, restBaht } = quoteParts(plan)
  return (
    <Facts>
      {plan.lines.map((line) => {
        const { label, detail, price } = lineInWords(line)
        return (
          <Fact label={price} key={label}>
            {[label, detail].filter(Boolean).join(', ')}
          </Fact>
        )
      })}
      <Fact label={formatBaht(quoteTotalBaht(plan))}>
        For the whole vehicle{earlierBaht !== null && `; the version before was ${formatBaht(earlierBaht)}`}
      </Fact>
      {depositBaht > 0 && (
        <Fact label={formatBaht(depositBaht)}>
          To pay when you accept. {restBaht > 0 && restSentence(restBaht, plan.days[0].date)}
        </Fact>
      )}
      {depositBaht === 0 && <Fact label="To pay now">Nothing. You pay your driver in cash.</Fact>}
    </Facts>
  )
}
