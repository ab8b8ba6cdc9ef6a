import { findStoredRules } from '#adapters/database/booking-rules.ts'
import type { Database } from '#adapters/database/database.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { withSettings } from '#domain/bookings/rule-settings.ts'

/**
 * The rules of booking in memory, so that pages and requests need no query for them. Every change is notified to all
 * instances (`adapters/database/public-changes.ts`), which read them again.
 */
export function createCurrentRules(db: Pick<Database, 'read'>) {
  let current = defaultRules
  return {
    rules: () => current,
    async reloadRules() {
      const { settings } = await findStoredRules(db.read)
      current = settings ? withSettings(defaultRules, settings) : defaultRules
    },
  }
}
