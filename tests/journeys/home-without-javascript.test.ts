import { expect, mailsAbout, test } from './guest.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript every quote is visible, without buttons', async ({ page }) => {
  await page.goto('/')
  const quotes = page.getByRole('region', { name: 'What guests say' })
  await expect(quotes.getByRole('figure').filter({ visible: true })).toHaveCount(4)
  await expect(quotes.getByRole('button')).toHaveCount(0)
})

test('without JavaScript a picture opens as a file', async ({ page }) => {
  await page.goto('/')
  const photos = page.getByRole('region', { name: 'Along the way' })
  await expect(photos.getByRole('link')).toHaveCount(9)
  await expect(photos.getByRole('button')).toHaveCount(0)
  await photos.getByRole('link', { name: /Maeklong railway market/ }).click()
  await expect(page).toHaveURL(/\/art\/railway-market\.svg$/)
})

test('without JavaScript the drawer, the ticket and the questions work', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)

  await page.goto('/')
  await page.getByText('Do you have child seats?').click()
  await expect(page.getByText('Yes, and they are free on request.')).toBeVisible()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await page.getByLabel('What kind of day').selectOption('Wildlife & Culture')
  await page.getByRole('button', { name: 'Find my day' }).click()
  await expect(page.getByRole('heading', { name: 'Available Trip Programs (3)' })).toBeVisible()
})

test('without JavaScript the newsletter page answers the footer', async ({ page, guest }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email' }).fill(guest.email)
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/newsletter$/)
  await expect(page.getByRole('main').getByText('Please check your inbox.')).toBeVisible()
  await mailsAbout(guest, 1)
})
