/**
 * The states of a review, and the state that each decision of the operator leads to.
 * - `pending`: nobody has decided about it yet
 * - `approved`: it stands on the page of its trip
 * - `featured`: it stands on the home page too
 * - `hidden`: it stands nowhere; that was decided, so it does not wait for anybody
 */
const TRANSITIONS = {
  pending: { approve: 'approved', feature: 'featured', hide: 'hidden' },
  approved: { feature: 'featured', hide: 'hidden' },
  featured: { approve: 'approved', hide: 'hidden' },
  hidden: { approve: 'approved', feature: 'featured' },
} as const satisfies Record<string, Record<string, string>>

export type ReviewStatus = keyof typeof TRANSITIONS

export const REVIEW_STATUSES = Object.keys(TRANSITIONS) as ReviewStatus[]
export const REVIEW_DECISIONS = ['approve', 'feature', 'hide'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/**
 * What a state says about a review.
 * - `shown`: everybody can read it on the site, and it counts in the rating
 * - `onHome`: it stands on the home page
 * - `needsAttention`: a person has to decide
 */
type ReviewTrait = 'shown' | 'onHome' | 'needsAttention'

const COUNTS_AS: Record<ReviewStatus, readonly ReviewTrait[]> = {
  pending: ['needsAttention'],
  approved: ['shown'],
  featured: ['shown', 'onHome'],
  hidden: [],
}

/** Does a review in this state have this trait? */
export function reviewCountsAs(status: ReviewStatus, trait: ReviewTrait): boolean {
  return COUNTS_AS[status].includes(trait)
}

/** The states that have this trait, for queries. */
export function reviewStatusesOf(trait: ReviewTrait): ReviewStatus[] {
  return REVIEW_STATUSES.filter((status) => reviewCountsAs(status, trait))
}

/** The state after a decision, or `undefined` when the review is in it already. */
export function nextReviewStatus(status: ReviewStatus, decision: ReviewDecision): ReviewStatus | undefined {
  const transitions: Partial<Record<ReviewDecision, ReviewStatus>> = TRANSITIONS[status]
  return transitions[decision]
}

/** The decisions that an admin can take about a review in this state. */
export function reviewDecisionsOf(status: ReviewStatus): ReviewDecision[] {
  return REVIEW_DECISIONS.filter((decision) => nextReviewStatus(status, decision))
}
