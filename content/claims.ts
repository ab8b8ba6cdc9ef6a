import type { Rating, TripTotals } from '#guests/reviews/reputation.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { formatCount } from '#platform/text/number-format.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import { company } from './company.ts'

/** Set `isProved` to true when you can prove the claim; `'off'` removes it from the site. */
type Claim = { value: string; isProved: boolean } | 'off'

/**
 * Marketing figures of the business. The values that ship are not proved: set your own, or turn a claim off. At a public
 * address the server refuses to start while a claim is unproved, and names it. Where approved reviews and completed
 * bookings give a figure of their own, it replaces the claim.
 */
export const claims: Readonly<
  Record<'travellers' | 'rating' | 'since' | 'trips' | 'fiveStars' | 'views', Claim>
> = {
  travellers: { value: '300+', isProved: false },
  rating: { value: '5.0', isProved: false },
  since: { value: `Since ${company.since}`, isProved: false },
  trips: { value: '300+', isProved: false },
  fiveStars: { value: '100%', isProved: false },
  /** On the page for custom trips. */
  views: { value: 'Views: 1,358', isProved: false },
}

/** With a smaller share of five stars the average is shown, because a good 4.5 reads better than 69% of anything. */
const MIN_FIVE_STAR_PERCENT = 90

/** Trips that you can prove from before this site; bookings completed through the site are added. */
const EARLIER_TOTALS: TripTotals = { trips: 0, travellers: 0 }

/** The names of the claims that keep a site from going public. */
export const unprovedClaims = Object.entries(claims)
  .filter(([, claim]) => claim !== 'off' && !claim.isProved)
  .map(([name]) => name)

/** One figure on the home page; `note` explains it. */
export type ClaimLine = { value: string; label: string; note?: string }

/** The figures that the site computes from its reviews and bookings. */
export type Figures = { rating?: Rating | undefined; travelled?: TripTotals | undefined }

/** The rating in words: at the hero, in the strip of facts and in the stats band. */
export function ratingWords({ average, count }: Rating) {
  return {
    average: average.toFixed(1),
    value: `${average.toFixed(1)} of 5`,
    label: `${count} reviews by guests we drove`,
    guests: `from ${count} guests we drove ourselves`,
  }
}

/** The claims of the home page; a rating of real reviews stands in the strip of facts above them instead. */
export function heroClaims({ rating, travelled }: Figures): ClaimLine[] {
  return [
    ...lineOf(counted(travelled, 'travellers'), claims.travellers, 'happy travellers'),
    ...(rating ? [] : lineOf(undefined, claims.rating, 'rating')),
    support(),
    ...lineOf(undefined, claims.since, 'in operation'),
  ]
}

/** The figures of the stats band of the home page. */
export function stats({ rating, travelled }: Figures): ClaimLine[] {
  return [
    ...lineOf(counted(travelled, 'trips'), claims.trips, 'trips'),
    ...(rating && rating.fiveStarPercent < MIN_FIVE_STAR_PERCENT
      ? lineOf(ratingWords(rating).value, claims.fiveStars, ratingWords(rating).label)
      : lineOf(rating && `${rating.fiveStarPercent}%`, claims.fiveStars, '5-star reviews')),
    {
      // The car price of that trip, shared by the three guests whom it seats; docs/decisions/021-what-the-site-claims.md.
      value: formatBaht(1500),
      label: 'starting price',
      note: `Death Railway day from ${formatBaht(1500)} each, three sharing`,
    },
  ]
}

/**
 * Says once, between the stats band and the quotes below it, which of them are examples; null when neither is.
 * @param samples how many of the quotes are samples
 */
export function examplesNote(quotes: number, samples: number): string | null {
  if (samples === 0) return null
  const areFiguresExamples = [claims.trips, claims.fiveStars].some(
    (claim) => claim !== 'off' && !claim.isProved,
  )
  const examples = [
    ...(areFiguresExamples ? ['the trips and reviews counted above'] : []),
    ...(samples === quotes ? ['the quotes below'] : []),
  ].join(' and ')
  const sentence = `${examples} are only examples until our first guests have had their say.`
  return examples === '' ? null : atSentenceStart(sentence)
}

/** A claim that is turned off stays off, even when a computed figure exists. */
function lineOf(computed: string | undefined, claim: Claim, label: string): ClaimLine[] {
  return claim === 'off' ? [] : [{ value: computed ?? claim.value, label }]
}

/** The computed total, formatted; `undefined` while it is less than the claim. */
function counted(travelled: TripTotals | undefined, what: keyof TripTotals): string | undefined {
  if (!travelled) return undefined
  const [total, claim] = [travelled[what] + EARLIER_TOTALS[what], claims[what]]
  const isLess = claim !== 'off' && total < Number.parseInt(claim.value, 10)
  return isLess ? undefined : formatCount(total)
}

/** 24/7 only when the business answers at night. */
function support(): ClaimLine {
  const { opens, closes, answersAtNight } = company.hours
  return answersAtNight
    ? { value: '24/7', label: 'support' }
    : { value: 'Answers', label: `from ${opens} to ${closes}` }
}
