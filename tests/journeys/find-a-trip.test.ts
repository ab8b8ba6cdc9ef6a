import { CATEGORIES } from '#catalogue/tour.rules.ts'
import { expect, openTicket, test } from './guest.ts'

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

test('on a phone the chosen town stays, from the filter to the booking form and back to all trips', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/tours?origin=kanchanaburi')
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(500)
  await expect(page.getByRole('radio', { name: 'Kanchanaburi' })).toBeChecked()
  await page.getByRole('combobox', { name: 'Length of the day' }).selectOption('Up to 7 hours')
  await page.getByRole('searchbox').fill('submarine')
  await expect(page.getByText('No tours found')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Show all day trips' }).click()
  await expect(page).toHaveURL('/tours?origin=kanchanaburi')
  await page.getByRole('link', { name: 'Erawan waterfall and the River Kwai bridge' }).click()
  await expect(page).toHaveURL('/tours/erawan-death-railway?origin=kanchanaburi')
  await openTicket(page)
  await expect(page.getByRole('complementary', { name: 'Booking' })).toContainText('฿4,300')
})

for (const [kind, name] of Object.entries(CATEGORIES))
  test(`the footer link opens the list of ${name}, with that filter in view`, async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/tours?category=${kind}`)
    const chosen = page.getByRole('combobox', { name: 'Kind of trip' })
    await expect(chosen).toHaveValue(kind)
    await expect(chosen).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('article').first()).toBeVisible()
  })

test('a card shows the starting price of its page', async ({ page }) => {
  await page.goto('/explore-trips')
  const card = page.getByRole('article').filter({ hasText: 'Huay Mae Khamin' })
  await expect(card).toContainText('฿5,800')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/tours\/kanchanaburi\/hidden-gems$/)
  await openTicket(page)
  await expect(page.getByRole('complementary', { name: 'Booking' })).toContainText('฿5,800')
  await expect(page.getByRole('radio', { name: /Van/ })).toHaveCount(0)
})
