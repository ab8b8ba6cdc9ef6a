import { confirmationLink, PASSWORD } from '../admin.ts'
import { query } from '../database.ts'
import { expect } from '../guest.ts'
import { keyboardOf } from './keyboard.ts'
import { test } from './site-data.ts'
import { LAPTOP } from './viewports.ts'

test.use({ viewport: LAPTOP, isMobile: false })

test('a guest signs up, signs in and signs out', async ({ page, guest }) => {
  const keyboard = keyboardOf(page)
  const main = page.getByRole('main')
  await page.goto('/auth')
  await keyboard.enter(main.getByRole('link', { name: 'Sign Up' }))
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
  await keyboard.type(main.getByLabel('Email'), guest.email)
  await keyboard.type(page.getByLabel('Password', { exact: true }), PASSWORD)
  await keyboard.to(page.getByRole('button', { name: 'Show password' }))
  await keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await keyboard.type(page.getByLabel('Confirm password', { exact: true }), PASSWORD)
  await keyboard.enter(main.getByRole('button', { name: 'Sign Up' }))
  await page.goto(await confirmationLink(guest))
  await keyboard.type(page.getByLabel('Your password', { exact: true }), PASSWORD)
  await keyboard.enter(main.getByRole('button', { name: 'Confirm my address' }))
  await page.waitForURL('/auth')

  await page.goto('/blog')
  await keyboard.enter(page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await keyboard.type(main.getByLabel('Email'), guest.email)
  await keyboard.type(page.getByLabel('Password', { exact: true }), PASSWORD)
  await keyboard.enter(main.getByRole('button', { name: 'Sign In' }))
  await page.waitForURL('/blog')
  await keyboard.enter(page.getByRole('banner').getByRole('button', { name: 'Sign Out' }))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(keyboard.problems).toEqual([])
})

test('the operator sends a mail again, finds a booking, exports the list and opens it', async ({
  page,
  siteData,
}) => {
  await query("update mails set status = 'undeliverable', last_error = 'Error' where to_address = $1", [
    siteData.email,
  ])
  await page.context().addCookies(siteData.admin)
  const keyboard = keyboardOf(page)
  await page.goto('/desk')
  const undelivered = page.getByRole('button', { name: new RegExp(`^Send again ?: .*${siteData.email}`) })
  await keyboard.enter(undelivered.first())
  const told = page.getByText('The email will be sent again.')
  await expect(told).toBeVisible()
  await expect(told).toBeHidden()

  await keyboard.enter(page.getByRole('link', { name: /^Bookings/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  await keyboard.type(page.getByRole('searchbox'), siteData.open.reference)
  await keyboard.press('Enter')
  await expect(page.getByText('1 found for')).toBeVisible()
  const download = page.waitForEvent('download')
  await keyboard.enter(page.getByRole('link', { name: 'Export found' }))
  await download
  await keyboard.enter(page.getByRole('link', { name: siteData.open.reference }))
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  expect(keyboard.problems).toEqual([])
})
