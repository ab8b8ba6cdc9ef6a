import type { Locator } from '@playwright/test'
import { expect, test } from './guest.ts'

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

test('parts of the home page rest while they are out of sight, and keep their places', async ({ page }) => {
  await page.goto('/')
  const parts = page.locator('main section')
  const questions = page.getByRole('heading', { name: 'Before you book' })
  await expect.poll(() => isLaidOut(questions)).toBe(false)
  const resting = await parts.evaluateAll((all) =>
    all.map((part) => ({
      rest: getComputedStyle(part).contentVisibility,
      top: part.getBoundingClientRect().top,
    })),
  )
  expect(resting.length).toBeGreaterThan(5)
  expect(new Set(resting.map(({ rest }) => rest))).toEqual(new Set(['auto']))

  const awake = await parts.evaluateAll((all) => {
    for (const part of all) part.style.setProperty('content-visibility', 'visible', 'important')
    return all.map((part) => part.getBoundingClientRect().top)
  })
  expect(await isLaidOut(questions)).toBe(true)
  expect(resting.map(({ top }) => top)).toEqual(awake)
})

test('who comes back to the home page finds the place that was left', async ({ page }) => {
  await page.goto('/')
  const trip = page.getByRole('region', { name: 'How far shall we drive?' }).getByRole('article').nth(3)
  await trip.scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(trip.getByRole('heading'))).toBe(true)
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(3000)
  await trip.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tours\//)
  await expect(page.getByLabel('Hotel')).toBeVisible()
  // Cut short by going back, the transition would be reported as an error.
  await expect(page.locator(':root:active-view-transition')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
})
