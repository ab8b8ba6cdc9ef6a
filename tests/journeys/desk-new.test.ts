import type { Request } from '@playwright/test'
import { test } from './fleet-site.ts'
import { expect } from './guest.ts'

test('a refusal stays when the answer to an earlier question comes late', async ({ page }) => {
  const isQuestion = (request: Request) => request.postData()?.includes('press=check') ?? false
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/desk/new*', async (route) => {
    if (isQuestion(route.request())) await late
    await route.continue()
  })
  await page.goto('/desk/new')
  const asked = page.waitForRequest(isQuestion)
  await page.getByLabel('Trip', { exact: true }).selectOption('erawan-death-railway')
  await page.getByLabel('Day', { exact: true }).fill('2031-03-16')
  await asked
  await page.getByRole('button', { name: 'Save as confirmed' }).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  answer()
  await expect(page.locator('.entry__day')).not.toHaveAttribute('aria-busy')
  await expect(page.getByText('Not saved yet')).toBeVisible()
})

test('a form whose session has ended stays as it was typed, and is saved after the next sign-in', async ({
  page,
  context,
}) => {
  const name = page.getByLabel('Name', { exact: true })
  const email = page.getByLabel('Email', { exact: true })
  await page.goto('/desk/new')
  await name.fill('Ruby Placeholder')
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.getByLabel('Adults', { exact: true }).fill('2')
  await expect(page.getByText('You have been signed out')).toBeVisible()
  await email.fill('ruby@example.com')
  await page.getByRole('button', { name: 'Save as confirmed' }).click()
  await expect(page.getByRole('alert').locator('.notice')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('target', '_blank')
  await expect(name).toHaveValue('Ruby Placeholder')
  await expect(email).toHaveValue('ruby@example.com')

  await context.addCookies(cookies)
  await page.getByRole('button', { name: 'Save as confirmed' }).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(email).toHaveValue('ruby@example.com')
})

test('a pasted message leaves open what it says in two ways; one press fills it in, and the reply follows in the language of the guest', async ({
  page,
}) => {
  await page.goto('/desk/new')
  const message =
    'Guten Tag, wir möchten nach Erawan, 2 oder 3 Personen, 1 Koffer. Mein Name ist Petra Beispiel, petra@example.de, +49 151 23456789'
  await page.locator('#entry-message').fill(message)
  await page.getByRole('button', { name: 'Read message' }).click()
  const reply = page.getByLabel('Your reply, ready to send')
  await expect(reply).toHaveValue(/Wie viele Personen sind Sie\?/)
  const trip = page.getByLabel('Trip', { exact: true })
  await expect(trip).toHaveValue('')
  await page.getByRole('button', { name: 'Erawan falls, Phra That Cave and the dam' }).click()
  await expect(trip).toHaveValue('erawan-falls-cave')
  await page.getByRole('button', { name: '3', exact: true }).click()
  await expect(page.getByLabel('Adults', { exact: true })).toHaveValue('3')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Petra Beispiel')
  await expect(reply).not.toHaveValue(/Wie viele Personen sind Sie\?/)
})
