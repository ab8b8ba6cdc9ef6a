import type { Page } from '@playwright/test'
import { asIfVehicleHeld } from './database.ts'
import { expect, type Guest, mailsAbout, referenceIn, test } from './guest.ts'

/** Fills in the taxi form, apart from the two places. */
async function fillInRide(page: Page, guest: Guest, ride: { passengers: string; vehicle: RegExp }) {
  const form = page.getByRole('form', { name: 'Taxi request' })
  await form.getByLabel('Pickup date').fill(guest.date)
  await form.getByLabel(/Pickup time|You land at/).selectOption('07:30')
  await form.getByRole('combobox', { name: 'Passengers' }).selectOption(ride.passengers)
  await form.getByLabel('Luggage').selectOption('2')
  await form.getByRole('radio', { name: ride.vehicle }).check()
  await openGuestStep(page)
  await form.getByLabel('Full name').fill(guest.name)
  await form.getByLabel('Email').fill(guest.email)
  await form.getByLabel('Phone').fill(guest.phone)
}

async function openGuestStep(page: Page) {
  await page.locator('summary', { hasText: 'Continue' }).click()
}

async function fillInPlaces(page: Page) {
  await page.getByLabel('Pickup location').fill('Hotel in Bangkok')
  await page.getByLabel('Drop-off location').fill('Hotel in Kanchanaburi')
}

