import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './guest.ts'

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
}

test('every page in the sitemap has no console error, fits a phone and has valid structured data', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  for (const path of await sitemapPaths(request)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const found = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      headings: document.querySelectorAll('h1').length,
      blocks: Array.from(
        document.querySelectorAll('script[type="application/ld+json"]'),
        (block) => JSON.parse(block.textContent ?? '')['@type'] as string,
      ),
    }))
    expect.soft({ path, ...found }).toMatchObject({ overflow: 0, headings: 1 })
    if (path.startsWith('/tours/')) expect.soft(found.blocks).toEqual(['TouristTrip', 'BreadcrumbList'])
    if (path.startsWith('/blog/')) expect.soft(found.blocks).toEqual(['Article', 'BreadcrumbList'])
  }
})
