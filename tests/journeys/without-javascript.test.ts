import { expect, fillIn, mailsAbout, referenceIn, test } from './guest.ts'

test.use({ javaScriptEnabled: false })

test('a guest without JavaScript finds a trip and asks by email', async ({ page, guest }) => {
  await page.goto('/tours')
  await page.getByRole('searchbox').fill('erawan')
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

test('a refused form keeps what was typed', async ({ page, guest }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await fillIn(page, guest, { guests: '9', vehicle: /Car/ })
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(
    page.getByText('The car carries up to 3 guests. Please choose the van for 9 guests.').last(),
  ).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.name)
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('9')
  await expect(page.getByLabel('Date')).toHaveValue(guest.date)
})

test('a guest without JavaScript pays by card', async ({ page, guest }) => {
  await page.goto('/tours/cultural-journey')
  await fillIn(page, guest, { guests: '2', vehicle: /Car/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await page.getByRole('button', { name: 'Pay ฿5,200 by card' }).click()
  await page.getByRole('button', { name: 'Pay ฿5,200' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await mailsAbout(guest, 2)
})

test('the gallery turns in both directions without JavaScript', async ({ page }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await expect(page.getByText('1 / 5')).toBeVisible()
  await page.getByRole('link', { name: 'Previous picture' }).click()
  await expect(page.getByText('5 / 5')).toBeVisible()
  await page.getByRole('link', { name: 'Next picture' }).click()
  await expect(page.getByText('1 / 5')).toBeVisible()
})
