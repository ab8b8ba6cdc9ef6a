import { signInAsAdmin } from './admin.ts'
import { expect, test } from './guest.ts'

test('the operator finds a new sign-up, opens it and exports it', async ({ page, guest }) => {
  await page.goto('/newsletter')
  await page.getByRole('main').getByLabel('Email').fill(`reader.${guest.email}`)
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByText('Please check your inbox')).toBeVisible()

  await signInAsAdmin(page, guest)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Testimonials' })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: /^Newsletter/ }).click()
  await expect(page.getByRole('heading', { name: 'Newsletter', exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill(guest.email)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 found for')).toBeVisible()

  await page.getByText('Anonymous').first().click()
  await expect(page.getByText('Last asked')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export found' }).click()
  expect((await download).suggestedFilename()).toMatch(/^saphan-newsletter-\d{4}-\d\d-\d\d\.csv$/)

  await page.getByRole('link', { name: 'Back to the website' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/admin/overview')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('/')
  await expect(page.getByText('Successfully signed out')).toBeVisible()
})
