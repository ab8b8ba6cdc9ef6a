import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import type { StoredRules } from '#bookings/operator-rules/booking-rules.store.ts'
import { withSettings } from '#bookings/operator-rules/rule-settings.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'

/** What is stored, and whether a vehicle is in service. */
type Found = Pick<StoredRules, 'settings'> & { hasFleet: boolean }

/**
 * The rules of booking in memory, so that pages and requests need no query for them. Every change of them and of the fleet
 * is notified to all instances (`platform/database/public-changes.ts`), which read them again.
 * @param takesCards is a payment provider connected?
 */
export function createCurrentRules(find: () => Promise<Found>, { takesCards = true } = {}) {
  let current = offered(defaultRules)
  /** Each reads after the one before, so that an older answer never replaces a newer one. */
  let lastReload: Promise<unknown> = Promise.resolve()

  async function reload() {
    const { settings, hasFleet } = await find()
    current = offered({ ...(settings ? withSettings(defaultRules, settings) : defaultRules), hasFleet })
  }
  /** Without a payment provider no card is offered; a request by email always can be, also when only cards were chosen. */
  function offered(rules: BookingRules): BookingRules {
    if (takesCards) return rules
    const others = rules.channels.filter((channel) => channel !== 'card')
    // A deposit is paid by card.
    return { ...rules, channels: others.length > 0 ? others : ['email'], depositPercent: 0 }
  }
  return {
    rules: () => current,
    async reloadRules() {
      const reloaded = lastReload.then(reload, reload)
      lastReload = reloaded
      await reloaded
    },
  }
}
