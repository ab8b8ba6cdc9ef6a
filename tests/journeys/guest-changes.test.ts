import { asIfVehicleHeld } from './database.ts'
import { expect, fillIn, test } from './guest.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('on a phone a guest gives a paid trip another party and then another day, and cancels it', async ({
      page,
      guest,
    }) => {
      await page.goto('/tours/cultural-journey')
      await fillIn(page, guest, { guests: '2', vehicle: /Car/ })
      await page.getByRole('button', { name: 'Continue to summary' }).click()
      await page.getByRole('button', { name: 'Pay ฿5,200 if we confirm' }).click()
      await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
      await asIfVehicleHeld(guest)
      await page.getByRole('button', { name: 'Pay ฿5,200' }).click()

      await page.getByRole('button', { name: 'Change date' }).click()
      await page.getByLabel('Guests').selectOption('5')
      await page.getByRole('button', { name: 'See what changes' }).click()
      await page.getByRole('button', { name: 'Change to 5 guests, ฿500 more' }).click()
      await expect(page.getByText('Your booking is changed, as shown here.')).toBeVisible()

      await page.getByRole('button', { name: 'Change date' }).click()
      await page.getByRole('button', { name: 'Later days' }).click()
      await page.getByRole('radio', { name: /free$/ }).last().check()
      await page.getByRole('button', { name: 'See what changes' }).click()
      await expect(page.getByText('฿5,700, as before')).toBeVisible()
      await page.getByRole('button', { name: 'Choose something else' }).click()
      await page.getByRole('button', { name: 'See what changes' }).click()
      await page.getByRole('button', { name: /^Change date to/ }).click()
      await expect(page.getByText('Your booking is changed, as shown here.')).toBeVisible()

      await page.getByRole('button', { name: 'Cancel booking' }).click()
      await page.getByRole('button', { name: 'Cancel booking and get ฿5,200 back' }).click()
      await expect(page.getByRole('heading', { name: 'This booking is cancelled.' })).toBeVisible()
      await expect(
        // The job that sends refunds may have run already.
        page.getByText(/We’re refunding ฿5,200 the way you paid\. It(’s| will be) on its way/),
      ).toBeVisible()
    })
  })
