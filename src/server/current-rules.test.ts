import { expect, test } from 'vitest'
import type { StoredRules } from '#adapters/database/rules/booking-rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { settingsOf } from '#domain/bookings/rule-settings.ts'
import { createCurrentRules } from './current-rules.ts'

const stored = (holdHours: number): StoredRules => ({
  settings: { ...settingsOf(defaultRules), holdHours },
  version: holdHours,
})

test('of two reloads at once the later one counts, however long the first takes', async () => {
  const first = Promise.withResolvers<StoredRules>()
  const answers = [first.promise, Promise.resolve(stored(2))]
  const { rules, reloadRules } = createCurrentRules(async () => answers.shift() ?? stored(3))
  const reloads = [reloadRules(), reloadRules()]
  first.resolve(stored(1))
  await Promise.all(reloads)
  expect(rules().holdTimes.requestHours).toBe(2)
})

test('after a reload that failed, the next one reads again', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(stored(2))]
  const { rules, reloadRules } = createCurrentRules(async () => answers.shift() ?? stored(3))
  const [failed] = await Promise.allSettled([reloadRules(), reloadRules()])
  expect(failed?.status).toBe('rejected')
  expect(rules().holdTimes.requestHours).toBe(2)
})
