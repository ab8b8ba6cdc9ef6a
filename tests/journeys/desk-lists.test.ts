import type { Page } from '@playwright/test'
import { signInAsAdmin } from './admin.ts'
import { expect, type Guest, test } from './guest.ts'

async function askForTaxi(page: Page, { name, email, phone, date }: Guest) {
  const answer = await page.request.post('/taxi-service', {
    form: {
      ...{ name, email, phone, pickupDate: date, pickupTime: '07:30', service: 'one-way' },
      ...{ pickup: 'River Inn', dropoff: 'Erawan', passengers: '2', luggage: '1', vehicle: 'car' },
    },
  })
  expect(answer.ok()).toBe(true)
}

/** Narrows the list of taxi requests to the new one, confirms it at the desk, and finds it among the confirmed ones. */
async function confirmFromList(page: Page, guest: Guest) {
  await signInAsAdmin(page, guest)
  await askForTaxi(page, guest)
  await page.goto(`/admin/taxi-requests?q=${guest.email}`)
  await page.getByLabel('State').selectOption('Requested')
  await page.getByLabel('Travel day from').fill(guest.date)
  await page.getByLabel('Travel day to').fill(guest.date)
  await page.getByLabel('Order').selectOption('By travel day')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/state=requested.*sort=day/)
  await expect(page.getByText('1 found for')).toBeVisible()
  await expect(page.getByLabel('Travel day from')).toHaveValue(guest.date)
  const list = page.url()

  await page.getByRole('listitem').filter({ hasText: guest.name }).click()
  await expect(page).toHaveURL(/\/desk\/bookings\/SPN-T/)
  await page.getByRole('button', { name: 'Confirm', exact: true }).filter({ visible: true }).last().click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await page.goto(list)
  await expect(page.getByText('Nothing found for')).toBeVisible()
  await page.getByLabel('State').selectOption('Confirmed')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: guest.name })).toContainText('Confirmed')
}

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a taxi request is found by state and day, confirmed, and found again', async ({ page, guest }) => {
    await confirmFromList(page, guest)
  })
})

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a taxi request is found by state and day, confirmed, and found again', async ({ page, guest }) => {
    await confirmFromList(page, guest)
    await page.getByRole('navigation', { name: 'Parts of the list' }).getByText('From today').click()
    await expect(page.getByLabel('Order')).toHaveValue('day')
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })
})
