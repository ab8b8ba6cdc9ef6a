import { asIfVehicleHeld } from './database.ts'
import { expect, fillIn, mailsAbout, referenceIn, test } from './guest.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a guest finds a trip and books by email', async ({ page, guest }) => {
  await page.goto('/tours')
  await page.getByRole('searchbox').fill('erawaan')
  await page.getByText('Bangkok', { exact: true }).click()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: /Available Trip Programs \(\d+\)/ })).toBeVisible()
  await page.getByRole('link', { name: 'Erawan waterfall and the River Kwai bridge' }).click()
  await fillIn(page, guest, { guests: '3', vehicle: /Car/ })
  await page.getByRole('button', { name: 'Send booking request' }).click()
  referenceIn(await page.getByText(/Your reference is/).textContent())
  await page.reload()
  await expect(page.getByText(/Your reference is/)).toBeVisible()
  await mailsAbout(guest, 2)
})

test('without JavaScript a guest pays by card', async ({ page, guest }) => {
  await page.goto('/tours/cultural-journey')
  await fillIn(page, guest, { guests: '2', vehicle: /Car/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await page.getByRole('button', { name: 'Pay ฿5,200 if we confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
  await asIfVehicleHeld(guest)
  await page.getByRole('button', { name: 'Pay ฿5,200' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await mailsAbout(guest, 2)
})

test('without JavaScript the gallery links wrap around in both directions', async ({ page }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.getByRole('link', { name: 'Previous picture' }).click()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await page.getByRole('link', { name: 'Next picture' }).click()
  await expect(page.getByText('1 / 3')).toBeVisible()
})
