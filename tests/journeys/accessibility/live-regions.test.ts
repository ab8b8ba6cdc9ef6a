import type { Page } from '@playwright/test'
import { expect } from '../guest.ts'
import { LONG, test } from './site-data.ts'
import { PHONE } from './viewports.ts'

test.use({ viewport: PHONE, isMobile: false })

/** Screen readers say what changes in a region that was there before. */
async function expectSaid(page: Page, region: string, doIt: () => Promise<unknown>, said: string | RegExp) {
  const live = page.locator('[aria-live="polite"], [role="status"], output').and(page.locator(region))
  await expect(live).toHaveCount(1)
  const before = await live.elementHandle()
  await doIt()
  await expect(live).toContainText(said)
  expect(await live.evaluate((now, then) => now === then, before)).toBe(true)
}

test('how many trips there are', async ({ page }) => {
  await page.goto('/')
  await expectSaid(
    page,
    '.find p',
    () => page.getByLabel('Where to').selectOption('Hellfire Pass'),
    '4 trips',
  )
  await page.goto('/tours')
  await expectSaid(page, 'h2', () => page.getByRole('searchbox').fill('elephant'), '(3)')
  await page.goto('/blog')
  await expectSaid(page, 'h2', () => page.getByRole('searchbox').fill('erawan'), /\d articles?/)
})

test('what the chosen vehicle costs', async ({ page }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await expectSaid(page, 'output', () => page.getByRole('radio', { name: /Van/ }).check(), '฿6,300')
})

test('how many places are found and chosen', async ({ page }) => {
  await page.goto('/custom-trip')
  const search = page.getByRole('searchbox', { name: 'Search places' })
  await expectSaid(page, '.places .visually-hidden', () => search.fill('cave temple'), '2 of 37 places found')
  await expectSaid(page, '.chosen p', () => page.getByRole('checkbox').first().check(), '1 place chosen')
})

test('which ride is filled in', async ({ page }) => {
  await page.goto('/taxi-service')
  const route = page.getByRole('link', { name: /Hua Hin/ })
  await expectSaid(page, '.ride__filled', () => route.click(), 'From Hotel in Kanchanaburi to Hua Hin')
})

test('which picture and which page is shown', async ({ page }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  const next = page.getByRole('link', { name: 'Next picture' })
  await expectSaid(page, '.gallery__counter', () => next.click(), '2 / 5')
  const home = page.getByRole('banner').getByRole('link').first()
  await expectSaid(page, 'body > .visually-hidden', () => home.click(), 'private drivers and day trips')
})

test('the chosen day is below its field in words', async ({ page }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await page.getByLabel('Date').fill(LONG.date)
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription(/Thursday 14 February 2030/)
})
