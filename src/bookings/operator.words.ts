import type { Tour } from '#catalogue/tour.rules.ts'
import { company } from '#content/company.ts'
import type { BookingRules } from './operator-rules/booking-rules.rules.ts'
import { cancellationSentences, cashSentence } from './operator-rules/rule-sentences.words.ts'

type Guiding = Pick<Tour, 'isGuided'>

/** Whether a guide comes along, as one of the facts of a trip. */
export function guidingFact({ isGuided }: Guiding): string {
  return isGuided ? 'With a licensed guide' : 'Driver only, no guide'
}

/** The same as a sentence about all trips. */
export function guidingSentence(tours: readonly Guiding[]): string {
  const guided = tours.filter(({ isGuided }) => isGuided).length
  if (guided === 0)
    return 'Driver only: your driver knows the roads and the places, but is not a licensed guide.'
  if (guided === tours.length) return 'A licensed guide comes along with your driver.'
  return 'Driver only, or with a licensed guide where the trip says so.'
}

/** The facts of the business that stand behind every trip; one that is empty in `company` is left out. */
export function operatorFacts(): { name: string; text: string }[] {
  return [
    { name: 'Company', text: company.legalName },
    { name: 'Tour licence', text: company.licence },
    { name: 'Insurance', text: company.insurance },
  ].filter(({ text }: { text: string }) => text !== '')
}

/** What a guest can rely on while there are too few reviews: who answers for a trip, how it is paid, what cancelling costs. */
export function newHouseFacts(
  rules: Pick<BookingRules, 'channels' | 'depositPercent' | 'cancellation'>,
): ReturnType<typeof operatorFacts> {
  const cash = cashSentence(rules)
  return [
    ...operatorFacts(),
    ...(cash ? [{ name: 'Paying', text: cash }] : []),
    { name: 'Cancelling', text: cancellationSentences(rules.cancellation).free },
  ]
}