test('a guest chooses a popular route and requests the ride, and the reference is in both mails', async ({
  page,
  guest,
}) => {
  await page.goto('/taxi-service')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kanchanaburi taxi service')
  await page.getByRole('link', { name: /^Hua Hin / }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'From Hotel in Kanchanaburi to Hua Hin' }),
  ).toBeVisible()
  await expect(page.getByLabel('Pickup location')).toHaveValue('Hotel in Kanchanaburi')
  await expect(page.getByLabel('Drop-off location')).toHaveValue('Hua Hin')
  await expect(page).toHaveURL(/\/taxi-service$/)
  await fillInRide(page, guest, { passengers: '5', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  const reference = referenceIn(await page.getByText(/Your reference/).textContent())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const mails = await mailsAbout(guest, 2)
  for (const mail of mails) expect(mail.text).toContain(reference)
  await page.getByRole('link', { name: 'Send another request' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('a guest sees the price of a ride while filling in the form, and books and pays it by card', async ({
  page,
  guest,
}) => {
  await page.goto('/taxi-service')
  await page.getByLabel('Pickup location').fill('Hotel in Kanchanaburi')
  await page.getByLabel('Drop-off location').fill('Don Mueang Airport (DMK)')
  await page.getByRole('button', { name: 'Swap the two places' }).click()
  await fillInRide(page, guest, { passengers: '5', vehicle: /SUV .*฿2,700/ })
  await page.getByLabel('Flight number').fill('ZZ 042')
  await page.getByLabel('Stop on the way').selectOption({ label: 'Ayutthaya, the old capital, ฿1,500 more' })
  await page.getByRole('button', { name: 'Pay ฿4,200 if we confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Booking summary' })).toBeVisible()
  await expect(page.getByText('ZZ 042')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ฿4,200 if we confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
  await asIfVehicleHeld(guest)
  await page.getByRole('button', { name: 'Pay ฿4,200' }).click()
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  const mails = await mailsAbout(guest, 2)
  for (const mail of mails) expect(mail.text).toContain('฿4,200')
})

test('a round trip has return fields, a one-way ride does not', async ({ page, guest }) => {
  await page.goto('/taxi-service')
  await expect(page.getByLabel('Return date')).toBeHidden()
  await page.getByText('Round trip').click()
  await page.getByLabel('Return date').fill('2030-02-13')
  await page.getByLabel('Return time').selectOption('18:00')
  await fillInPlaces(page)
  await fillInRide(page, guest, { passengers: '2', vehicle: /Car/ })
  await page.getByRole('button', { name: 'Send Request' }).click()
  // The refusal of a field of the first step opens it.
  await expect(page.getByText('Please choose a return date on or after the pickup date').last()).toBeVisible()
  await page.getByLabel('Return date').fill('2030-02-16')
  await openGuestStep(page)
  await expect(page.getByLabel('Full name')).toHaveValue(guest.name)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText(/Your reference/)).toBeVisible()
  const mails = await mailsAbout(guest, 2)
  for (const mail of mails) expect(mail.text).toContain('Saturday 16 February 2030')
})

test('the number of passengers selects the smallest vehicle that fits', async ({ page }) => {
  await page.goto('/taxi-service')
  for (const labels of [/Car 1-4 passengers/, /SUV 1-6 passengers/, /Van 1-9 passengers/]) {
    await expect(page.getByRole('radio', { name: labels })).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Passengers' }).selectOption('5')
  await expect(page.getByRole('radio', { name: /SUV/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Car/ })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Passengers' }).selectOption('9')
  await expect(page.getByRole('radio', { name: /Van/ })).toBeChecked()
})

test('luggage chooses the vehicle together with the party, and a far place needs a day', async ({ page }) => {
  await page.goto('/taxi-service')
  await page.getByRole('combobox', { name: 'Passengers' }).selectOption('2')
  for (const [pieces, vehicle] of [
    ['0', /Car/],
    ['4', /SUV/],
    ['5', /Van/],
    ['1', /Car/],
  ] as const) {
    await page.getByLabel('Luggage').selectOption(pieces)
    await expect(page.getByRole('radio', { name: vehicle })).toBeChecked()
  }
  await page.getByLabel('Drop-off location').fill('Suvarnabhumi Airport')
  await expect(page.getByText('At least 24 hours ahead')).toBeVisible()
})

test('a form with the hidden field filled in is accepted after the challenge', async ({ page, guest }) => {
  await page.goto('/taxi-service')
  await fillInPlaces(page)
  await fillInRide(page, guest, { passengers: '2', vehicle: /Car/ })
  await page.locator('.taxi input[name="homepage"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://example.com'
  })
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(
    page.getByText('One moment: your browser is checking that you’re not a robot').first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  await mailsAbout(guest, 2)
})

test('a guest does not go on without a place and a day, and an incomplete form says what is wrong at its fields', async ({
  page,
  guest,
}) => {
  await page.goto('/taxi-service')
  await openGuestStep(page)
  await expect(page.getByText('Please tell us where to pick you up')).toBeVisible()
  await expect(page.getByLabel('Pickup location')).toBeFocused()
  await expect(page.getByLabel('Full name')).toBeHidden()
  await fillInPlaces(page)
  await expect(page.getByText('Please tell us where to pick you up')).toBeHidden()
  await page.getByLabel('Pickup date').fill(guest.date)
  await page.getByLabel('Pickup time').selectOption('07:30')
  await openGuestStep(page)
  await page.getByLabel('Additional notes').fill('Two bicycles')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByText('Please enter a valid phone number')).toHaveCount(1)
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Additional notes')).toHaveValue('Two bicycles')
})

test('a double click sends one request', async ({ page, guest }) => {
  await page.goto('/taxi-service')
  await fillInPlaces(page)
  await fillInRide(page, guest, { passengers: '1', vehicle: /Car/ })
  await page.getByRole('button', { name: 'Send Request' }).dblclick()
  await expect(page.getByText(/Your reference/)).toBeVisible()
  await mailsAbout(guest, 2)
})

test('the price of a ride of one’s own is four taps away on a phone, without a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/taxi-service')
  const list = page.getByRole('listbox')
  for (const [field, place] of [
    ['Pickup location', 'Suvarnabhumi Airport (BKK)'],
    ['Drop-off location', 'Hotel in Kanchanaburi'],
  ] as const) {
    await expect(page.getByLabel(field)).toBeInViewport()
    await page.getByLabel(field).click()
    await expect(list.getByRole('option', { name: place })).toBeInViewport({ ratio: 1 })
    await list.getByRole('option', { name: place }).click()
  }
  await expect(page.getByRole('radio', { name: /^Car .*฿2,400/ })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the list of places is a combobox: it filters, is used by keyboard, and leaves other words alone', async ({
  page,
}) => {
  await page.goto('/taxi-service')
  const list = page.getByRole('listbox')
  const pickup = page.getByLabel('Pickup location')
  await pickup.click()
  await expect(pickup).toHaveRole('combobox')
  await expect(pickup).toHaveAttribute('aria-expanded', 'true')
  await pickup.pressSequentially('hua-hin')
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(pickup).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  const chosen = (await first.textContent())?.trim() ?? ''
  await page.keyboard.press('Enter')
  await expect(pickup).toHaveValue(chosen)
  await expect(list.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pickup).toHaveAttribute('aria-expanded', 'false')
  await pickup.fill('12 Example Road')
  await page.keyboard.press('Tab')
  await expect(pickup).toHaveValue('12 Example Road')
})

test('the page of a route has the form with its two places: a guest chooses vehicle and time there, and requests the ride', async ({
  page,
  guest,
}) => {
  await page.goto('/taxi-service/kanchanaburi-to-hua-hin')
  await expect(page.getByLabel('Pickup location')).toHaveValue('Hotel in Kanchanaburi')
  await expect(page.getByLabel('Drop-off location')).toHaveValue('Hua Hin')
  await fillInRide(page, guest, { passengers: '2', vehicle: /SUV .*฿3,900/ })
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText(/Your reference/)).toBeVisible()
  for (const mail of await mailsAbout(guest, 2)) expect(mail.text).toContain('Hua Hin')
})

test('the price of a popular ride is one tap away, without a scroll', async ({ page }) => {
  await page.goto('/taxi-service')
  await page.getByRole('link', { name: /^Bangkok airport to Kanchanaburi/ }).click()
  await expect(page.getByRole('radio', { name: /^Car .*฿2,400/ })).toBeInViewport()
  await expect(page.getByText('165 km, about 2 h 40')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a popular route fills in the form, and the ride is requested', async ({ page, guest }) => {
    await page.goto('/taxi-service')
    await page.getByRole('link', { name: /^From Don Mueang/ }).click()
    await expect(page).toHaveURL(/from=Don\+Mueang.*#trip$/)
    await expect(page.getByRole('radio', { name: /^Van .*฿3,200/ })).toBeVisible()
    await page.getByLabel('You land at').selectOption('23:30')
    await page.getByRole('button', { name: 'See the price' }).click()
    await expect(page.getByRole('radio', { name: /^Van .*฿3,500/ })).toBeVisible()
    await expect(page.getByLabel('You land at')).toHaveValue('23:30')
    await expect(page.getByLabel('Drop-off location')).toHaveValue('Hotel in Kanchanaburi')
    await fillInRide(page, guest, { passengers: '7', vehicle: /Car/ })
    await page.getByRole('button', { name: 'Send Request' }).click()
    await expect(
      page.getByText(/^The car takes up to 4 passengers and 2 .* choose the van for 7 passengers/).last(),
    ).toBeVisible()
    await page.getByRole('radio', { name: /Van/ }).check()
    await openGuestStep(page)
    await expect(page.getByLabel('Full name')).toHaveValue(guest.name)
    await page.getByRole('button', { name: 'Send Request' }).click()
    referenceIn(await page.getByText(/Your reference/).textContent())
    await mailsAbout(guest, 2)
  })
  test('the page of a route says what its ride costs at night', async ({ page }) => {
    await page.goto('/taxi-service/kanchanaburi-to-hua-hin')
    await page.getByLabel('Pickup time').selectOption('23:30')
    await page.getByRole('button', { name: 'See the price' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Private car from Kanchanaburi to Hua Hin',
    )
    await expect(page.getByRole('radio', { name: /^Van .*฿4,900/ })).toBeVisible()
  })
})
