import { addDays, bangkokDay, formatDayOfYear } from '#platform/time/calendar.ts'
import { test } from './fleet-site.ts'
import { chooseDay, expect, openContactStep, openTicket } from './guest.ts'

test.use({ javaScriptEnabled: false })

const TRIP = '/tours/bangkok/erawan-death-railway'
const SETTINGS = '/desk/settings'
/** On the first page of the calendar. */
const DAY = addDays(bangkokDay(Date.now()), 14)

test('without scripts the operator closes a day, and a guest reads why until it is opened again', async ({
  page,
  browser,
  fleetSite,
}) => {
  await page.goto(SETTINGS)
  await page.getByRole('link', { name: 'Add days' }).click()
  await page.getByLabel('First day').fill(DAY)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Why')).toHaveAccessibleDescription(/Tell guests why, in one sentence/)
  await expect(page.getByLabel('First day')).toHaveValue(DAY)
  await page.getByLabel('Why').fill('All our drivers are at a wedding.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Closed. These days can no longer be booked.')).toBeVisible()

  const guest = await browser.newPage({ baseURL: fleetSite.url, javaScriptEnabled: true })
  const reason = guest.getByText('All our drivers are at a wedding.')
  await guest.goto(TRIP)
  await openTicket(guest)
  await guest.locator('.day-calendar').scrollIntoViewIfNeeded()
  await expect(reason).toBeVisible()

  await page.getByRole('listitem').filter({ hasText: 'wedding' }).getByRole('button').click()
  await expect(page.getByText('These days can be booked again.')).toBeVisible()
  await guest.reload()
  await openTicket(guest)
  await guest.locator('.day-calendar').scrollIntoViewIfNeeded()
  await expect(guest.getByRole('radio', { name: new RegExp(`^${formatDayOfYear(DAY)}:`) })).toBeVisible()
  await expect(reason).toHaveCount(0)
  await guest.close()
})

test('a way to book that is turned off leaves the page of a trip at once, and comes back', async ({
  page,
}) => {
  const choose = async (words: string) => {
    await page.goto(`${SETTINGS}?edit=channels`)
    await page.getByLabel('By email').selectOption(words)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. It applies to new bookings from now on.')).toBeVisible()
  }
  const see = (button: string) =>
    expect(async () => {
      await page.goto(TRIP)
      await openTicket(page)
      await chooseDay(page)
      await openContactStep(page)
      await expect(page.getByRole('button', { name: button })).toBeVisible({ timeout: 1000 })
    }).toPass()
  await see('Send booking request')
  await choose('Not offered')
  await see('Book on WhatsApp')
  await choose('Offered')
  await see('Send booking request')
})
