import type { Page } from '@playwright/test'
import { expect, fillIn, test } from './guest.ts'

/** How many sheets of A4 the page that is open takes. */
async function printedSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const counts = Array.from(
    pdf.toString('latin1').matchAll(/\/Type \/Pages\s[^>]*?\/Count (\d+)/g),
    ([, count]) => Number(count),
  )
  return Math.max(...counts)
}

test('a printed booking summary fits on one sheet, with reference and price and without its address', async ({
  page,
  guest,
}) => {
  await page.goto('/tours/bangkok/death-railway-historical-journey')
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking summary' })).toBeVisible()
  expect(await printedSheets(page)).toBe(1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Reference SPN-/)).toBeVisible()
  await expect(page.getByText('฿5,500', { exact: true })).toBeVisible()
  await expect(page.getByText('Private drivers and day trips').first()).toBeVisible()
  await expect(page.getByText(/\/booking-summary/)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a printed trip has its day, the price of each vehicle and its address', async ({ page }) => {
  await page.goto('/tours/bangkok/death-railway-historical-journey')
  expect(await printedSheets(page)).toBeLessThanOrEqual(4)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/\/tours\/bangkok\/death-railway-historical-journey$/)).toBeVisible()
  await expect(page.getByText('Pickup at your Bangkok hotel')).toBeVisible()
  await expect(page.getByText('Van, 6-9 guests: ฿6,500')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeHidden()
})

test('a printed trip pass takes two sheets, with its phones and nothing to press', async ({
  page,
  guest,
}) => {
  await page.goto('/tours/bangkok/death-railway-historical-journey')
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await page.getByRole('button', { name: /^Pay ฿/ }).click()
  await page.getByRole('button', { name: /^Pay ฿/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /You’re booked/ })).toBeVisible()
  expect(await printedSheets(page)).toBe(2)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('1155', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Tickets together')).toBeVisible()
  await expect(page.getByText(/\/booking\//)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})
