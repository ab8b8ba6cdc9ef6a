/**
 * What the hero and the stats band say about the business: the operator's own claims, which must be true before
 * the site goes live.
 */

import { formatBaht } from '#domain/money.ts'
import { company } from './company.ts'

export type Claim = { value: string; label: string }

export const heroClaims: readonly Claim[] = [
  { value: '300+', label: 'happy travellers' },
  { value: '5.0', label: 'rating' },
  { value: '24/7', label: 'support' },
  { value: `Since ${company.since}`, label: 'in operation' },
]

export const stats: readonly Claim[] = [
  { value: '300+', label: 'trips' },
  { value: '100%', label: '5-star reviews' },
  // The car of that trip, shared by as many as it seats; docs/decisions/021-starting-price.md.
  { value: formatBaht(1500), label: 'starting price each for the Death Railway day, three in one car' },
]
