import { expect, test } from './guest.ts'

const ERAWAN = 'Erawan waterfall tier by tier, with walking times and seasons'

test('the newest article is first, and the list filters while typing', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('region', { name: 'Latest article' })).toContainText(ERAWAN)
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('searchbox').fill('BUDDHISM')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Temples around Kanchanaburi')
  await expect(page).toHaveURL(/q=BUDDHISM/)
  await page.getByRole('searchbox').fill('submarine')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible()
  await page.getByRole('link', { name: 'Show all articles' }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('a category narrows the blog', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('combobox', { name: 'Kind of article' }).selectOption('Travel Tips')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/category=travel-tips/)
})

test('a card has its date, reading time and three tags at most', async ({ page }) => {
  await page.goto('/blog')
  for (const card of await page.getByRole('article').all()) {
    await expect(card).toContainText(/\d{1,2} \w+ 2026/)
    await expect(card).toContainText(/\d min read/)
    await expect(card).not.toContainText('comment')
    expect(await card.getByRole('list', { name: 'Tags' }).getByRole('listitem').count()).toBeLessThanOrEqual(
      3,
    )
  }
})

test('an article has links to share it, its contents, its trips and other articles', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: ERAWAN }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERAWAN)
  await expect(page.getByText('12 November 2026')).toBeVisible()
  await expect(page.getByText('Fees and hours were checked in November 2026')).toBeVisible()

  const share = page.getByRole('region', { name: 'Share this article' })
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*%2Fblog%2Ferawan-waterfall-seven-tiers$/,
  )
  await expect(share.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?subject=Erawan/)
  await page.context().grantPermissions(['clipboard-write'])
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share.getByRole('button', { name: 'Link copied' })).toBeVisible()

  await page.getByText('On this page').first().click()
  await page.getByRole('link', { name: 'When to come' }).first().click()
  await expect(page).toHaveURL(/#when-to-come$/)
  await expect(page.getByRole('heading', { name: 'When to come' })).toBeInViewport()

  await expect(
    page.getByRole('complementary', { name: 'A trip that goes there' }).getByRole('link'),
  ).toHaveAttribute('href', '/tours/bangkok/erawan-death-railway')
  await expect(page.getByRole('region', { name: 'Trips that go there' }).getByRole('article')).toHaveCount(3)
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Death Railway')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog is searched and an article read', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('curry')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('article').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What to eat')
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
  })
})
