import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { bangkokDay } from '#platform/time/calendar.ts'
import { signInAsAdmin } from './admin.ts'
import { asIfVehicleHeld, query, travelOn } from './database.ts'
import { chooseDay, expect, type Guest, mailsAbout, openContactStep, openTicket, test } from './guest.ts'

/** Books a trip by card, pays, and sets the travel day to today. @returns the address of its review page */
async function travelToday(page: Page, guest: Guest): Promise<string> {
  await page.goto('/tours/bangkok/death-railway-historical-journey')
  const ticket = page.getByRole('complementary', { name: 'Booking' })
  await openTicket(page)
  await chooseDay(page)
  await ticket.getByRole('spinbutton', { name: 'Guests' }).fill('2')
  await ticket.getByRole('radio', { name: /Car/ }).check()
  await openContactStep(page)
  await ticket.getByLabel('Full name').fill(guest.name)
  await ticket.getByLabel('Email').fill(guest.email)
  await ticket.getByLabel('Phone').fill(guest.phone)
  await ticket.getByRole('button', { name: 'Continue to summary' }).click()
  await page.waitForURL('**/booking-summary?booking=*')
  const token = new URL(page.url()).searchParams.get('booking')
  await page.getByRole('button', { name: /^Pay .* if we confirm$/ }).click()
  await page.waitForURL('**/sandbox/checkout/*')
  await asIfVehicleHeld(guest)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await travelOn(bangkokDay(Date.now()), guest.email)
  return `/review?booking=${token}`
}

test('a guest chooses stars by keyboard, writes a review, and cannot write a second one', async ({
  page,
  guest,
}) => {
  const path = await travelToday(page, guest)
  await page.goto(path)
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Ada')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Please choose 1 to 5 stars').last()).toBeVisible()
  await expect(page.getByText('Please write a sentence or two about the day').last()).toBeVisible()
  await page.getByRole('radio', { name: '3 stars' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.getByLabel('Your review').fill('A calm driver, a good day.')
  await page.getByRole('button', { name: 'Send review' }).dblclick()
  await expect(page.getByText(/Thank you/).first()).toBeVisible()
  // Two about the payment, one about the review, which names no address.
  await mailsAbout(guest, 2)
  await page.goto(path)
  await expect(page.getByText('already reviewed')).toBeVisible()
})

test('a guest adds a picture to a review, and once it is approved it stands on the page of the trip', async ({
  page,
  guest,
}) => {
  const path = await travelToday(page, guest)
  await page.request.post(path, {
    form: { name: 'Ada', rating: '5', reviewText: `A calm driver, says ${guest.name}.` },
  })
  await page.goto(path)
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
  const buffer = await picture.jpeg().toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'day.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Send the picture' }).click()
  await expect(page.getByAltText('As it looks with your review')).toBeVisible()
  const [review] = await query<{ id: string }>('select id from testimonials where customer_email = $1', [
    guest.email,
  ])
  const trip = '/tours/bangkok/death-railway-historical-journey'
  const postcard = page.locator('figure').filter({ hasText: guest.name }).getByAltText('Picture by Ada')

  await signInAsAdmin(page, { ...guest, email: `operator.${guest.email}` })
  await page.goto(`/admin/testimonials/${review?.id}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.goto(trip)
  await postcard.scrollIntoViewIfNeeded()
  await expect
    .poll(() => postcard.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.goto(`/admin/testimonials/${review?.id}`)
  await page.getByRole('button', { name: 'Hide' }).click()
  await page.goto(trip)
  await expect(postcard).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest writes a review', async ({ page, guest }) => {
    const path = await travelToday(page, guest)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await page.getByText('5', { exact: true }).click()
    await page.getByLabel('Your review').fill('A calm driver, a good day.')
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible()
  })
})
