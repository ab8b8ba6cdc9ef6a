import { CATEGORIES } from '#domain/catalogue/tour.ts'
import { expect, test } from './guest.ts'

test('the list filters while typing, and says when nothing is found', async ({ page }) => {
  await page.goto('/tours')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pre-Made Trip Programs – Book Taxi with Driver',
  )
  await expect(page.getByRole('heading', { name: 'Available Trip Programs (30)' })).toBeVisible()
  await page.getByRole('searchbox').fill('ELEPHANT')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page).toHaveURL(/q=ELEPHANT/)
  await page.getByRole('searchbox').fill('submarine')
  await expect(page.getByText('No tours found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible()
})

for (const [kind, name] of Object.entries(CATEGORIES))
  test(`the footer link opens the list of ${name}, with that filter in view`, async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/tours?category=${kind}`)
    await expect(page.getByRole('radio', { name })).toBeChecked()
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('article').first()).toBeVisible()
  })

test('a card shows the starting price of its page', async ({ page }) => {
  await page.goto('/explore-trips')
  const card = page.getByRole('article').filter({ hasText: 'Huay Mae Khamin' })
  await expect(card).toContainText('฿5,800')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/tours\/kanchanaburi\/hidden-gems$/)
  await expect(page.getByRole('complementary', { name: 'Booking' })).toContainText('from ฿5,800')
  await expect(page.getByRole('radio', { name: /Van/ })).toHaveCount(0)
})
