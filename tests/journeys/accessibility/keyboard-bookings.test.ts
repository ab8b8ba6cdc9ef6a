import type { Page } from '@playwright/test'
import { asIfVehicleHeld } from '../database.ts'
import { expect, test } from '../guest.ts'
import { type Keyboard, keyboardOf } from './keyboard.ts'
import { LAPTOP, PHONE } from './viewports.ts'

type Guest = { name: string; email: string; phone: string }

test.use({ viewport: PHONE, isMobile: false })

async function fillInTicket(keyboard: Keyboard, page: Page, guest: Guest) {
  // The bar of a phone is the last element of a page: a page that is still arriving has none.
  await page.waitForLoadState()
  const bar = page.getByRole('button', { name: 'Choose a day' })
  const guests = page.getByRole('spinbutton', { name: 'Guests' })
  await expect(bar.or(guests).first()).toBeVisible()
  if (await bar.isVisible()) await keyboard.enter(bar)
  await keyboard.type(guests, '4')
  await keyboard.to(page.getByRole('radio', { name: /SUV/ }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Van/ })).toBeChecked()
  await keyboard.press('ArrowUp')
  const days = page.getByRole('radiogroup', { name: /^Day/ }).getByRole('radio')
  await keyboard.to(days.first())
  for (const key of ['ArrowRight', 'ArrowRight']) await keyboard.press(key)
  await expect(days.nth(2)).toBeChecked()
  await keyboard.enter(page.locator('summary', { hasText: 'Continue with' }))
  await keyboard.type(page.getByLabel('Full name'), guest.name)
  await keyboard.type(page.getByLabel('Phone'), guest.phone)
  await keyboard.type(page.getByRole('main').getByLabel('Email'), guest.email)
  await keyboard.type(page.getByLabel('Hotel'), 'River Inn')
}

test('a guest finds a trip and books it by email', async ({ page, guest }) => {
  const keyboard = keyboardOf(page)
  await page.goto('/')
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.to(page.getByRole('radio', { name: 'Bangkok', exact: true }))
  await keyboard.enter(page.getByRole('button', { name: 'Open the calendar' }))
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible()
  await keyboard.press('Escape')
  await keyboard.enter(page.getByRole('button', { name: 'See 18 trips' }))
  await expect(page.getByRole('heading', { name: /Available Trip Programs \(\d+\)/ })).toBeVisible()
  await keyboard.enter(page.getByRole('link', { name: 'Erawan waterfall and the River Kwai bridge' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Erawan waterfall' })).toBeVisible()
  await fillInTicket(keyboard, page, guest)
  await keyboard.enter(page.getByRole('button', { name: 'Send booking request' }))
  await expect(page.locator('h1:focus')).toHaveText(/We’ve got your request/)
  expect(keyboard.problems).toEqual([])
})

test('a guest books by WhatsApp', async ({ page, context, guest }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const keyboard = keyboardOf(page)
  await page.goto('/tours/kanchanaburi/ethical-elephant-sanctuary')
  await fillInTicket(keyboard, page, guest)
  const tab = context.waitForEvent('page')
  await keyboard.enter(page.getByRole('button', { name: 'Book on WhatsApp' }))
  await (await tab).close()
  await expect(page.locator('h1:focus')).toHaveText(/We’ve got your request/)
  await keyboard.to(page.getByRole('link', { name: 'Open WhatsApp' }))
  expect(keyboard.problems).toEqual([])
})

test.describe('on a large screen', () => {
  test.use({ viewport: LAPTOP })

  test('a guest pays by card', async ({ page, guest }) => {
    const keyboard = keyboardOf(page)
    await page.goto('/tours/bangkok/death-railway-historical-journey')
    await fillInTicket(keyboard, page, guest)
    await keyboard.enter(page.getByRole('button', { name: 'Continue to summary' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Booking summary' })).toBeVisible()
    await keyboard.enter(page.getByRole('button', { name: 'Pay ฿5,500 if we confirm' }))
    await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
    await asIfVehicleHeld(guest)
    await keyboard.enter(page.getByRole('button', { name: 'Pay ฿5,500' }))
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await keyboard.enter(page.getByRole('link', { name: 'Return Home' }))
    await expect(page).toHaveURL('/')
    expect(keyboard.problems).toEqual([])
  })
})
