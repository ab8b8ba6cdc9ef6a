import { formatShortDay } from '#platform/time/calendar.ts'
import {
  chooseDay,
  expect,
  fillIn,
  mailsAbout,
  openContactStep,
  openTicket,
  referenceIn,
  test,
} from './guest.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'

test('a guest books by email and sees the reference that is in both mails', async ({ page, guest }) => {
  await page.goto(TRIP)
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(
    page.getByText("Booking request sent successfully! We'll contact you soon.").first(),
  ).toBeVisible()
  const reference = referenceIn(await page.getByText(/Your reference is/).textContent())
  await expect(page).toHaveURL(/\/booking\/[\w-]{22}$/)
  const stub = page.locator('.ticket__stub')
  await expect(stub).not.toHaveClass(/pass__torn/)
  await stub.scrollIntoViewIfNeeded()
  await expect(stub).toHaveClass(/pass__torn/)
  const mails = await mailsAbout(guest, 2)
  for (const mail of mails) expect(mail.text).toContain(reference)
  expect(mails.some((mail) => mail.text.includes('฿5,800'))).toBe(true)
})

test('the price changes with the town and the vehicle, and the form keeps its values', async ({ page }) => {
  await page.goto(TRIP)
  const ticket = page.getByRole('complementary', { name: 'Booking' })
  await openTicket(page)
  const price = ticket.locator('output')
  await expect(price).toHaveText('฿5,300')
  await expect(ticket).toContainText('for the whole car, ฿2,650 each')
  await expect(ticket).toContainText('The day for 2 guests, all in฿5,900')
  await ticket.getByRole('radio', { name: /Van/ }).check()
  await expect(price).toHaveText('฿6,300')
  const date = await chooseDay(page)
  await expect(ticket.getByText(`Continue with ${formatShortDay(date)}`)).toBeVisible()
  await openContactStep(page)
  await ticket.getByLabel('Full name').fill('Ada Example')
  await ticket.getByText('Change').click()
  await ticket.getByRole('link', { name: 'From Kanchanaburi' }).click()
  await expect(page).toHaveURL(/origin=kanchanaburi/)
  await expect(page.getByText('Pickup at your hotel in Kanchanaburi')).toBeVisible()
  await expect(page.getByText('Pickup at your hotel in Bangkok')).toHaveCount(0)
  await expect(price).toHaveText('฿5,300')
  await openContactStep(page)
  await expect(ticket.getByLabel('Full name')).toHaveValue('Ada Example')
  await expect(ticket.getByLabel('Hotel or address in Kanchanaburi')).toBeVisible()
})

test('an incomplete form gets a message at each field and keeps its values', async ({ page }) => {
  await page.goto(TRIP)
  await openTicket(page)
  await chooseDay(page)
  await openContactStep(page)
  await page.getByLabel('Special requests').fill('Vegetarian lunch')
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible()
  for (const sentence of ['Please enter your full name', 'Please enter a valid email address']) {
    await expect(page.getByText(sentence).first()).toBeVisible()
  }
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Special requests')).toHaveValue('Vegetarian lunch')
})

test('the message at a field goes when the field is changed, and comes back if it is still wrong', async ({
  page,
}) => {
  await page.goto(TRIP)
  await openTicket(page)
  await chooseDay(page)
  await openContactStep(page)
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Phone').fill('123')
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
})

test('without a day the ticket goes no further, and says so at the date', async ({ page }) => {
  await page.goto(TRIP)
  await openTicket(page)
  await openContactStep(page)
  await expect(page.getByLabel('Full name')).toBeHidden()
  const days = page.getByRole('radiogroup', { name: /^Day/ })
  await expect(days.getByRole('radio').first()).toBeFocused()
  await expect(days).toHaveAccessibleDescription(/Choose a day/)
  const date = await chooseDay(page)
  await expect(days).not.toHaveAccessibleDescription(/Choose a day/)
  await page.getByText(`Continue with ${formatShortDay(date)}`).click()
  await expect(page.getByLabel('Full name')).toBeVisible()
  // The chosen day stands in words in the line that the first step has become.
  await expect(page.locator('summary', { hasText: 'Change' })).toContainText(formatShortDay(date))
})

