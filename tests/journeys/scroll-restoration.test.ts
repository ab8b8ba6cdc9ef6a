import { expect, test } from './guest.ts'

test('going back to the home page restores its scroll position', async ({ page }) => {
  await page.goto('/')
  const trip = page.getByRole('region', { name: 'How far would you like to go?' }).getByRole('article').nth(3)
  await trip.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1500)
  await trip.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tours\//)
  await expect(page.getByRole('button', { name: 'Choose a day' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
})
