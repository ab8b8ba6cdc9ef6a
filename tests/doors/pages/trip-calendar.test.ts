import { expect, test } from 'vitest'
import { insertBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import { insertVehicles } from '../../database/fleet-rows.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { siteWithoutDatabase } from '../fixtures/site-without-database.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'

const offeredDays = (html: string) =>
  Array.from(html.matchAll(/name="date" value="([^"]*)"/g), ([, day = '']) => day)

test('the page of a trip has five weeks of days as radio buttons, without those that are full or closed', async () => {
  await using site = await builtSite()
  await insertVehicles(site.deps.db.read, ['car'])
  const [first = '', second = '', third = ''] = offeredDays((await site.get(TRIP)).html).slice(7)
  const closed = { firstDay: second, lastDay: second, tourId: null, vehicleClass: null }
  await insertBlackout(site.deps.db.read, { ...closed, reason: 'We are at a wedding.' })
  const page = await site.get(TRIP)
  expect(offeredDays(page.html)).toEqual(expect.arrayContaining([first, third]))
  expect(offeredDays(page.html)).not.toContain(second)
  expect(page.html).toContain(`<s>${Number(second.slice(8))}</s>`)
  expect(page.text).toContain('We are at a wedding.')
})

test('while the database is away every day can be pressed, and the page says that it is checked', async () => {
  await using site = await siteWithoutDatabase()
  const page = await site.get(TRIP)
  expect(offeredDays(page.html).length).toBeGreaterThan(20)
  expect(page.text).toContain(
    'We can’t show which days are free just now. We check yours when you send the form',
  )
})
