import { expect, mailsAbout, test } from './guest.ts'

test.use({ javaScriptEnabled: false })

/** `Sun 29 Nov`, without a reason why there is no trip. */
const DAY = /^\w{3}\s\d{1,2}\s\w{3}$/

test('without JavaScript every quote is visible, without buttons', async ({ page }) => {
  await page.goto('/')
  const quotes = page.getByRole('region', { name: 'What guests say' })
  await expect(quotes.getByRole('figure').filter({ visible: true })).toHaveCount(4)
  await expect(quotes.getByRole('button')).toHaveCount(0)
})

test('without JavaScript a picture opens as a file', async ({ page }) => {
  await page.goto('/')
  const photos = page.getByRole('region', { name: 'Along the way' })
  expect(await photos.getByRole('link').count()).toBeGreaterThanOrEqual(9)
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
  await expect(page.getByRole('button', { name: 'See 18 trips' })).toBeVisible()
  await page.getByRole('radio', { name: 'Kanchanaburi' }).check()
  const day = page.getByRole('radio', { name: DAY }).nth(1)
  const date = await day.inputValue()
  await day.check()
  await page.getByRole('button', { name: 'See 18 trips' }).click()
  await expect(page.getByRole('main').locator(`time[datetime="${date}"]`)).toBeVisible()
})

test('without JavaScript another day is typed into the field of the browser, which wins over a button', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('radio', { name: DAY }).nth(1).check()
  await page.getByLabel('Another day').fill('2027-01-16')
  await page.getByRole('button', { name: 'See 18 trips' }).click()
  await expect(page.getByText('Saturday 16 January 2027')).toBeVisible()
  await expect(page.getByRole('search').getByLabel('Which day?')).toHaveValue('2027-01-16')
})

test('without JavaScript a day that was pressed can be taken back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: DAY }).nth(1).check()
  await page.getByRole('radio', { name: 'Any day' }).check()
  await page.getByRole('button', { name: 'See 18 trips' }).click()
  await expect(page.getByRole('heading', { name: 'Available Trip Programs' })).toBeVisible()
  await expect(page.getByRole('main').locator('time')).toHaveCount(0)
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
