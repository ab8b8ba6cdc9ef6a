import { codeOf } from '../one-time-code.ts'
import { PASSWORD, signInAsAdmin } from './admin.ts'
import { query } from './database.ts'
import { expect, test } from './guest.ts'

test('an admin sets up an authenticator app and signs in with its code', async ({ page, guest }) => {
  const main = page.getByRole('main')
  await signInAsAdmin(page, guest)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Add a code from your phone' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()

  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const uri = (await page.getByRole('link', { name: 'Open it in an app' }).getAttribute('href')) ?? ''
  const key = new URL(uri).searchParams.get('secret') ?? ''
  expect((await main.textContent())?.replaceAll(' ', '')).toContain(key)
  await page.getByLabel('Code', { exact: true }).fill('000 000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.locator('.field__error')).toContainText('This code is wrong')
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('000 000')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(uri))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByText('From now on, you’ll need a code to sign in.')).toBeVisible()
  await expect(main.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/)).toHaveCount(10)

  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page.getByText('Your password is all it takes to open this dashboard.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
  await page.waitForURL('/')
  await page.goto('/admin')
  await page.waitForURL('/auth')
  await main.getByLabel('Email').fill(guest.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/auth/second-step?to=%2Fadmin')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(uri, 1))
  await main.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/admin')
})

test('half an hour after sign-in an export asks for the password, then downloads', async ({
  page,
  request,
  guest,
}) => {
  await signInAsAdmin(page, guest)
  await request.post('/newsletter', { form: { name: guest.name, email: guest.email, source: 'newsletter' } })
  await query(
    `update sessions set authenticated_at = now() - interval '31 minutes' where user_id = (select id from users where email = $1)`,
    [guest.email],
  )
  await page.goto(`/admin/newsletter?q=${guest.email}`)
  await page.getByRole('link', { name: 'Export found' }).click()
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.field__error')).toContainText('That isn’t your password.')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect((await download).suggestedFilename()).toMatch(/^saphan-newsletter-.*\.csv$/)
  await expect(page.getByText('Your file is on its way.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/newsletter\?q=/)
})
