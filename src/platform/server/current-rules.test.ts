import { expect, test } from 'vitest'
import { type RuleSettings, settingsOf } from '#bookings/operator-rules/rule-settings.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { createCurrentRules } from './current-rules.ts'

const stored = (holdHours: number, changes: Partial<RuleSettings> = {}) => ({
  settings: { ...settingsOf(defaultRules), holdHours, ...changes },
  hasFleet: true,
})

test('of two reloads at once the later one counts, however long the first takes', async () => {
  const first = Promise.withResolvers<ReturnType<typeof stored>>()
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

test.each<[what: string, changes: Partial<RuleSettings>, channels: string[]]>([
  ['as shipped', {}, ['email', 'whatsapp']],
  [
    'with cards alone, trips are requested by email',
    { emailOffered: false, whatsappOffered: false },
    ['email'],
  ],
])('without a payment provider no card is offered: %s', async (_, changes, channels) => {
  const { rules, reloadRules } = createCurrentRules(async () => stored(1, changes), { takesCards: false })
  expect(rules().channels).not.toContain('card')
  await reloadRules()
  expect(rules().channels).toEqual(channels)
})
