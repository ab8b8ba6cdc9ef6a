import type { Page } from '@playwright/test'
import { daysOf } from '#fleet/availability/availability-query.rules.ts'
import { addDays, bangkokDay, formatDayOfYear, formatShortDay } from '#platform/time/calendar.ts'
import { chooseDay, expect, type Guest, openContactStep, openTicket, referenceIn, test } from './guest.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'

/** On the first page of the calendar, and long before any lead time begins. */
const DAY = addDays(bangkokDay(Date.now()), 14)
/** Two or three pages later. */
const QUIET_DAY = addDays(DAY, 70)

async function openTrip(page: Page, path = TRIP) {
  await page.goto(path)
  await openTicket(page)
  await page.locator('.day-calendar').scrollIntoViewIfNeeded()
}

async function fillInContact(page: Page, guest: Guest) {
  await openContactStep(page)
  await page.getByLabel('Full name').fill(guest.name)
  await page.getByRole('main').getByLabel('Email').fill(guest.email)
  await page.getByLabel('Phone').fill(guest.phone)
}

const radioOf = (page: Page, date: string) =>
  page.getByRole('radio', { name: new RegExp(`^${formatDayOfYear(date)}:`) })

/** Answers the calendar with this state of the car on one day, and with free vehicles on every other. */
async function answerCalendar(page: Page, date: string, car: string) {
  await page.route('**/functions/v1/availability?*', (route) => {
    const month = new URL(route.request().url()).searchParams.get('month') ?? ''
    const free = { car: 'free', suv: 'free', van: 'free' }
    const days = daysOf(month).map((day) => ({ ...free, date: day, ...(day === date ? { car } : {}) }))
    return route.fulfill({ json: { month, days } })
  })
}

test('a guest taps a day of the calendar and books it', async ({ page, guest }) => {
  await openTrip(page)
  await expect(async () => {
    await page.getByRole('button', { name: 'Later days' }).tap()
    await expect(radioOf(page, QUIET_DAY)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await radioOf(page, QUIET_DAY).locator('..').tap()
  await expect(page.getByText(`Continue with ${formatShortDay(QUIET_DAY)}`)).toBeVisible()
  await expect(
    page.getByText(/Free cancellation until we confirm, then until \w{3}\s\d+\s\w{3},\s\d\d:00 \(Bangkok\)/),
  ).toBeVisible()
  await fillInContact(page, guest)
  await page.getByRole('button', { name: 'Send booking request' }).click()
  referenceIn(await page.getByText(/Your reference is/).textContent())
})

test('the arrow keys move through the days, and Tab leaves them', async ({ page }) => {
  await answerCalendar(page, DAY, 'few')
  await openTrip(page)
  await radioOf(page, DAY).check()
  await radioOf(page, DAY).focus()
  await page.keyboard.press('ArrowRight')
  await expect(radioOf(page, addDays(DAY, 1))).toBeChecked()
  await expect(radioOf(page, addDays(DAY, 1))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'Continue with' })).toBeFocused()
})

test('the calendar can be turned, and what is chosen in it stays chosen', async ({ page, guest }) => {
  await openTrip(page)
  await radioOf(page, DAY).check()
  await page.getByRole('button', { name: 'Later days' }).click()
  await expect(radioOf(page, DAY)).toHaveCount(0)
  await expect(page.getByText(`Continue with ${formatShortDay(DAY)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Earlier days' }).click()
  await expect(radioOf(page, DAY)).toBeChecked()
  await page.getByRole('button', { name: 'Later days' }).click()
  await fillInContact(page, guest)
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText(/Your reference is/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatShortDay(DAY))
})

test('on a day without the wanted vehicle the guest gets a larger one, and the wanted one again on the next', async ({
  page,
}) => {
  await answerCalendar(page, DAY, 'none')
  await openTrip(page)
  await radioOf(page, DAY).check()
  await expect(page.getByRole('radio', { name: /^SUV/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Car taken on this day/ })).toBeDisabled()
  await expect(page.locator('output')).toHaveText('฿5,800')
  await radioOf(page, addDays(DAY, 1)).check()
  await expect(page.getByRole('radio', { name: /^Car/ })).toBeChecked()
})

test('when the days cannot be looked up those of the page can be chosen, and later ones are checked when they are sent', async ({
  page,
  guest,
}) => {
  await page.route('**/functions/v1/availability?*', (route) => route.abort())
  await openTrip(page)
  await expect(radioOf(page, DAY)).toBeVisible()
  await page.getByRole('button', { name: 'Later days' }).click()
  await expect(page.getByText('We can’t show which days are free just now.')).toBeVisible()
  await page.unroute('**/functions/v1/availability?*')
  await chooseDay(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We can’t show which days are free just now.')).toHaveCount(0)
  await fillInContact(page, guest)
  await page.getByRole('button', { name: 'Send booking request' }).click()
  referenceIn(await page.getByText(/Your reference is/).textContent())
})

test('a day that was taken meanwhile is refused with days that can be had, and everything typed is still there', async ({
  page,
  guest,
}) => {
  await openTrip(page, '/tours/bangkok/old-street-evening')
  await chooseDay(page)
  const sent = '**/tours/bangkok/old-street-evening*'
  await page.route(sent, (route) => {
    const body = route.request().postData()
    return route.continue(body ? { postData: body.replace(/\bdate=[\d-]+/, 'date=2030-02-15') } : {})
  })
  await fillInContact(page, guest)
  await page.getByLabel('Hotel').fill('River Inn')
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await expect(page.getByText('This trip runs on Saturday only.').first()).toBeVisible()
  await page.unroute(sent)
  await page.getByRole('radio', { name: 'Sat 16 Feb' }).check()
  await openContactStep(page)
  await expect(page.getByLabel('Full name')).toHaveValue(guest.name)
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await expect(page.getByRole('heading', { name: 'Booking summary' })).toBeVisible()
  await expect(page.getByText('Saturday 16 February 2030')).toBeVisible()
})
