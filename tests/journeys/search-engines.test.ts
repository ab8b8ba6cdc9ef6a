import type { Page } from '@playwright/test'
import { expect, test } from './guest.ts'

/** The texts of the selected elements, by the browser's XML parser. */
function namesIn(page: Page, xml: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([source = '', wanted = '']) => {
      const document = new DOMParser().parseFromString(source, 'application/xml')
      if (document.querySelector('parsererror')) throw new Error('not well-formed')
      return Array.from(document.querySelectorAll(wanted), (found) => found.textContent ?? '')
    },
    [xml, selector],
  )
}

test('the sitemap in robots.txt is well-formed XML', async ({ page, request }) => {
  await page.goto('/privacy')
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ''
  const xml = await (await request.get(new URL(sitemap).pathname)).text()
  const addresses = await namesIn(page, xml, 'loc')
  expect(addresses.length).toBeGreaterThan(45)
})

test('the feed of the blog is well-formed XML with working links', async ({ page, request }) => {
  await page.goto('/blog')
  const feed = page.locator('link[type="application/rss+xml"]')
  const answer = await request.get((await feed.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  const xml = await answer.text()
  expect(await namesIn(page, xml, 'item > title')).toHaveLength(6)
  const links = await namesIn(page, xml, 'item > link')
  for (const link of links) expect((await request.get(new URL(link).pathname)).status()).toBe(200)
})

test('structured data and canonical address change with client-side navigation', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/[a-z-]+$/)
})

test('forms link to the privacy page', async ({ page }) => {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await page.locator('form').getByRole('link', { name: 'Privacy' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect(page.getByText('Last changed on 25 November 2026')).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Changing or cancelling' })).toBeVisible()
})
