import { expect } from '@playwright/test'
import { test } from './fleet-site.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the operator approves and answers a review from Today, and hides it again', async ({
      page,
      fleetSite,
    }) => {
      await fleetSite.pool.query(
        `insert into testimonials
           (customer_name, customer_email, rating, review_text, tour_id, tour_name, travel_date, review_date)
         values ('Ada', 'ada@example.com', 5, 'A calm driver.', 'erawan-death-railway', 'Erawan waterfall',
           current_date - 2, current_date)`,
      )
      await page.goto('/desk')
      await page.getByRole('link', { name: /^Read.*Ada/ }).click()
      await page.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('The review is on its trip’s page.')).toBeVisible()
      await page.goto('/admin')
      await page.getByText('Erawan waterfall').first().click()
      await page
        .getByRole('link', { name: /^Answer.*Ada/ })
        .first()
        .click()
      await page.getByLabel('Your reply').fill('Come again.')
      await page.getByRole('button', { name: 'Save the reply' }).click()
      await page.goto('/tours/bangkok/erawan-death-railway')
      await expect(page.getByText('Come again.')).toBeVisible()
      await page.goto('/admin')
      await page.getByText('Erawan waterfall').first().click()
      await page
        .getByRole('button', { name: /^Hide.*Ada/ })
        .first()
        .click()
      await page.goto('/tours/bangkok/erawan-death-railway')
      await expect(page.getByText('Come again.')).toHaveCount(0)
      await fleetSite.pool.query('delete from testimonials')
    })
  })
}
