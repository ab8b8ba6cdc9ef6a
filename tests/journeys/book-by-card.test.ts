import type { Locator, Page } from '@playwright/test'
import { formatDay, formatShortDay } from '#platform/time/calendar.ts'
import { asIfVehicleHeld } from './database.ts'
import { chooseDay, expect, fillIn, mailsAbout, referenceIn, test } from './guest.ts'

const TRIP = '/tours/bangkok/death-railway-historical-journey'

/** Goes from the trip page to the checkout. @returns the reference on the summary, and the day */
async function goToCheckout(
  page: Page,
  guest: Parameters<typeof fillIn>[1],
): Promise<{ reference: string; date: string }> {
  await page.goto(TRIP)
  const date = await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking summary' })).toBeVisible()
  const reference = referenceIn(await page.getByText(/Reference SPN-/).textContent())
  await page.getByRole('button', { name: 'Pay ฿5,500 if we confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
  await asIfVehicleHeld(guest)
  return { reference, date }
}

test('from the home page a guest is at the payment after six taps and three fields', async ({
  page,
  guest,
}) => {
  const done = { taps: 0, fields: 0 }
  async function tap(control: Locator) {
    done.taps++
    await control.tap()
  }
  async function type(field: string, text: string) {
    done.fields++
    await page.getByRole('main').getByLabel(field).fill(text)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'The Death Railway by museum and train' }).first())
  await tap(page.getByRole('button', { name: 'Choose a day' }))
  done.taps++
  await chooseDay(page)
  await tap(page.locator('summary', { hasText: 'Continue with' }))
  await type('Full name', guest.name)
  await type('Phone', guest.phone)
  await type('Email', guest.email)
  await tap(page.getByRole('button', { name: 'Continue to summary' }))
  await tap(page.getByRole('button', { name: /^Pay ฿/ }).first())
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
  expect(done).toEqual({ taps: 6, fields: 3 })
})

test('without a vehicle in service the payment is only authorised, and the pass says so', async ({
  page,
  guest,
}) => {
  await page.goto(TRIP)
  await expect(page.getByText('On request').filter({ visible: true }).first()).toBeVisible()
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await expect(page.getByText('We charge it only when we confirm, within 24 hours.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ฿5,500 if we confirm' }).click()
  await expect(page.getByText('The card is only authorised')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ฿5,500' }).click()
  await expect(page.getByText('฿5,500 is reserved on your card.')).toBeVisible()
  await expect(page.getByText('Requested, not yet confirmed')).toBeVisible()
  const mails = await mailsAbout(guest, 2)
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining(' asks for '))
  expect(subjects).toContainEqual(expect.stringMatching(/^Request received: /))
})

test('a guest pays by card, and guest and operator get one mail each', async ({ page, guest }) => {
  const { reference, date } = await goToCheckout(page, guest)
  await page.getByRole('button', { name: 'Pay ฿5,500' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(
    page.getByText('Your booking has been confirmed and a confirmation email has been sent.'),
  ).toBeVisible()
  await expect(page.getByText('฿5,500', { exact: true })).toBeVisible()
  const mails = await mailsAbout(guest, 2)
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects).toContainEqual(
    expect.stringContaining(
      `Confirmed: The Death Railway by museum and train, ${formatDay(date)}, ${reference}`,
    ),
  )
  const day = formatShortDay(date).replaceAll('\u00a0', ' ')
  expect(subjects).toContainEqual(
    expect.stringMatching(new RegExp(` paid ฿5,500 for ${day}, Death Railway, 4 guests \\(${reference}\\)$`)),
  )
})

test('no address on the way to the payment contains personal data', async ({ page, guest }) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())))
  await goToCheckout(page, guest)
  await page.getByRole('button', { name: 'Pay ฿5,500' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(addresses.length).toBeGreaterThan(3)
  const details = [guest.email, guest.name, 'River Inn', '7700']
  expect(addresses.filter((address) => details.some((detail) => address.includes(detail)))).toEqual([])
})

test('a guest pays with another card after a declined one', async ({ page, guest }) => {
  await goToCheckout(page, guest)
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ฿5,500' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await mailsAbout(guest, 2)
})

test('a guest who cancels at the checkout is not charged and can pay later', async ({ page, guest }) => {
  const { reference } = await goToCheckout(page, guest)
  const abandoned = page.url()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(
    page.getByText('Your payment was cancelled. No charges have been made to your account.'),
  ).toBeVisible()
  await page.getByText('Let it go', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, let it go' }).click()
  await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible()
  await expect(
    page.getByText('Your payment was cancelled. No charges have been made to your account.'),
  ).toBeVisible()

  await page.goto(abandoned)
  await expect(page.getByText('This checkout has expired.')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page.getByText(reference)).toBeVisible()
  await page.getByRole('button', { name: 'Pay ฿5,500 if we confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
  await asIfVehicleHeld(guest)
  await page.getByRole('button', { name: 'Pay ฿5,500' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await mailsAbout(guest, 2)
})

test('a payment is confirmed although the browser is closed before the return', async ({ page, guest }) => {
  await goToCheckout(page, guest)
  await page.route('**/booking-success**', (route) => route.abort())
  const paid = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Pay ฿5,500' }).click()
  await paid
  await page.close()
  const [first] = await mailsAbout(guest, 2)
  expect(first?.text).toContain('SPN-')
})

test('a pay button that failed stays where it is, and works when it is pressed again', async ({
  page,
  guest,
  context,
}) => {
  await page.goto(TRIP)
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  const pay = page.getByRole('button', { name: 'Pay ฿5,500 if we confirm' })
  await pay.scrollIntoViewIfNeeded()
  const before = await pay.boundingBox()
  await context.setOffline(true)
  await pay.click()
  await expect(page.getByText(/^Failed to process payment\. Please try again\./)).toBeVisible()
  expect(await pay.boundingBox()).toEqual(before)
  await context.setOffline(false)
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
})

test('the summary opened twice leads to one checkout', async ({ page, guest, context }) => {
  await page.goto(TRIP)
  await fillIn(page, guest, { guests: '2', vehicle: /Car/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking summary' })).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  for (const tab of [page, second])
    await tab.getByRole('button', { name: 'Pay ฿4,500 if we confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
  expect(second.url()).toBe(page.url())
})
