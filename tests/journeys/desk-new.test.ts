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
