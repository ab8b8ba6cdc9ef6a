import type { Page } from '@playwright/test'
import { expect, openTicket } from '../guest.ts'
import { test } from './site-data.ts'
import { PHONE } from './viewports.ts'

test.use({ viewport: PHONE, isMobile: false })

/** Expects the text in a live region that existed before, because screen readers announce only such changes. */
async function expectAnnounced(
  page: Page,
  region: string,
  doIt: () => Promise<unknown>,
  said: string | RegExp,
) {
  const live = page.locator('[aria-live="polite"], [role="status"], output').and(page.locator(region))
  await expect(live).toHaveCount(1)
  const before = await live.elementHandle()
  await doIt()
  await expect(live).toContainText(said)
  expect(await live.evaluate((now, then) => now === then, before)).toBe(true)
}

test('the number of trips found is announced', async ({ page }) => {
  await page.goto('/')
  await expectAnnounced(
    page,
    '.find p',
    () => page.getByRole('radio', { name: 'Kanchanaburi' }).check(),
    '26 trips',
  )
  await page.goto('/tours')
  await expectAnnounced(page, 'h2', () => page.getByRole('searchbox').fill('elephant'), '(3)')
  await page.goto('/blog')
  await expectAnnounced(page, 'h2', () => page.getByRole('searchbox').fill('erawan'), /\d articles?/)
})

test('the price of the chosen vehicle is announced', async ({ page }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await openTicket(page)
  await expectAnnounced(page, 'output', () => page.getByRole('radio', { name: /Van/ }).check(), '฿6,300')
})

test('the numbers of places found and chosen are announced', async ({ page }) => {
  await page.goto('/custom-trip')
  const search = page.getByRole('searchbox', { name: 'Search places' })
  await expectAnnounced(
    page,
    '.places p.visually-hidden',
    () => search.fill('cave temple'),
    '2 of 37 places found',
  )
  await expectAnnounced(page, '.chosen p', () => page.getByRole('checkbox').first().check(), '1 place chosen')
})

test('the filled-in route is announced', async ({ page }) => {
  await page.goto('/taxi-service')
  const route = page.getByRole('link', { name: /^Hua Hin / })
  await expectAnnounced(page, '.ride__filled', () => route.click(), 'From Hotel in Kanchanaburi to Hua Hin')
})

test('the current picture and page are announced', async ({ page }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  const next = page.getByRole('link', { name: 'Next picture' })
  await expectAnnounced(page, '.gallery__counter', () => next.click(), '2 / 3')
  const home = page.getByRole('banner').getByRole('link').first()
  await expectAnnounced(page, 'body > .visually-hidden', () => home.click(), 'private drivers and day trips')
})
