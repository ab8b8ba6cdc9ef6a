import { newsletterSchema, SUBSCRIPTION_SOURCES } from '#guests/newsletter/newsletter.rules.ts'
import type { newsletterSubscriptions } from '#platform/database/schema/schema.ts'
import { guests } from './guests.ts'
import { DAY_MS, MINUTE_MS, type SeedContext } from './seed-context.ts'
import { type Draw, idOf, seededRandom } from './seeded-random.ts'

type SubscriptionRow = typeof newsletterSubscriptions.$inferInsert & { createdAt: Date }
type SubscriptionKind = 'active' | 'ended' | 'unconfirmed'

const SUBSCRIBERS = 60

/** Newsletter subscriptions. Those that ended or were not confirmed are recent, because the site deletes them after a month. */
export function listSubscriptions({ nowMs }: SeedContext): SubscriptionRow[] {
  const readers = guests.filter((_, index) => index % 2 === 1).slice(0, SUBSCRIBERS)
  return readers.map((guest, index) => {
    const label = `subscription ${index + 1}`
    const draw = seededRandom(label)
    const kind = kindOf(index)
    const wish = newsletterSchema.parse({
      name: draw.chance(0.65) ? guest.name : null,
      email: guest.email,
      source: draw.pick(SUBSCRIPTION_SOURCES),
    })
    return {
      id: idOf(label),
      confirmationId: idOf(`question of ${label}`),
      name: wish.name,
      email: wish.email,
      subscriptionSource: wish.source,
      isActive: kind === 'active',
      ...momentsOf(kind, nowMs, draw),
    }
  })
}

function kindOf(index: number): SubscriptionKind {
  if (index % 8 === 7) return 'ended'
  return index % 6 === 5 ? 'unconfirmed' : 'active'
}

function momentsOf(kind: SubscriptionKind, nowMs: number, draw: Draw) {
  const daysAgo = draw.between(
    { active: [0.5, 200], ended: [40, 200], unconfirmed: [0.1, 25] }[kind] as [number, number],
  )
  const askedAt = new Date(nowMs - daysAgo * DAY_MS)
  const confirmedAt = new Date(askedAt.getTime() + draw.between([2, 90]) * MINUTE_MS)
  const endedAt = new Date(nowMs - draw.between([1, 25]) * DAY_MS)
  return {
    ...{ createdAt: askedAt, askedAt },
    confirmedAt: kind === 'unconfirmed' ? null : confirmedAt,
    unsubscribedAt: kind === 'ended' ? endedAt : null,
  }
}
