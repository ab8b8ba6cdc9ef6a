import type { Page } from '@playwright/test'
import { expect, type Guest, mailsAbout, test } from './guest.ts'

/** The address of a page in the newest email to this reader. */
async function linkInMail(reader: Guest, count: number, page: string): Promise<string> {
  const mail = (await mailsAbout(reader, count)).at(-1)
  const link = new RegExp(`/newsletter/${page}\\?id=[\\w.-]+`).exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`no link to ${page} in ${mail?.text}`)
  return link
}

async function signUp(page: Page, email: string) {
  await page.goto('/newsletter')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a reader signs up, confirms and unsubscribes', async ({ page, guest }) => {
      await signUp(page, guest.email)
      await expect(page.getByText('Please check your inbox')).toBeVisible()

      await page.goto(await linkInMail(guest, 1, 'confirm'))
      await page.getByRole('button', { name: 'Yes, send me the news' }).click()
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

      await page.goto(await linkInMail(guest, 2, 'unsubscribe'))
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    })

    test('an invalid address is refused, and the form keeps its values', async ({ page }) => {
      await page.goto('/newsletter')
      const form = page.getByRole('main')
      await form.getByLabel('Name').fill('Ada')
      await form.getByLabel('Email').fill('ada@example')
      await form.getByRole('button', { name: 'Sign up' }).click()
      await expect(form.getByText('Please enter a valid email address').last()).toBeVisible()
      await expect(form.getByLabel('Name')).toHaveValue('Ada')
      await expect(form.getByLabel('Email')).toHaveValue('ada@example')
    })
  })
}

test('a double click sends one confirmation email', async ({ page, guest }) => {
  await page.goto('/newsletter')
  await page.getByRole('main').getByLabel('Email').fill(guest.email)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).dblclick()
  await expect(page.getByText('Please check your inbox')).toBeVisible()
  await mailsAbout(guest, 1)
})
