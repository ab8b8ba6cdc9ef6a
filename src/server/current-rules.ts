import type { StoredRules } from '#adapters/database/rules/booking-rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { withSettings } from '#domain/bookings/rule-settings.ts'

/**
 * The rules of booking in memory, so that pages and requests need no query for them. Every change is notified to all
 * instances (`adapters/database/public-changes.ts`), which read them again.
 */
export function createCurrentRules(findStored: () => Promise<StoredRules>) {
  let current = defaultRules
  /** Each reads after the one before, so that an older answer never replaces a newer one. */
  let lastReload: Promise<unknown> = Promise.resolve()

  async function reload() {
    const { settings } = await findStored()
    current = settings ? withSettings(defaultRules, settings) : defaultRules
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
