export type SubscriptionState = 'active' | 'waiting' | 'unsubscribed'

/** Active after the click in the question mail; whoever has ended the news and asks again waits again. */
export function subscriptionState(subscription: {
  isActive: boolean
  askedAt: Date
  unsubscribedAt: Date | null
}): SubscriptionState {
  const { isActive, askedAt, unsubscribedAt } = subscription
  if (isActive) return 'active'
  return unsubscribedAt !== null && unsubscribedAt >= askedAt ? 'unsubscribed' : 'waiting'
}
