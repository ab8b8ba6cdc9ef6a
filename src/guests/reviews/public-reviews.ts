import { findCompletedSums } from '#bookings/bookings.store.ts'
import { unlessDatabaseAway } from '#platform/database/unless-database-away.ts'
import type { Deps } from '#platform/deps.ts'
import { type Rating, ratingOf, type TripTotals } from './reputation.rules.ts'
import {
  findApprovedSums,
  listApprovedReviewsOf,
  listApprovedSums,
  listFeaturedReviews,
  listPostcards,
  type PublicReview,
} from './testimonials.store.ts'

export type { PublicReview }

type Needed = Pick<Deps, 'db' | 'alarms' | 'showsSamples'>

const SHOWN_ON_HOME = 6
const SHOWN_ON_TRIP = 4
const POSTCARDS_ON_HOME = 2

export type Reputation = {
  /** Featured reviews, the newest first. */
  featured: PublicReview[]
  /** The average of all approved reviews; undefined while there are too few. */
  rating: Rating | undefined
  /** Undefined before the first booking was completed. */
  travelled: TripTotals | undefined
  /** Samples stand in until there are enough approved reviews; never at a public address. */
  showsSamples: boolean
  /** At a public address with too few approved reviews: facts of the business stand in for them. */
  isNew: boolean
}

/** The reputation of the business that the home page shows; empty while the database is away. */
export async function findReputation(deps: Needed): Promise<Reputation> {
  const nothing = { featured: [], rating: undefined, travelled: undefined, showsSamples: false, isNew: false }
  return unlessDatabaseAway(deps, nothing, async () => {
    const { read } = deps.db
    const [featured, approved, completed] = await Promise.all([
      listFeaturedReviews(read, SHOWN_ON_HOME),
      findApprovedSums(read),
      findCompletedSums(read),
    ])
    const rating = ratingOf(approved)
    const travelled = completed.trips > 0 ? completed : undefined
    const standIn = standInFor(deps, rating)
    return { featured: standIn.isNew ? [] : featured, rating, travelled, ...standIn }
  })
}

/** The newest reviews with a picture, for the home page; none while the database is away. */
export async function findPostcards(deps: Needed): Promise<PublicReview[]> {
  return unlessDatabaseAway(deps, [], () => listPostcards(deps.db.read, POSTCARDS_ON_HOME))
}

export type TripReputation = {
  /** The newest first. */
  reviews: PublicReview[]
  /** The average of the trip's reviews, or of all while the trip has too few; undefined while those are too few as well. */
  rating: (Rating & { isOfTrip: boolean }) | undefined
} & Pick<Reputation, 'showsSamples' | 'isNew'>

/** What guests say of a trip; empty while the database is away. */
export async function findReputationOf(deps: Needed, tourId: string): Promise<TripReputation> {
  const nothing = { reviews: [], rating: undefined, showsSamples: false, isNew: false }
  return unlessDatabaseAway(deps, nothing, async () => {
    const { read } = deps.db
    const [reviews, ofTrip, ofAll] = await Promise.all([
      listApprovedReviewsOf(read, tourId, SHOWN_ON_TRIP),
      findApprovedSums(read, tourId),
      findApprovedSums(read),
    ])
    const [own, all] = [ratingOf(ofTrip), ratingOf(ofAll)]
    const rating = own ?? all
    const standIn = standInFor(deps, all)
    return {
      reviews: standIn.isNew ? [] : reviews,
      rating: rating && { ...rating, isOfTrip: own !== undefined },
      ...standIn,
    }
  })
}

/** What stands in for reviews while there are too few for a rating of all. */
function standInFor({ showsSamples }: Needed, rating: Rating | undefined) {
  return { showsSamples: showsSamples && !rating, isNew: !showsSamples && !rating }
}

/** The rating of each trip that has enough reviews, by its id; empty while the database is away. */
export async function findRatingsOfTrips(deps: Needed): Promise<ReadonlyMap<string, Rating>> {
  return unlessDatabaseAway(deps, new Map(), async () => {
    const sums = await listApprovedSums(deps.db.read)
    return new Map(
      sums.flatMap(({ tourId, ...reviews }) => {
        const rating = ratingOf(reviews)
        return tourId && rating ? [[tourId, rating] as const] : []
      }),
    )
  })
}
