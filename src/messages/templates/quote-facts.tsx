import { formatBaht } from '#money/money.rules.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { type ChangeInWords, lineInWords } from '#quotes/quote.words.ts'
import { type QuotePlan, quoteParts, quoteTotalBaht } from '#quotes/quote-plan.rules.ts'
import type { ToldBooking } from './booking-facts.tsx'
import { type Amount, Amounts } from './parts/amounts.tsx'
import { Fact, Facts } from './parts/facts.tsx'
import { SmallHeading } from './parts/text.tsx'
import { StubNote } from './parts/ticket.tsx'
import { TypedText } from './typed-text.tsx'

/** One version of a quote. */
export type QuoteFacts = {
  booking: ToldBooking
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
  /** Are its vehicles held now, until its last instant? */
  isHeld: boolean
  /** Until when it can be asked for again at the same price, in words; null when that is over. */
  keptUntil: string | null
  /** What is left after the deposit, and how it can be paid, as a sentence; null when nothing is. */
  rest: string | null
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
      <SmallHeading>What changed since version {number - 1}</SmallHeading>
      <Amounts
        amounts={changes.map(({ label, was, becomes, price }) => ({
          label: [`${label}, ${becomes ?? 'removed'}`, was && `was ${was}`].filter(Boolean).join('; '),
          value: price,
        }))}
      />
    </>
  )
}

/** The lines, their sum, and what is paid when. */
export function QuotePrices({
  plan,
  number,
  earlierBaht,
  rest,
}: Pick<QuoteFacts, 'plan' | 'number' | 'earlierBaht' | 'rest'>) {
  const { depositBaht, restBaht } = quoteParts(plan)
  const totalBaht = quoteTotalBaht(plan)
  const total: Amount = { label: 'For the whole vehicle', value: formatBaht(totalBaht), look: 'total' }
  const earlier: Amount[] =
    earlierBaht === null || earlierBaht === totalBaht
      ? []
      : [{ label: `Version ${number - 1} was`, value: formatBaht(earlierBaht), look: 'struck' }]
  const now: Amount[] =
    depositBaht > 0
      ? [
          {
            label: restBaht > 0 ? 'Deposit when you accept' : 'To pay when you accept',
            value: formatBaht(depositBaht),
          },
        ]
      : []
  return (
    <>
      <Amounts
        amounts={[
          ...plan.lines.map((line): Amount => {
            const { label, detail, price } = lineInWords(line)
            return { label: [label, detail].filter(Boolean).join(', '), value: price }
          }),
          ...[total, ...earlier, ...now],
        ]}
      />
      {rest && <StubNote>{rest}</StubNote>}
      {depositBaht === 0 && <StubNote>Pay nothing now. You pay your driver in cash on the day.</StubNote>}
    </>
  )
}
