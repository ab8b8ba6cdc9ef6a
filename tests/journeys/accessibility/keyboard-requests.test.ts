import type { Page } from '@playwright/test'
import { expect, test } from '../guest.ts'
import { type Keyboard, keyboardOf } from './keyboard.ts'
import { PHONE } from './viewports.ts'

type Guest = { name: string; email: string; phone: string }

test.use({ viewport: PHONE, isMobile: false })

async function fillInContact(keyboard: Keyboard, page: Page, guest: Guest) {
  const main = page.getByRole('main')
  await keyboard.type(main.getByLabel('Full name'), guest.name)
  await keyboard.type(main.getByLabel('Email'), guest.email)
  await keyboard.type(main.getByLabel('Phone'), guest.phone)
}

test('a guest requests a custom trip', async ({ page, guest }) => {
  const keyboard = keyboardOf(page)
  await page.goto('/custom-trip')
  await keyboard.type(page.getByRole('searchbox', { name: 'Search places' }), 'cave temple')
  await keyboard.to(page.getByRole('checkbox', { name: /Wat Tham Khao Pun/ }))
  await keyboard.press('Space')
  await expect(page.getByText('1 place chosen', { exact: true })).toBeVisible()
  await keyboard.to(page.getByRole('button', { name: 'Remove Wat Tham Khao Pun' }), 'Shift+Tab')
  await keyboard.press('Space')
  await expect(page.getByText('No places chosen yet')).toBeVisible()
  await keyboard.enter(page.getByRole('button', { name: 'Continue to your days' }))
  await keyboard.typeDay(page.getByLabel('First day'))
  await keyboard.typeDay(page.getByLabel('Last day'))
  await keyboard.type(page.getByLabel(/^Day 1/), 'The falls')
  await keyboard.enter(page.getByRole('button', { name: 'Continue to your details' }))
  await fillInContact(keyboard, page, guest)
  await keyboard.type(page.getByLabel('What would you like to do?'), 'Slow mornings')
  await keyboard.enter(page.getByRole('button', { name: 'Send trip request' }))
  await expect(page.locator('h1:focus')).toHaveText(/Thank you/)
  await keyboard.to(page.getByRole('link', { name: 'Plan Another Trip' }))
  expect(keyboard.problems).toEqual([])
})

test('a guest requests a taxi', async ({ page, guest }) => {
  const keyboard = keyboardOf(page)
  await page.goto('/taxi-service')
  await keyboard.enter(page.getByRole('link', { name: /^Hua Hin / }))
  await expect(page.getByLabel('Drop-off location')).toHaveValue('Hua Hin')
  await keyboard.typeDay(page.getByLabel('Pickup date'))
  await keyboard.type(page.getByLabel('Pickup time'), '07:30')
  await keyboard.type(page.getByRole('combobox', { name: 'Passengers' }), '5 passengers')
  await keyboard.type(page.getByLabel('Luggage'), '3 pieces')
  await expect(page.getByRole('radio', { name: /SUV/ })).toBeChecked()
  await keyboard.to(page.getByRole('radio', { name: 'One-way' }))
  await keyboard.press('ArrowRight')
  await expect(page.getByLabel('Return date')).toBeVisible()
  await keyboard.press('ArrowLeft')
  await keyboard.enter(page.locator('summary', { hasText: 'Continue' }))
  await fillInContact(keyboard, page, guest)
  await keyboard.enter(page.getByRole('button', { name: 'Send Request' }))
  await expect(page.locator('h1:focus')).toHaveText(/We’ve got your taxi request/)
  expect(keyboard.problems).toEqual([])
})

test('a guest signs up for the newsletter in the footer', async ({ page, guest }) => {
  const keyboard = keyboardOf(page)
  await page.goto('/tours')
  const footer = page.getByRole('contentinfo')
  await keyboard.to(footer.getByRole('textbox', { name: 'Email' }), 'Shift+Tab')
  await page.keyboard.type('no address')
  await keyboard.press('Enter')
  await expect(footer.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await keyboard.press('Control+A')
  await page.keyboard.type(guest.email)
  await keyboard.enter(footer.getByRole('button', { name: 'Sign up' }))
  await expect(page.locator(':focus')).toContainText('Please check your inbox')
  expect(keyboard.problems).toEqual([])
})
