import { runAdminCommand, signIn, signUp } from './admin.ts'
import { expect, fillIn, mailsAbout, referenceIn, test } from './guest.ts'

test('an operator signs up, gets the role, uses the dashboard, and loses access when the role is revoked', async ({
  page,
  guest,
}) => {
  const operator = { ...guest, email: `operator.${guest.email}` }
  await signUp(page, operator)
  await expect(page.getByRole('status').filter({ hasText: 'Your email address is confirmed' })).toBeVisible()

  await page.goto('/admin')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Please sign in to access admin panel')).toBeVisible()
  await signIn(page, operator)
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Access denied: Admin privileges required')).toBeVisible()

  await runAdminCommand('grant', operator.email)
  await page.goto('/tours/bangkok/erawan-death-railway')
  await fillIn(page, guest, { guests: '2', vehicle: /SUV/ })
  await page.getByRole('button', { name: /Send booking request/i }).click()
  const [mail] = await mailsAbout(guest, 2)
  const reference = referenceIn(mail?.subject ?? '')
  await page.goto('/admin/bookings')
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByText(guest.name).first()).toBeVisible()

  await runAdminCommand('revoke', operator.email)
  await page.reload()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Access denied: Admin privileges required')).toBeVisible()
})

test('signing out in one browser ends the session in the other', async ({ page, guest, browser }) => {
  await signUp(page, guest)
  await signIn(page, guest)
  const context = await browser.newContext()
  const laptop = await context.newPage()
  await signIn(laptop, guest)
  await expect(laptop.getByText(guest.email).first()).toBeAttached()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
  await expect(page.getByText('Successfully signed out')).toBeVisible()
  await page.waitForURL('/')
  await laptop.reload()
  await expect(laptop.getByText(guest.email)).toHaveCount(0)
  await laptop.goto('/admin')
  await expect(laptop).toHaveURL('/auth')
  await context.close()
})

test('Sign Up is disabled until every field is filled in, and a password can be shown', async ({ page }) => {
  await page.goto('/auth?tab=sign-up')
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: 'Sign Up' })
  await expect(submit).toBeDisabled()
  await page.getByRole('main').getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('five5')
  await expect(submit).toBeDisabled()
  await page.getByLabel('Confirm password', { exact: true }).fill('another')
  await expect(submit).toBeEnabled()

  await main.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await main.getByRole('button', { name: 'Hide password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')

  await submit.click()
  await expect(main.getByText('Password must be at least 6 characters long').last()).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('five5')
})

test('signing in in one tab redirects the other tab to the home page', async ({ page, guest, context }) => {
  await signUp(page, guest)
  const other = await context.newPage()
  await other.goto('/auth')
  await expect(other.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await signIn(page, guest)
  await other.waitForURL('/')
})
