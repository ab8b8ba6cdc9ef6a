import { formatBaht } from '#domain/money.ts'
import type { Rating, TripTotals } from '#domain/reputation.ts'
import { formatCount } from '#text/number-format.ts'
import { company } from './company.ts'

/** `isProved` becomes true when you can prove it; `'off'` takes it off the site. */
type Claim = { value: string; isProved: boolean } | 'off'

/**
 * What the site says about the business without computing it. What ships is not proved: set your own values, or turn
 * a claim off. At a public address the server refuses to start while one is not proved, and names it. Approved
 * reviews and completed bookings replace what they can tell.
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

/** What you can prove from before this site counted; bookings completed through the site are added. */
const BEFORE: TripTotals = { trips: 0, travellers: 0 }

/** The claims that keep a site from going public, by name. */
export const unprovedClaims = Object.entries(claims)
  .filter(([, claim]) => claim !== 'off' && !claim.isProved)
  .map(([name]) => name)

/** One of the numbers on the home page; `note` says for what it is true. */
export type ClaimLine = { value: string; label: string; note?: string }

/** What is known about the business from its reviews and bookings. */
export type Figures = { rating?: Rating | undefined; travelled?: TripTotals | undefined }

/** The line under the hero. */
export function heroClaims({ rating, travelled }: Figures): ClaimLine[] {
  return [
    ...lineOf(counted(travelled, 'travellers'), claims.travellers, 'happy travellers'),
    ...lineOf(
      rating?.average.toFixed(1),
      claims.rating,
      rating ? `rating from ${rating.count} reviews` : 'rating',
    ),
    { value: supportHours(), label: 'support' },
    ...lineOf(undefined, claims.since, 'in operation'),
  ]
}

/** The numbers of the stats band. */
export function stats({ rating, travelled }: Figures): ClaimLine[] {
  return [
    ...lineOf(counted(travelled, 'trips'), claims.trips, 'trips'),
    ...lineOf(rating && `${rating.fiveStarPercent}%`, claims.fiveStars, '5-star reviews'),
    {
      // The car of that trip, shared by as many as it seats; docs/decisions/021-starting-price.md.
      value: formatBaht(1500),
      label: 'starting price',
      note: `Death Railway day from ${formatBaht(1500)} each, three sharing`,
    },
  ]
}

/** A claim that is turned off stays off, whatever could be computed for it. */
function lineOf(computed: string | undefined, claim: Claim, label: string): ClaimLine[] {
  return claim === 'off' ? [] : [{ value: computed ?? claim.value, label }]
}

/** What was counted, as soon as it is no less than what is claimed. */
function counted(travelled: TripTotals | undefined, what: keyof TripTotals): string | undefined {
  if (!travelled) return undefined
  const [total, claim] = [travelled[what] + BEFORE[what], claims[what]]
  const isLess = claim !== 'off' && total < Number.parseInt(claim.value, 10)
  return isLess ? undefined : formatCount(total)
}

/** Nobody promises an answer at night who does not give it. */
function supportHours(): string {
  const { opens, closes, answersAtNight } = company.hours
  return answersAtNight ? '24/7' : `${opens}-${closes}`
}
