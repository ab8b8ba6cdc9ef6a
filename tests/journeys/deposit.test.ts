import { ONE_SUV, test } from './fleet-site.ts'
import { expect, fillIn } from './guest.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('a deposit is set at the desk, paid by a guest, and the rest is paid on the trip pass', async ({
      page,
      guest,
      fleetSite: { pool },
    }) => {
      await pool.query(ONE_SUV)
      await page.goto('/desk/settings?edit=deposit')
      await page.getByRole('textbox', { name: 'Deposit' }).fill('30')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('30% of the price, rounded up to ฿100')).toBeVisible()

      await page.goto('/tours/bangkok/death-railway-historical-journey')
      await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
      // The form knows the chosen vehicle only with scripts; the summary says both sums in either way.
      if (javaScriptEnabled) await expect(page.getByText('Pay ฿1,700 by card when you book')).toBeVisible()
      await page.getByRole('button', { name: 'Continue to summary' }).click()
      await expect(page.getByText(/฿3,800/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Pay ฿1,700 by card' }).click()
      await page.getByRole('button', { name: 'Pay ฿1,700' }).click()
      await expect(page.getByText('Still to pay')).toBeVisible()
      await page.getByRole('radio', { name: 'By card' }).check()
      await page.getByRole('button', { name: 'Pay ฿3,800 by card' }).click()
      await page.getByRole('button', { name: 'Pay ฿3,800' }).click()
      await expect(page.getByText('paid in full')).toBeVisible()
    })
  })
