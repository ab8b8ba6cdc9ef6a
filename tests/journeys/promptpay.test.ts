import { ONE_SUV, test } from './fleet-site.ts'
import { expect, fillIn } from './guest.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('PromptPay is offered at the desk; a guest pays by it, and the pass settles by itself, without scripts too', async ({
  page,
  guest,
  browser,
  fleetSite: { pool },
}) => {
  await pool.query(ONE_SUV)
  await page.goto('/desk/settings?edit=channels')
  await page.getByLabel('PromptPay').selectOption('Offered')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Switch it on in your Stripe account')).toBeVisible()

  await page.goto('/tours/bangkok/death-railway-historical-journey')
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await page.getByRole('button', { name: 'Pay ฿5,500 by card or PromptPay' }).click()
  await page.getByRole('button', { name: 'Scan the PromptPay code' }).click()
  await expect(page.getByRole('button', { name: 'The money arrives' })).toBeVisible()
  const bank = await page.context().newPage()
  await bank.goto(page.url())
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page.getByText('Please don’t pay again.')).toBeVisible()

  const token = new URL(page.url()).searchParams.get('booking')
  const withoutScripts = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const tab of [page, withoutScripts]) {
    await tab.goto(new URL(`/booking/${token}`, page.url()).href)
    await expect(tab.getByRole('heading', { name: 'We’re waiting for your bank.' })).toBeVisible()
  }
  await bank.getByRole('button', { name: 'The money arrives' }).click()
  for (const tab of [page, withoutScripts])
    await expect(tab.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({ timeout: 20_000 })

  await expect(page.getByText('paid in full by PromptPay')).toBeVisible()
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByText('PromptPay')).toBeVisible()
})
