/** `waiting`: the reader has not confirmed the address by the link in the email yet. */
export type SubscriptionState = 'active' | 'waiting' | 'unsubscribed'

/** The state of a newsletter subscription. A reader who unsubscribed and subscribes again has to confirm again. */
export function subscriptionState(subscription: {
  isActive: boolean
  askedAt: Date
  unsubscribedAt: Date | null
}): SubscriptionState {
  const { isActive, askedAt, unsubscribedAt } = subscription
  if (isActive) return 'active'
  return unsubscribedAt !== null && unsubscribedAt >= askedAt ? 'unsubscribed' : 'waiting'
}