test('the vehicle follows the party up and down, and one that was pressed stays', async ({ page }) => {
  await page.goto(TRIP)
  await openTicket(page)
  const guests = page.getByRole('spinbutton', { name: 'Guests' })
  for (const [count, vehicle] of [
    ['2', /Car/],
    ['7', /Van/],
    ['3', /Car/],
  ] as const) {
    await guests.fill(count)
    await expect(page.getByRole('radio', { name: vehicle })).toBeChecked()
  }
  await page.getByRole('radio', { name: /SUV/ }).check()
  await guests.fill('2')
  await expect(page.getByRole('radio', { name: /SUV/ })).toBeChecked()
})

test('a number without country code is told how it is read, and the list of countries writes the code', async ({
  page,
}) => {
  await page.goto(TRIP)
  await openTicket(page)
  await chooseDay(page)
  await openContactStep(page)
  await page.getByLabel('Phone').fill('0812345678')
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^Read as \+66812345678 \(Thailand\)/)
  await page.getByLabel('Phone').fill('07700 900123')
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/begin with \+ and your country code/)

  const country = page.getByLabel('Country code')
  await country.selectOption({ label: 'United Kingdom +44' })
  await expect(page.getByLabel('Phone')).toHaveValue('+44 7700 900123')
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('With the country code')
  await page.getByLabel('Phone').clear()
  await country.selectOption('IT')
  await country.press('Tab')
  const caret = () => page.getByLabel('Phone').evaluate((field: HTMLInputElement) => field.selectionStart)
  await expect.poll(caret).toBe('+39 '.length)
  await page.keyboard.type('02 5550 1234')
  await expect(page.getByLabel('Phone')).toHaveValue('+39 02 5550 1234')
  await page.getByLabel('Phone').fill('+33 6 12 34 56 78')
  await expect(country.locator('option:checked')).toHaveText('France +33')
})

test('a refusal is said once above the form, the message of a field once at the field, and none in a toast', async ({
  page,
}) => {
  await page.goto(TRIP)
  await openTicket(page)
  await chooseDay(page)
  await openContactStep(page)
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(1)
  await expect(page.getByText('Please enter your full name')).toHaveCount(1)
})

test('where only one field fits the screen, the mistakes are a list that leads to each and gets shorter', async ({
  page,
}) => {
  await page.goto(TRIP)
  await openTicket(page)
  await chooseDay(page)
  await openContactStep(page)
  await page.setViewportSize({ width: 1280, height: 240 })
  await page.getByRole('button', { name: 'Send booking request' }).click()
  const mistakes = page.getByRole('link', { name: /^Please enter/ })
  await expect(mistakes).toHaveCount(3)
  await page.getByRole('link', { name: 'Please enter your full name' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.keyboard.type('Ada')
  await expect(mistakes).toHaveCount(2)
})

test('a party too large for the car gets the smallest vehicle that fits', async ({ page, guest }) => {
  await page.goto(TRIP)
  await openTicket(page)
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('7')
  await expect(page.getByRole('radio', { name: /Car/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /Van/ })).toBeChecked()
  await fillIn(page, guest, { guests: '9', vehicle: /Van/ })
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText(/Your reference is/)).toBeVisible()
})

test('a double click sends one request', async ({ page, guest }) => {
  await page.goto(TRIP)
  await fillIn(page, guest, { guests: '1', vehicle: /Car/ })
  await page.getByRole('button', { name: 'Send booking request' }).dblclick()
  await expect(page.getByText(/Your reference is/)).toBeVisible()
  await mailsAbout(guest, 2)
})
